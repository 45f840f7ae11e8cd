// The favorite primes in a file, with Foundation alone.
// SPDX-License-Identifier: MIT

import Foundation
import PrimeTime
import Testing

@Suite final class FavoritesClientTests {
  private let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var path: String { file.path(percentEncoded: false) }

  deinit { try? FileManager.default.removeItem(at: file) }

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
    "", "rubbish", "[2]", #"{"version": 1, "favoritePrimes": [2, 2]}"#,
    #"{"version": 1, "favoritePrimes": [4]}"#,
  ])
  func aFileWithoutAListOfPrimesIsNotLoaded(text: String) async throws {
    try text.write(to: file, atomically: true, encoding: .utf8)
    let path = path
    await #expect(throws: FavoritesError.self) {
      _ = try await FavoritesClient.file.load(path)
    }
  }

  @Test func anErrorNamesTheFile() async throws {
    let missing = path
    let error = await #expect(throws: FavoritesError.self) {
      _ = try await FavoritesClient.file.load(missing)
    }
    #expect(try #require(error).description.contains(missing))
    await #expect(throws: FavoritesError.self) {
      try await FavoritesClient.file.save([2], missing + "/no-directory/favorites.json")
    }
  }
}
