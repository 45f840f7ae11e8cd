// The favorite primes in a file, with Foundation alone.

import Foundation
import PrimeTime
import TestSupport
import Testing

@Suite struct FavoritesClientTests {
  private let directory = TemporaryDirectory()
  private let client = FavoritesClient.file()
  private var path: String { directory.path("favorites.json") }

  /// The primes in the file, as another program loads them.
  private func inFile() async throws -> [Int] { try await FavoritesClient.file().load(path).primes }

  private func put(_ primes: [Int]) throws {
    try directory.write(#"{"favoritePrimes":\#(primes),"version":1}"#, to: "favorites.json")
  }

  @Test(arguments: [[], [7, 2, 5], [9_223_372_036_854_775_783]])
  func writtenPrimesAreLoaded(primes: [Int]) async throws {
    #expect(try await client.write([11, 13], path).primes == [11, 13])
    #expect(try await client.write(primes, path).primes == primes)
    #expect(try await inFile() == primes)
    #expect(try directory.names == ["favorites.json"])
  }

  @Test func whatEitherSideAddedStaysAndWhatEitherSideRemovedGoes() async throws {
    try put([2, 3, 5, 7])
    let start = try await client.load(path)
    #expect(start == FavoritesFile(primes: [2, 3, 5, 7], added: [2, 3, 5, 7]))
    #expect(start.merged(into: [11, 3]) == [11, 3, 2, 5, 7])

    // The user has removed 2 and added 11 and 13, another program has removed 3 and added 13 and 17.
    try put([2, 5, 7, 13, 17])
    let written = try await client.write([3, 5, 7, 11, 13], path)
    #expect(
      written == FavoritesFile(primes: [5, 7, 11, 13, 17], added: [13, 17], removed: [3]))
    #expect(try await inFile() == [5, 7, 11, 13, 17])
    #expect(try await client.load(path) == FavoritesFile(primes: [5, 7, 11, 13, 17]))
  }

  @Test func aFileThatWasNeverLoadedLosesOnlyWhatIsKnown() async throws {
    try put([2, 3])
    #expect(try await client.write([7], path).primes == [7, 2, 3])
    #expect(try await FavoritesClient.file(known: [path: [3]]).write([7], path).primes == [7, 2])
  }

  @Test func aFileThatIsMissingOrEmptyRemovesNothing() async throws {
    #expect(try await client.write([2, 3], path).primes == [2, 3])
    try directory.write("", to: "favorites.json")
    #expect(try await client.write([2, 3], path) == FavoritesFile(primes: [2, 3]))
    try FileManager.default.removeItem(atPath: path)
    #expect(try await client.write([2, 3], path) == FavoritesFile(primes: [2, 3]))
  }

