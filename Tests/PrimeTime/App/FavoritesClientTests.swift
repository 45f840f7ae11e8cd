// The favorite primes in a file, with Foundation alone.
// SPDX-License-Identifier: MIT

import Foundation
import PrimeTime
import Testing

@Suite final class FavoritesClientTests {
  private let directory = FileManager.default.temporaryDirectory.appending(
    path: UUID().uuidString, directoryHint: .isDirectory)
  private var file: URL { directory.appending(path: "new/favorites.json") }
  private var path: String { file.path(percentEncoded: false) }

  deinit { try? FileManager.default.removeItem(at: directory) }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @Test func aTestReplacesAClosure() async throws {
    var favorites = FavoritesClient.file
    favorites.load = { _ in [2, 3, 5] }
    #expect(try await favorites.load("nowhere") == [2, 3, 5])
  }

  @Test(arguments: [[], [7, 2, 5], [9_223_372_036_854_775_783]])
  func savedPrimesAreLoaded(primes: [Int]) async throws {
    try await FavoritesClient.file.save([11, 13], path)
    try await FavoritesClient.file.save(primes, path)
    #expect(try await FavoritesClient.file.load(path) == primes)
  }

  @Test(arguments: [
    ("", "it is not JSON like"), ("rubbish", "it is not JSON like"), ("[2]", "it is not JSON like"),
    (#"{"version": 2, "favoritePrimes": []}"#, "version 2 is unknown"),
    (#"{"version": 1, "favoritePrimes": [2, 2]}"#, "2 is there twice"),
    (#"{"version": 1, "favoritePrimes": [4]}"#, "4 is not prime"),
  ])
  func aFileWithoutAListOfPrimesIsNotLoaded(text: String, why: String) async throws {
    try write(text)
    let path = path
    let error = await #expect(throws: FavoritesError.self) {
      _ = try await FavoritesClient.file.load(path)
    }
    let message = try #require(error).description
    #expect(message.hasPrefix("cannot load favorites from \"\(path)\": \(why)"))
  }

  @Test func aFailedSaveSaysWhyAndTheOldFileStays() async throws {
    try write("old")
    let inside = path + "/favorites.json"
    let error = await #expect(throws: FavoritesError.self) {
      try await FavoritesClient.file.save([2], inside)
    }
    #expect(
      error?.description == "cannot save favorites to \"\(inside)\": Not a directory"
        || error?.description.contains("exists") == true)
    #expect(try String(contentsOf: file, encoding: .utf8) == "old")
  }

  /// A save would replace it, even the null device.
  @Test func anythingButAFileIsRefused() async throws {
    try write("")
    let folder = file.deletingLastPathComponent().path(percentEncoded: false)
    let error = await #expect(throws: FavoritesError.self) {
      try await FavoritesClient.file.save([2], folder)
    }
    #expect(try #require(error).description.hasSuffix("it is not a regular file; choose another"))
  }

  @Test func aSymbolicLinkStays() async throws {
    try write("")
    let link = directory.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    try await FavoritesClient.file.save([2], link.path(percentEncoded: false))
    #expect(try await FavoritesClient.file.load(path) == [2])
  }

  @Test func aCancelledSaveChangesNothing() async throws {
    try write("old")
    let save = Task { [path] in
      withUnsafeCurrentTask { $0?.cancel() }
      try await FavoritesClient.file.save([2], path)
    }
    await #expect(throws: CancellationError.self) { try await save.value }
    #expect(try String(contentsOf: file, encoding: .utf8) == "old")
  }

  @Test func aSaveIsSafeIfItReplacesNothingUnseen() async throws {
    let client = FavoritesClient.file
    func unseen() async -> String? { await client.unseen(path) }
    #expect(await unseen() == nil)
    try write("")
    #expect(await unseen() == nil)
    try write(#"{"version": 1, "favoritePrimes": [2, 3]}"#)
    #expect(
      await unseen()
        == "\"\(path)\" holds 2 favorite primes and was not loaded; load or overwrite it")
    _ = try await client.load(path)
    #expect(await unseen() == nil)
    try await client.save([7], path)
    #expect(await unseen() == nil)
    try write("mine")
    #expect(
      await unseen() == "\"\(path)\" holds something other than favorite primes "
        + "and has changed since it was loaded or written; load or overwrite it")
  }
}
