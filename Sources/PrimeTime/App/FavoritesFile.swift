// Prime Time: the file of the favorite primes.
// SPDX-License-Identifier: MIT

import Foundation

extension FavoritesClient {
  /// Keeps favorite primes in JSON files: `{"favoritePrimes":[2,3,5],"version":1}`.
  ///
  /// It throws only a ``FavoritesError`` or a `CancellationError`. The file is then unchanged.
  public static let file = {
    let files = FavoritesFiles()
    return FavoritesClient(
      save: { try await files.save($0, at: $1) }, load: { try await files.load($0) },
      unseen: { await files.unseen(besides: $0, at: $1) })
  }()
}

/// An actor, so that files are used one after the other.
private actor FavoritesFiles {
  func save(_ primes: [Int], at path: String) throws {
    try Task.checkCancellation()
    do {
      let file = try regularFile(path)
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let data = try encoder.encode(Contents(favoritePrimes: primes)) + Data("\n".utf8)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.replace(file)
    } catch {
      throw FavoritesError("cannot save favorites to \(path.debugDescription): \(reason(error))")
    }
  }

  func load(_ path: String) throws -> [Int] {
    do {
      return try primes(in: Data(contentsOf: regularFile(path)))
    } catch {
      throw FavoritesError("cannot load favorites from \(path.debugDescription): \(reason(error))")
    }
  }

  func unseen(besides known: Set<Int>, at path: String) -> String? {
    guard let file = try? regularFile(path),
      FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
    else { return nil }
    let data = try? Data(contentsOf: file)
    let lost = data.flatMap { $0.isEmpty ? [] : try? primes(in: $0) }?.filter {
      !known.contains($0)
    }
    if lost == [] { return nil }
    let contents = lost.map { primes in
      let more = primes.count > 5 ? " and \(primes.count - 5) more" : ""
      return primes.prefix(5).map(String.init).joined(separator: ", ") + more
    }
    return "\(path.debugDescription) holds \(contents ?? "something other than favorite primes"), "
      + "which a write would drop; load or overwrite it"
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

extension Data {
  /// Replaces a file in one step, and keeps its permissions.
  fileprivate func replace(_ file: URL) throws {
    let path = file.path(percentEncoded: false)
    let mode = try? FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    // The superuser may write any file, but the owner had a reason to protect it.
    if let mode, mode & 0o222 == 0 || !FileManager.default.isWritableFile(atPath: path) {
      throw FavoritesError("it is not writable; change its permissions, or choose another file")
    }
    try write(to: file, options: .atomic)
    if let mode {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }
  }
}

/// The file at the path, or at the end of its symbolic links. Anything but a regular file, such as a device, is
/// refused, because a save would replace it.
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
  case let error as CocoaError:
    if let cause = error.underlying as? POSIXError {
      String(cString: strerror(cause.code.rawValue))
    } else {
      error.localizedDescription
    }
  default: error.localizedDescription
  }
}