  @Test(arguments: [
    ("rubbish", "it is not JSON like"), ("[2]", "it is not JSON like"),
    (#"{"version": 2, "favoritePrimes": []}"#, "version 2 is unknown"),
    (#"{"version": 1, "favoritePrimes": [2, 2]}"#, "its numbers are not all different primes"),
    (#"{"version": 1, "favoritePrimes": [4]}"#, "its numbers are not all different primes"),
  ])
  func aFileWithoutAListOfPrimesIsNeitherLoadedNorReplaced(text: String, why: String) async throws {
    try directory.write(text, to: "favorites.json")
    let path = path
    let load = await #expect(throws: AppError.self) { _ = try await client.load(path) }
    #expect(load?.description.hasPrefix("cannot load favorites from \"\(path)\": \(why)") == true)
    let write = await #expect(throws: AppError.self) { _ = try await client.write([2], path) }
    #expect(write?.description.hasPrefix("cannot save favorites to \"\(path)\": \(why)") == true)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    #expect(try directory.names == ["favorites.json"])
  }

  @Test func aFailedWriteSaysWhyAndTheOldFileStays() async throws {
    try directory.write("old", to: "favorites.json")
    let inside = path + "/favorites.json"
    let error = await #expect(throws: AppError.self) {
      _ = try await client.write([2], inside)
    }
    #expect(error?.description == "cannot save favorites to \"\(inside)\": Not a directory")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
  }

  /// A write would replace it, even the null device. A pipe would never answer.
  @Test func anythingButAFileIsRefused() async throws {
    let pipe = directory.path("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    for path in [directory.path, pipe, "/dev/null"] {
      for use in [{ try await client.load(path) }, { try await client.write([2], path) }] {
        let error = await #expect(throws: AppError.self) { _ = try await use() }
        #expect(error?.description.hasSuffix("it is not a regular file; choose another") == true)
      }
    }
  }

  @Test func aSymbolicLinkStays() async throws {
    try directory.write("", to: "favorites.json")
    let link = directory.path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    _ = try await client.write([2], link)
    #expect(try await inFile() == [2])
    // It is the same file by either name.
    #expect(try await client.write([], path).primes == [])

    // The file that it leads to may be missing.
    for target in [path, "favorites.json"] {
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.removeItem(atPath: link)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
      #expect(try await FavoritesClient.file().write([3], link).primes == [3])
      #expect(try await inFile() == [3])
    }
    #expect(try directory.names == ["favorites.json", "link"])
  }

  @Test func aWriteKeepsThePermissionsOfTheFileAndRespectsThem() async throws {
    let files = FileManager.default
    _ = try await client.write([2], path)
    for mode in [0o600, 0o640] {
      try files.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      _ = try await client.write([5], path)
      #expect(try files.attributesOfItem(atPath: path)[.posixPermissions] as? Int == mode)
    }
    try files.setAttributes([.posixPermissions: 0o400], ofItemAtPath: path)
    let path = path
    let error = await #expect(throws: AppError.self) { _ = try await client.write([7], path) }
    #expect(error?.description.contains("it is not writable; change its permissions") == true)
    #expect(try await inFile() == [5])
    #expect(try directory.names == ["favorites.json"])
  }

  /// It may hold half of the favorites.
  @Test func aFileThatAKilledProgramLeftBehindIsUsedAgain() async throws {
    try put([2])
    try directory.write(#"{"favoritePrimes":[3"#, to: ".favorites.json.next")
    #expect(try await client.write([5], path).primes == [5, 2])
    #expect(try directory.names == ["favorites.json"])
  }

  @Test func aWriteDeletesNoFolder() async throws {
    try FileManager.default.createDirectory(
      atPath: directory.path(".favorites.json.next"), withIntermediateDirectories: false)
    try directory.write("mine", to: ".favorites.json.next/mine")
    let path = path
    await #expect(throws: AppError.self) { _ = try await client.write([2], path) }
    #expect(FileManager.default.fileExists(atPath: directory.path(".favorites.json.next/mine")))
  }

  @Test func aCancelledWriteChangesNothing() async throws {
    try directory.write("old", to: "favorites.json")
    let save = Task { [path] in
      withUnsafeCurrentTask { $0?.cancel() }
      _ = try await client.write([2], path)
    }
    await #expect(throws: CancellationError.self) { try await save.value }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
  }

  /// Each of them saves and removes primes of its own, in random order.
  @Test(arguments: 0..<4 as Range<UInt64>)
  func programsWithOneFileKeepEachOthersPrimes(seed: UInt64) async throws {
    let all = (2...600).filter(isPrime)
    try put([])
    let kept = try await withThrowingTaskGroup { [path] group in
      for program in 0..<4 {
        group.addTask {
          var generator = SeededGenerator(seed: seed * 4 + UInt64(program))
          let own = all.indices.filter { $0 % 4 == program }.map { all[$0] }
          let client = FavoritesClient.file()
          var favorites: [Int] = []
          for _ in 0..<60 {
            let prime = own.randomElement(using: &generator)!
            if let index = favorites.firstIndex(of: prime) {
              favorites.remove(at: index)
            } else {
              favorites.append(prime)
            }
            if Bool.random(using: &generator) {
              favorites = try await client.load(path).merged(into: favorites)
            }
            let file = try await client.write(favorites, path)
            favorites = file.merged(into: favorites)
            guard Set(favorites) == Set(file.primes) else { throw AppError("\(file)") }
          }
          return favorites.filter(own.contains)
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(Set(try await inFile()) == Set(kept))
    #expect(try directory.names == ["favorites.json"])
  }
}
