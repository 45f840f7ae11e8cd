// A file that is written once.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import LineMode

@Suite struct NewFileTests {
  @Test func anExistingFileStaysUnchanged() throws {
    let path = FileManager.default.temporaryDirectory.path + "/" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: path) }
    try NewFile(path: path).write("mine")
    let failure = #expect(throws: CommandFailure.self) { try NewFile(path: path) }
    #expect(failure?.message == "cannot write \"\(path)\": it exists; name a new file")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
  }
}
