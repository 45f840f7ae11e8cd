// A file is replaced completely or not at all.
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

  // MARK: Possible paths

  @Test func missingDirectoriesAreCreated() async throws {
    try await favorites.save([2], directory.path + "/a/b/c/favorites.json")
    #expect(try await favorites.load(directory.path + "/a/b/c/favorites.json") == [2])
  }

  @Test func aTildeIsAnOrdinaryName() async throws {
    try await favorites.save([2], directory.path + "/~/~")
    #expect(try directory.names == ["~"])
  }

  /// Foundation's `deletingLastPathComponent` traps for such a path.
  @Test func aPathOfOneLetterWorks() async throws {
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

  @Test func aNewFileHasThePermissionsOfTheUmask() async throws {
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
  func aSymbolicLinkIsFollowedAndKept(destination: String) async throws {
    let link = directory.path + "/link"
    try directory.write("old")
    symlink(destination, link)
    symlink(link, directory.path + "/link to the link")
    try await favorites.save([2, 3], directory.path + "/link to the link")
    #expect(try await favorites.load(directory.path + "/" + destination) == [2, 3])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == destination)
  }

  // MARK: Impossible paths

  @Test(
    arguments: [
      ("", EISDIR), ("full", EISDIR), ("new/", EISDIR), ("favorites.json/below", ENOTDIR),
      ("favorites.json/far/below", ENOTDIR), ("circle", ELOOP), ("nu\0ll", EINVAL),
      (String(repeating: "n", count: 256), ENAMETOOLONG),
      (String(repeating: "n/", count: 2_048) + "n", ENAMETOOLONG),
    ] as [(String, Int32)])
  func anImpossiblePathIsNotSavedTo(name: String, code: Int32) async throws {
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
  func aMissingFileIsNotLoaded(name: String, code: Int32) async throws {
    let path = try directory.fillWithObstacles() + name
    await #expect(throws: FavoritesFileError(.load, path, .system(code))) {
      try await favorites.load(path)
    }
  }

  @Test func anEmptyPathIsRefused() async {
    await #expect(throws: FavoritesFileError(.save, "", .system(ENOENT))) {
      try await favorites.save([2], "")
    }
    await #expect(throws: FavoritesFileError(.load, "", .system(ENOENT))) {
      try await favorites.load("")
    }
  }

  @Test func aPipeIsNeitherReadNorReplaced() async throws {
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

  @Test func missingPermissionsAreReported() async throws {
    try directory.write("old")
    chmod(path, 0)
    chmod(directory.path, 0o777)
    await #expect(processExitsWith: .success) { [path = path as String] in
      // Root has all permissions.
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

  @Test func aReadOnlyDirectoryIsReported() async throws {
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

  // MARK: Interruptions

  @Test func aSaveWithoutRoomKeepsTheOldFile() async throws {
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

  @Test func aSaveCancelledBeforehandChangesNothing() async throws {
    let task = Task { [favorites, path] in
      withUnsafeCurrentTask { $0?.cancel() }
      try await favorites.save([], path + "/favorites.json")
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try directory.names.isEmpty)
  }

  @Test(arguments: 0..<20)
  func aCancelledSaveIsCompleteOrChangesNothing(turns: Int) async throws {
    try await favorites.save([2], path)
    let task = Task { [favorites, path] in try await favorites.save(long, path) }
    for _ in 0..<(turns * turns) { await Task.yield() }
    task.cancel()
    var expected = long
    do { try await task.value } catch is CancellationError { expected = [2] }
    #expect(try await favorites.load(path) == expected)
    #expect(try directory.names == ["favorites.json"])
  }

  @Test func filesOfAKilledProgramAreRemoved() async throws {
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

  @Test func ofConcurrentSavesOneWins() async throws {
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
  func aCrashLeavesTheOldOrTheNewFile(seed: UInt64) async throws {
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

/// Lists of several pages of memory, so that they take several writes.
private let long = primes(upTo: 40_000)
private let short = Array(long.reversed().dropLast(100))

/// Limits the size of files that this process can write.
private func allowFiles(ofSize size: rlim_t) {
  #if canImport(Darwin)
    let resource = RLIMIT_FSIZE
  #else
    let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
  #endif
  var limit = rlimit(rlim_cur: size, rlim_max: size)
  setrlimit(resource, &limit)
  // Otherwise the signal would end the process.
  signal(SIGXFSZ, SIG_IGN)
}
