// The stack in real files.
// SPDX-License-Identifier: MIT

import Coordinator
import Foundation
import TestSupport
import Testing

@Suite struct StackFileTests {
  private func inDirectory(_ body: (URL) async throws -> Void) async throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    try await body(directory)
  }

  private func path(_ url: URL) -> String { url.path(percentEncoded: false) }

  @Test func aSavedFileIsLoadedAndReplaced() async throws {
    try await inDirectory { directory in
      let file = path(directory.appending(path: "a stack ✓.json"))
      for text in ["first", "second"] {
        try await StackClient.file.save(Data(text.utf8), file)
        #expect(try await StackClient.file.load(file) == Data(text.utf8))
      }
    }
  }

  @Test func aLinkIsFollowed() async throws {
    try await inDirectory { directory in
      let (file, link) = (directory.appending(path: "file"), directory.appending(path: "link"))
      try Data("old".utf8).write(to: file)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      try await StackClient.file.save(Data("new".utf8), path(link))
      #expect(try Data(contentsOf: file) == Data("new".utf8))
    }
  }

  @Test func aMissingDirectoryIsNotCreated() async throws {
    try await inDirectory { directory in
      let file = path(directory.appending(path: "missing/file"))
      await #expect(throws: Refusal("there is no such file or directory")) {
        try await StackClient.file.save(Data(), file)
      }
    }
  }
}
