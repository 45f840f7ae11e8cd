// The favorite primes in a file.
// SPDX-License-Identifier: MIT

import Foundation
import PrimeTime
import Testing

@testable import counter

@Suite struct FavoritesFileTests {
  private let favorites = FavoritesClient.durableFile
  private let directory: TemporaryDirectory
  private let path: String

  init() throws {
    directory = TemporaryDirectory()
    path = directory.file
  }

  @Test(arguments: [[], [2], [7, 2, 5], [9_223_372_036_854_775_783]])
  func savedPrimesAreLoaded(primes: [Int]) async throws {
    try await favorites.save([11, 13, 17, 19, 23, 29, 31], path)
    try await favorites.save(primes, path)
    #expect(try await favorites.load(path) == primes)
  }

  @Test func aPersonCanReadTheFile() async throws {
    try await favorites.save([2, 3, 5], path)
    #expect(try directory.text() == "{\"version\": 1, \"favoritePrimes\": [2, 3, 5]}\n")
  }

  @Test(arguments: [
    #"{"favoritePrimes":[2,3],"version":1}"#,
    " {\r\n\t\"version\" : 1.0, \"favoritePrimes\" : [ 2e0,3 ] }\r\n\r\n",
    #"{"version": 1, "note": "mine", "favoritePrimes": [2, 3]}"#,
    "\u{FEFF}{\"version\": 1, \"favoritePrimes\": [2, 3]}",
  ])
  func aPersonCanWriteTheFile(text: String) async throws {
    try directory.write(text)
    #expect(try await favorites.load(path) == [2, 3])
  }

  @Test(
    arguments: [
      ("", .empty),
      (" ", .notJSON),
      ("2, 3, 5", .notJSON),
      (#"{"version": 1, "favoritePrimes": [2, 3"#, .notJSON),
      (#"{"version": 1, "favoritePrimes": [2, 3]} 5"#, .notJSON),
      (#"{"version": 1, "favoritePrimes": [02]}"#, .notJSON),
      (#"{"version": 1, "favoritePrimes": [1e400]}"#, .notJSON),
      (String(repeating: "[", count: 100_000), .notJSON),
      ("{\"version\": 1, \"favoritePrimes\": [2]}\0", .notUTF8),
      ("[2, 3, 5]", .otherShape("the whole has the wrong type")),
      ("null", .otherShape("the whole has the wrong type")),
      (#"{"favoritePrimes": [2]}"#, .otherShape(#""version" is missing"#)),
      (#"{"version": 1}"#, .otherShape(#""favoritePrimes" is missing"#)),
      (#"{"version": "1"}"#, .otherShape(#""version" has the wrong type"#)),
      (#"{"version": true}"#, .otherShape(#""version" has the wrong type"#)),
      (#"{"version": null}"#, .otherShape(#""version" has the wrong type"#)),
      (#"{"version": 2, "primes": {}}"#, .unknownVersion(2)),
      (#"{"version": 1.5}"#, .unknownVersion(1.5)),
      (#"{"version": 0}"#, .unknownVersion(0)),
    ] as [(String, FavoritesFileError.Problem)])
  func aFileOfAnotherKindIsNotLoaded(
    text: String, problem: FavoritesFileError.Problem
  ) async throws {
    try directory.write(text)
    await expectLoading(throws: problem)
  }

  @Test(
    arguments: [
      ("2", .otherShape(#""favoritePrimes" has the wrong type"#)),
      (#"[2, "3"]"#, .otherShape(#""favoritePrimes" has the wrong type"#)),
      ("[2, null]", .otherShape(#""favoritePrimes" has the wrong type"#)),
      ("[2, true]", .otherShape(#""favoritePrimes" has the wrong type"#)),
      ("[2, 2.5]", .notAnInteger(2.5)),
      ("[2, 9223372036854775808]", .notAnInteger(Decimal(Int.max) + 1)),
      ("[2, -1e20]", .notAnInteger(-1e20)),
      ("[2, 3, 4]", .notPrime(4)),
      ("[2, -3]", .notPrime(-3)),
      ("[2, 3, 5, 3]", .duplicate(3)),
    ] as [(String, FavoritesFileError.Problem)])
  func anInvalidListIsNotLoaded(list: String, problem: FavoritesFileError.Problem) async throws {
    try directory.write("{\"version\": 1, \"favoritePrimes\": \(list)}\n")
    await expectLoading(throws: problem)
  }

  @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf32BigEndian])
  func textInAnotherEncodingIsNotLoaded(encoding: String.Encoding) async throws {
    try directory.write(#"{"version": 1, "favoritePrimes": [2]}"#, encoding: encoding)
    await expectLoading(throws: .notUTF8)
  }

  @Test(
    arguments: [([2, 4], .notPrime(4)), ([3, 2, 3], .duplicate(3))]
      as [([Int], FavoritesFileError.Problem)])
  func anInvalidListIsNotSaved(primes: [Int], problem: FavoritesFileError.Problem)
    async throws
  {
    try await favorites.save([5], path)
    await #expect(throws: FavoritesFileError(.save, path, problem)) {
      try await favorites.save(primes, path)
    }
    #expect(try await favorites.load(path) == [5])
  }

  private func expectLoading(
    throws problem: FavoritesFileError.Problem, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await #expect(throws: FavoritesFileError(.load, path, problem), sourceLocation: sourceLocation)
    {
      try await favorites.load(path)
    }
  }
}
