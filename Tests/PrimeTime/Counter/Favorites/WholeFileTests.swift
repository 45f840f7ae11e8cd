// A file of favorites is the old one or the new one, whatever happens.
// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import PrimeTime
import TestSupport
import Testing

@testable import counter

@Suite struct WholeFileTests {
  private let favorites = FavoritesClient.durableFile
  private let directory: TemporaryDirectory
  private let path: String

  init() throws {
    directory = TemporaryDirectory()
    path = directory.file
  }

  // MARK: Where there is a file, and what stays of it

  @Test func directoriesThatAreMissingAreMade() async throws {
    try await favorites.save([2], directory.path + "/a/b/c/favorites.json")
    #expect(try await favorites.load(directory.path + "/a/b/c/favorites.json") == [2])
  }

  @Test func aTildeIsANameLikeAnyOther() async throws {
    try await favorites.save([2], directory.path + "/~/~")
    #expect(try directory.names == ["~"])
  }

  /// Foundation traps in taking it apart.
  @Test func aPathOfOneLetterTraps() async throws {
    await #expect(processExitsWith: .success) { [directory = directory.path as String] in
      chdir(directory)
      for path in ["n", "d/n", "d//e///n", "./m"] {
        try await FavoritesClient.durableFile.save([2], path)
        #expect(try await FavoritesClient.durableFile.load(path) == [2])
      }
    }
    #expect(try directory.names == ["d", "m", "n"])
  }

  @Test(arguments: [0o600, 0o640, 0o666, 0o755])
  func aFileKeepsItsPermissions(permissions: Int) async throws {
    try directory.write("old")
    chmod(path, mode_t(permissions))
    try await favorites.save([2], path)
    #expect(try attribute(.posixPermissions) == permissions)
  }

  @Test func aNewFileIsForAllToReadExceptForWhomTheUserExcludes() async throws {
    await #expect(processExitsWith: .success) { [path = path as String] in
      umask(0o027)
      try await FavoritesClient.durableFile.save([2], path)
    }
    #expect(try attribute(.posixPermissions) == 0o640)
  }

  @Test(.enabled(if: geteuid() == 0, "Only root can give files away."))
  func aFileThatRootSavesKeepsItsOwner() async throws {
    try directory.write("old")
    chown(path, 12, 34)
    try await favorites.save([2], path)
    #expect(try attribute(.ownerAccountID) == 12)
    #expect(try attribute(.groupOwnerAccountID) == 34)
  }

  @Test(arguments: ["favorites.json", "./new.json", "missing/new.json"])
  func aSymbolicLinkIsFollowedAndStays(destination: String) async throws {
    let link = directory.path + "/link"
    try directory.write("old")
    symlink(destination, link)
    symlink(link, directory.path + "/link to the link")
    try await favorites.save([2, 3], directory.path + "/link to the link")
    #expect(try await favorites.load(directory.path + "/" + destination) == [2, 3])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == destination)
  }

  // MARK: Where there cannot be one

  @Test(
    arguments: [
      ("", EISDIR), ("full", EISDIR), ("new/", EISDIR), ("favorites.json/below", ENOTDIR),
      ("favorites.json/far/below", ENOTDIR), ("circle", ELOOP), ("nu\0ll", EINVAL),
      (String(repeating: "n", count: 256), ENAMETOOLONG),
      (String(repeating: "n/", count: 2_048) + "n", ENAMETOOLONG),
    ] as [(String, Int32)])
  func whereThereCanBeNoFileNothingIsSaved(name: String, code: Int32) async throws {
    let path = try directory.fillWithObstacles() + name
    let names = try directory.names
    await #expect(throws: FavoritesFileError(.save, path, .system(code))) {
      try await favorites.save([2], path)
    }
    #expect(try directory.names == names)
  }

  @Test(
    arguments: [
      ("", EISDIR), ("full", EISDIR), ("missing", ENOENT), ("missing/below", ENOENT),
      ("favorites.json/below", ENOTDIR), ("circle", ELOOP), ("nu\0ll", EINVAL),
      (String(repeating: "n", count: 256), ENAMETOOLONG),
    ] as [(String, Int32)])
  func whereThereIsNoFileNothingIsLoaded(name: String, code: Int32) async throws {
    let path = try directory.fillWithObstacles() + name
    await #expect(throws: FavoritesFileError(.load, path, .system(code))) {
      try await favorites.load(path)
    }
  }

  @Test func noPathIsNoFile() async {
    await #expect(throws: FavoritesFileError(.save, "", .system(ENOENT))) {
      try await favorites.save([2], "")
    }
    await #expect(throws: FavoritesFileError(.load, "", .system(ENOENT))) {
      try await favorites.load("")
    }
  }

  @Test func aPipeIsNeitherWaitedForNorReplaced() async throws {
    let pipe = try directory.fillWithObstacles() + "pipe"
    await #expect(throws: FavoritesFileError(.load, pipe, .notAFile)) {
      try await favorites.load(pipe)
    }
    await #expect(throws: FavoritesFileError(.save, pipe, .notAFile)) {
      try await favorites.save([2], pipe)
    }
  }

  @Test func aDeviceIsNotRead() async {
    await #expect(throws: FavoritesFileError(.load, "/dev/zero", .notAFile)) {
      try await favorites.load("/dev/zero")
    }
  }

  @Test func aFileOfMoreThan64MiBIsNotRead() async throws {
    try directory.write("{")
    truncate(path, 64 << 20)
    await #expect(throws: FavoritesFileError(.load, path, .notUTF8)) {
      try await favorites.load(path)
    }
    truncate(path, 64 << 20 + 1)
    await #expect(throws: FavoritesFileError(.load, path, .tooLarge)) {
      try await favorites.load(path)
    }
  }

  @Test func whoMayNotReadOrWriteIsTold() async throws {
    try directory.write("old")
    chmod(path, 0)
    chmod(directory.path, 0o777)
    await #expect(processExitsWith: .success) { [path = path as String] in
      // To root, nothing is forbidden.
      if geteuid() == 0 { setuid(1) }
      let favorites = FavoritesClient.durableFile
      await #expect(throws: FavoritesFileError(.load, path, .system(EACCES))) {
        try await favorites.load(path)
      }
      await #expect(throws: FavoritesFileError(.save, path, .system(EACCES))) {
        try await favorites.save([2], path)
      }
    }
    chmod(path, 0o644)
    #expect(try directory.text() == "old")
  }

  @Test func whoMayNotAddToADirectoryIsTold() async throws {
    chmod(directory.path, 0o555)
    defer { chmod(directory.path, 0o755) }
    await #expect(processExitsWith: .success) { [path = path as String] in
      if geteuid() == 0 { setuid(1) }
      await #expect(throws: FavoritesFileError(.save, path, .system(EACCES))) {
        try await FavoritesClient.durableFile.save([2], path)
      }
    }
    #expect(try directory.names.isEmpty)
  }

  // MARK: When something happens in the middle

  @Test func aSaveThatRunsOutOfRoomLeavesTheOldFile() async throws {
    try await favorites.save([2], path)
    await #expect(processExitsWith: .success) { [path = path as String] in
      allowFiles(ofSize: 4_096)
      await #expect(throws: FavoritesFileError(.save, path, .system(EFBIG))) {
        try await FavoritesClient.durableFile.save(long, path)
      }
    }
    #expect(try await favorites.load(path) == [2])
    #expect(try directory.names == ["favorites.json"])
  }

  @Test func aSaveThatIsCancelledBeforeItBeginsChangesNothing() async throws {
    let task = Task { [favorites, path] in
      withUnsafeCurrentTask { $0?.cancel() }
      try await favorites.save([], path + "/favorites.json")
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try directory.names.isEmpty)
  }

  @Test(arguments: 0..<20)
  func aSaveThatIsCancelledIsDoneOrNotBegun(turns: Int) async throws {
    try await favorites.save([2], path)
    let task = Task { [favorites, path] in try await favorites.save(long, path) }
    for _ in 0..<(turns * turns) { await Task.yield() }
    task.cancel()
    var expected = long
    do { try await task.value } catch is CancellationError { expected = [2] }
    #expect(try await favorites.load(path) == expected)
    #expect(try directory.names == ["favorites.json"])
  }

  @Test func whatAKilledProgramLeftIsRemoved() async throws {
    let (left, mine) = (".favorites-\(UUID().uuidString)", ".favorites-of-mine")
    let beingWritten = ".favorites-\(UUID().uuidString)"
    for name in [left, mine, beingWritten] {
      #expect(FileManager.default.createFile(atPath: "\(directory.path)/\(name)", contents: nil))
    }
    let writer = open("\(directory.path)/\(beingWritten)", O_WRONLY | O_CLOEXEC)
    defer { close(writer) }
    flock(writer, LOCK_EX)
    try await favorites.save([2], directory.file)
    #expect(try Set(directory.names) == [mine, beingWritten, "favorites.json"])
  }

  @Test func ofSavesAtTheSameTimeOneIsTheLast() async throws {
    try await favorites.save(long, path)
    try await withThrowingTaskGroup { group in
      for turn in 0..<20 {
        group.addTask { [favorites, path] in
          try await favorites.save(turn.isMultiple(of: 2) ? long : short, path)
          let primes = try await favorites.load(path)
          #expect(primes == long || primes == short)
        }
      }
      try await group.waitForAll()
    }
    #expect(try directory.names == ["favorites.json"])
  }

  @Test(arguments: 1...16 as ClosedRange<UInt64>)
  func aCrashLeavesTheOldFileOrTheNew(seed: UInt64) async throws {
    try await favorites.save(long, path)
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, seed] in
      let saved = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<Int.random(in: 1...20, using: &generator) { saved.wait() }
        for _ in 0..<Int.random(in: 0...100_000, using: &generator) { getpid() }
        kill(getpid(), SIGKILL)
      }
      while true {
        for primes in [short, long] {
          try await FavoritesClient.durableFile.save(primes, path)
          saved.signal()
        }
      }
    }
    let primes = try await favorites.load(path)
    #expect(primes == long || primes == short)
  }

  private func attribute(_ key: FileAttributeKey) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[key] as? Int
  }
}

/// Lists of several pages of memory, so that they are not written at one stroke.
private let long = primes(upTo: 40_000)
private let short = Array(long.reversed().dropLast(100))

/// Has the system refuse to make a file larger than that, for as long as this process lives.
private func allowFiles(ofSize size: rlim_t) {
  #if canImport(Darwin)
    let resource = RLIMIT_FSIZE
  #else
    let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
  #endif
  var limit = rlimit(rlim_cur: size, rlim_max: size)
  setrlimit(resource, &limit)
  // Or else the signal would be the end.
  signal(SIGXFSZ, SIG_IGN)
}
