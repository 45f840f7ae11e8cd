// The favorite primes in a file, with Foundation alone.
// SPDX-License-Identifier: MIT

import Foundation
import PrimeTime
import TestSupport
import Testing

@Suite struct FavoritesClientTests {
  private let directory = TemporaryDirectory()
  private var path: String { directory.path("favorites.json") }

  @Test(arguments: [[], [7, 2, 5], [9_223_372_036_854_775_783]])
  func savedPrimesAreLoaded(primes: [Int]) async throws {
    try await FavoritesClient.file.save([11, 13], path)
    try await FavoritesClient.file.save(primes, path)
    #expect(try await FavoritesClient.file.load(path) == primes)
  }

  @Test(arguments: [
    ("", "it is not JSON like"), ("rubbish", "it is not JSON like"), ("[2]", "it is not JSON like"),
    (#"{"version": 2, "favoritePrimes": []}"#, "version 2 is unknown"),
    (#"{"version": 1, "favoritePrimes": [2, 2]}"#, "2 is listed twice"),
    (#"{"version": 1, "favoritePrimes": [4]}"#, "4 is not prime"),
  ])
  func aFileWithoutAListOfPrimesIsNotLoaded(text: String, why: String) async throws {
    try directory.write(text, to: "favorites.json")
    let path = path
    let error = await #expect(throws: FavoritesError.self) {
      _ = try await FavoritesClient.file.load(path)
    }
    let message = try #require(error).description
    #expect(message.hasPrefix("cannot load favorites from \"\(path)\": \(why)"))
  }

  @Test func aFailedSaveSaysWhyAndTheOldFileStays() async throws {
    try directory.write("old", to: "favorites.json")
    let inside = path + "/favorites.json"
    let error = await #expect(throws: FavoritesError.self) {
      try await FavoritesClient.file.save([2], inside)
    }
    #expect(
      error?.description == "cannot save favorites to \"\(inside)\": Not a directory"
        || error?.description.contains("exists") == true)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
  }

  /// A save would replace it, even the null device.
  @Test func anythingButAFileIsRefused() async throws {
    let error = await #expect(throws: FavoritesError.self) {
      try await FavoritesClient.file.save([2], directory.path)
    }
    #expect(try #require(error).description.hasSuffix("it is not a regular file; choose another"))
  }

  @Test func aSymbolicLinkStays() async throws {
    try directory.write("", to: "favorites.json")
    let link = directory.path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    try await FavoritesClient.file.save([2], link)
    #expect(try await FavoritesClient.file.load(path) == [2])
  }

  @Test func aCancelledSaveChangesNothing() async throws {
    try directory.write("old", to: "favorites.json")
    let save = Task { [path] in
      withUnsafeCurrentTask { $0?.cancel() }
      try await FavoritesClient.file.save([2], path)
    }
    await #expect(throws: CancellationError.self) { try await save.value }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
  }

  @Test func aSaveIsSafeIfItReplacesNothingUnseen() async throws {
    let client = FavoritesClient.file
    func unseen(_ known: Set<Int>) async -> String? { await client.unseen(known, path) }
    #expect(await unseen([]) == nil)
    try directory.write("", to: "favorites.json")
    #expect(await unseen([]) == nil)
    try await client.save([2, 3], path)
    #expect(await unseen([2, 3, 5]) == nil)
    #expect(
      await unseen([2])
        == "\"\(path)\" holds 3, which a write would drop; load or overwrite it")
    try directory.write("mine", to: "favorites.json")
    #expect(
      await unseen([2, 3]) == "\"\(path)\" holds something other than favorite primes, "
        + "which a write would drop; load or overwrite it")
  }

  @Test func aSaveKeepsThePermissionsAndRespectsThem() async throws {
    try await FavoritesClient.file.save([2], path)
    for (mode, primes) in [(0o600, [2, 3]), (0o640, [5])] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      try await FavoritesClient.file.save(primes, path)
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == mode)
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: path)
    let error = await #expect(throws: FavoritesError.self) {
      try await FavoritesClient.file.save([7], path)
    }
    #expect(try #require(error).description.contains("it is not writable; change its permissions"))
    #expect(try await FavoritesClient.file.load(path) == [5])
  }
}
