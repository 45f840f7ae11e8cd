// Prime Time: the file of the favorite primes.

import Foundation

extension FavoritesClient {
  /// Returns a client that keeps favorite primes in JSON files: `{"favoritePrimes":[2,3,5],"version":1}`.
  ///
  /// It remembers what each file held when it last used it: create one for each store. It throws only a
  /// ``AppError`` or a `CancellationError`. The file is then unchanged.
  ///
  /// - Parameter known: The primes in files that the app has used before, by their paths.
  public static func file(known: [String: [Int]] = [:]) -> FavoritesClient {
    let files = FavoritesFiles(known)
    return FavoritesClient(
      write: { try await files.write($0, to: $1) }, load: { try await files.load($0) })
  }
}

/// An actor, so that files are used one after the other.
private actor FavoritesFiles {
  /// The primes that each file held when it was last used.
  private var known: [URL: [Int]] = [:]

  init(_ known: [String: [Int]]) {
    for (path, primes) in known {
      if let file = try? regularFile(path) { self.known[file] = primes }
    }
  }

  func load(_ path: String) throws -> FavoritesFile {
    do {
      let file = try regularFile(path)
      let contents = try contents(Data(contentsOf: file), of: file)
      known[file] = contents.primes
      return contents
    } catch {
      throw AppError("cannot load favorites from \(path.debugDescription): \(reason(error))")
    }
  }

  func write(_ primes: [Int], to path: String) throws -> FavoritesFile {
    try Task.checkCancellation()
    do {
      let file = try regularFile(path)
      let lock = try lock(file.deletingLastPathComponent())
      defer { close(lock) }
      // A file that is missing or empty says nothing about the favorites.
      let exists = FileManager.default.fileExists(atPath: file.path)
      let data = try exists ? Data(contentsOf: file) : Data()
      var contents = try data.isEmpty ? FavoritesFile(primes: []) : contents(data, of: file)
      contents.primes = contents.merged(into: primes)
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let text = try encoder.encode(Stored(favoritePrimes: contents.primes)) + Data("\n".utf8)
      try replace(file, with: text)
      known[file] = contents.primes
      return contents
    } catch {
      throw AppError("cannot save favorites to \(path.debugDescription): \(reason(error))")
    }
  }

  private func contents(_ data: Data, of file: URL) throws -> FavoritesFile {
    let stored = try JSONDecoder().decode(Stored.self, from: data)
    if stored.version != 1 {
      throw AppError("version \(stored.version) is unknown; a newer app may have written it")
    }
    let (primes, before) = (stored.favoritePrimes, known[file] ?? [])
    if !primes.areDifferentPrimes {
      throw AppError("its numbers are not all different primes; edit the file")
    }
    let (old, new) = (Set(before), Set(primes))
    return FavoritesFile(
      primes: primes, added: primes.filter { !old.contains($0) },
      removed: before.filter { !new.contains($0) })
  }

  private struct Stored: Codable {
    var version = 1
    var favoritePrimes: [Int]
  }
}

/// Locks a folder, until it is closed or the program ends.
private func lock(_ folder: URL) throws -> Int32 {
  let lock = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  while lock < 0 || flock(lock, LOCK_EX) != 0 {
    if errno != EINTR { throw systemError() }
  }
  return lock
}

/// Replaces a file in one step, and keeps its permissions. Its folder is locked.
private func replace(_ file: URL, with data: Data) throws {
  let files = FileManager.default
  // The name is fixed, so that a file that a killed program left behind is used again. `unlink` keeps a folder.
  let next = file.deletingLastPathComponent().appending(path: ".\(file.lastPathComponent).next")
  unlink(next.path)
  defer { unlink(next.path) }
  try data.write(to: next)
  if let mode = try? files.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int {
    // The superuser may write any file, but the owner had a reason to protect this one.
    if mode & 0o222 == 0 || !files.isWritableFile(atPath: file.path) {
      throw AppError("it is not writable; change its permissions, or choose another file")
    }
    try files.setAttributes([.posixPermissions: mode], ofItemAtPath: next.path)
  }
  if rename(next.path, file.path) != 0 { throw systemError() }
}

private func systemError() -> POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }

/// The file at the path, or at the end of its symbolic links. Anything but a regular file, such as a device, is
/// refused, because a write would replace it.
private func regularFile(_ path: String) throws -> URL {
  var file = URL(filePath: path).resolvingSymlinksInPath()
  // A link to a file that does not exist yet.
  if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: file.path) {
    file = URL(filePath: target, relativeTo: file.deletingLastPathComponent()).absoluteURL
  }
  let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
  if let type = attributes?[.type] as? FileAttributeType, type != .typeRegular {
    throw AppError("it is not a regular file; choose another")
  }
  return file
}

private func reason(_ error: any Error) -> String {
  switch error {
  case let error as AppError: error.description
  case is DecodingError: #"it is not JSON like {"version": 1, "favoritePrimes": [2, 3, 5]}"#
  case let error as CocoaError where error.underlying is POSIXError: reason(error.underlying!)
  case let error as POSIXError: String(cString: strerror(error.code.rawValue))
  default: error.localizedDescription
  }
}
