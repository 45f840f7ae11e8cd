// Prime Time: the file of the favorite primes.
// SPDX-License-Identifier: MIT

import Foundation

extension FavoritesClient {
  /// Returns a client that keeps favorite primes in JSON files: `{"favoritePrimes":[2,3,5],"version":1}`.
  ///
  /// It remembers what each file held when it last used it: create one for each store. It throws only a
  /// ``FavoritesError`` or a `CancellationError`. The file is then unchanged.
  public static func file() -> FavoritesClient {
    let files = FavoritesFiles()
    return FavoritesClient(
      write: { try await files.write($0, to: $1) }, load: { try await files.load($0) })
  }
}

/// An actor, so that files are used one after the other.
private actor FavoritesFiles {
  private var known: [URL: [Int]] = [:]

  func load(_ path: String) throws -> FavoritesFile {
    do {
      let file = try regularFile(path)
      let contents = changes(in: file, to: try primes(in: Data(contentsOf: file)))
      known[file] = contents.primes
      return contents
    } catch {
      throw FavoritesError("cannot load favorites from \(path.debugDescription): \(reason(error))")
    }
  }

  func write(_ primes: [Int], to path: String) throws -> FavoritesFile {
    try Task.checkCancellation()
    do {
      let file = try regularFile(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let next = try NextVersion(of: file.path(percentEncoded: false))
      // A file that is missing or empty says nothing about the favorites.
      let data = try next.exists ? Data(contentsOf: file) : Data()
      let now = data.isEmpty ? known[file] ?? [] : try self.primes(in: data)
      var contents = changes(in: file, to: now)
      contents.primes = contents.merged(into: primes)
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      try next.write(
        encoder.encode(Contents(favoritePrimes: contents.primes)) + Data("\n".utf8))
      known[file] = contents.primes
      return contents
    } catch {
      throw FavoritesError("cannot save favorites to \(path.debugDescription): \(reason(error))")
    }
  }

  private func changes(in file: URL, to primes: [Int]) -> FavoritesFile {
    let (old, new) = (Set(known[file] ?? []), Set(primes))
    return FavoritesFile(
      primes: primes, added: primes.filter { !old.contains($0) },
      removed: (known[file] ?? []).filter { !new.contains($0) })
  }

  private func primes(in data: Data) throws -> [Int] {
    let contents = try JSONDecoder().decode(Contents.self, from: data)
    guard contents.version == 1 else {
      throw FavoritesError(
        "version \(contents.version) is unknown; a newer app may have written it")
    }
    var seen: Set<Int> = []
    for prime in contents.favoritePrimes {
      guard isPrime(prime) else { throw FavoritesError("\(prime) is not prime; edit the file") }
      guard seen.insert(prime).inserted else {
        throw FavoritesError("\(prime) is listed twice; edit the file")
      }
    }
    return contents.favoritePrimes
  }

  private struct Contents: Codable {
    var version = 1
    var favoritePrimes: [Int]
  }
}

/// The next version of a file, in a temporary file beside it that replaces the file in one step.
///
/// The temporary file is also the lock, until it is moved or removed: only one program at a time has its next version.
/// Its name is fixed, so the one that a killed program leaves behind becomes the next version of another.
private final class NextVersion {
  let exists: Bool
  private let path, temporary: String
  private let handle: FileHandle
  private var isMoved = false

  init(of path: String) throws {
    let file = URL(filePath: path)
    temporary = file.deletingLastPathComponent()
      .appending(path: ".\(file.lastPathComponent).next").path(percentEncoded: false)
    self.path = path
    handle = try Self.lock(temporary)
    exists = FileManager.default.fileExists(atPath: path)
  }

  deinit { if !isMoved { unlink(temporary) } }

  private static func lock(_ path: String) throws -> FileHandle {
    while true {
      let descriptor = try check(open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o666))
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      while flock(descriptor, LOCK_EX) != 0 { if errno != EINTR { try check(-1) } }
      // Its last owner may have moved or removed it.
      var (locked, named) = (stat(), stat())
      if fstat(descriptor, &locked) == 0, lstat(path, &named) == 0, locked.st_ino == named.st_ino {
        return handle
      }
    }
  }

  /// Replaces the file, and keeps its permissions.
  func write(_ data: Data) throws {
    if exists {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      let mode = attributes[.posixPermissions] as? Int ?? 0o666
      // The superuser may write any file, but the owner had a reason to protect it.
      if mode & 0o222 == 0 || !FileManager.default.isWritableFile(atPath: path) {
        throw FavoritesError("it is not writable; change its permissions, or choose another file")
      }
      try check(fchmod(handle.fileDescriptor, mode_t(mode)))
    }
    try handle.truncate(atOffset: 0)
    try handle.write(contentsOf: data)
    try handle.synchronize()
    try check(rename(temporary, path))
    isMoved = true
  }
}

@discardableResult
private func check(_ result: Int32) throws -> Int32 {
  if result < 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  return result
}

/// The file at the path, or at the end of its symbolic links. Anything but a regular file, such as a device, is
/// refused, because a write would replace it.
private func regularFile(_ path: String) throws -> URL {
  let file = URL(filePath: path).resolvingSymlinksInPath()
  let attributes = try? FileManager.default.attributesOfItem(
    atPath: file.path(percentEncoded: false))
  if let type = attributes?[.type] as? FileAttributeType, type != .typeRegular {
    throw FavoritesError("it is not a regular file; choose another")
  }
  return file
}

private func reason(_ error: any Error) -> String {
  switch error {
  case let error as FavoritesError: error.description
  case is DecodingError: #"it is not JSON like {"version": 1, "favoritePrimes": [2, 3, 5]}"#
  case let error as CocoaError where error.underlying is POSIXError: reason(error.underlying!)
  case let error as POSIXError: String(cString: strerror(error.code.rawValue))
  default: error.localizedDescription
  }
}
