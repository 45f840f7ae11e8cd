// Prime Time: the file of the favorite primes.

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
      try check(primes)
      let file = try regularFile(path)
      let folder = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let lock = try lock(folder)
      defer { try? lock.close() }
      // A file that is missing or empty says nothing about the favorites.
      let exists = FileManager.default.fileExists(atPath: file.path)
      let data = try exists ? Data(contentsOf: file) : Data()
      let now = data.isEmpty ? known[file] ?? [] : try self.primes(in: data)
      var contents = changes(in: file, to: now)
      contents.primes = contents.merged(into: primes)
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let text = try encoder.encode(Contents(favoritePrimes: contents.primes)) + Data("\n".utf8)
      try replace(file, with: text)
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
    try check(contents.favoritePrimes)
    return contents.favoritePrimes
  }

  private func check(_ primes: [Int]) throws {
    if primes.allSatisfy(isPrime), Set(primes).count == primes.count { return }
    throw FavoritesError("its numbers are not all different primes; edit the file")
  }

  private struct Contents: Codable {
    var version = 1
    var favoritePrimes: [Int]
  }
}

/// Locks a folder, until the handle is closed or the program ends.
private func lock(_ folder: URL) throws -> FileHandle {
  let number = try check(open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
  let handle = FileHandle(fileDescriptor: number, closeOnDealloc: true)
  while flock(number, LOCK_EX) != 0 { if errno != EINTR { try check(-1) } }
  return handle
}

/// Replaces a file in one step, and keeps its permissions. The lock of its folder is held.
private func replace(_ file: URL, with data: Data) throws {
  let files = FileManager.default
  // Its name is fixed, so that the file of a program that was killed is used again. `unlink` leaves a folder alone.
  let next = file.deletingLastPathComponent().appending(path: ".\(file.lastPathComponent).next")
  unlink(next.path)
  defer { unlink(next.path) }
  try data.write(to: next)
  if let mode = try? files.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int {
    // The superuser may write any file, but the owner had a reason to protect it.
    if mode & 0o222 == 0 || !files.isWritableFile(atPath: file.path) {
      throw FavoritesError("it is not writable; change its permissions, or choose another file")
    }
    try files.setAttributes([.posixPermissions: mode], ofItemAtPath: next.path)
  }
  try check(rename(next.path, file.path))
}

@discardableResult
private func check(_ result: Int32) throws -> Int32 {
  if result < 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  return result
}

/// The file at the path, or at the end of its symbolic links. Anything but a regular file, such as a device, is
/// refused, because a write would replace it.
private func regularFile(_ path: String) throws -> URL {
  var file = URL(filePath: path).resolvingSymlinksInPath()
  if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: file.path) {
    // The target does not exist yet.
    file = URL(filePath: target, relativeTo: file.deletingLastPathComponent()).absoluteURL
  }
  let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
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
