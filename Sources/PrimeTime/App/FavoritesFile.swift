// Prime Time: the file of the favorite primes.
// SPDX-License-Identifier: MIT

import Foundation

extension FavoritesClient {
  /// Keeps favorite primes in JSON files: `{"favoritePrimes":[2,3,5],"version":1}`.
  ///
  /// If it throws, which is always a ``FavoritesError`` or a `CancellationError`, the file is as it was.
  public static let file = {
    let files = FavoritesFiles()
    return FavoritesClient(
      save: { try await files.save($0, at: $1) }, load: { try await files.load($0) },
      unseen: { await files.unseen($0) })
  }()
}

/// An actor, so that files are used one after the other.
private actor FavoritesFiles {
  /// The contents of each file when it was last saved or loaded.
  private var seen: [URL: Data] = [:]

  func save(_ primes: [Int], at path: String) throws {
    try Task.checkCancellation()
    do {
      let file = try regularFile(path)
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let data = try encoder.encode(Contents(favoritePrimes: primes)) + Data("\n".utf8)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
      seen[file] = data
    } catch {
      throw FavoritesError("cannot save favorites to \(path.debugDescription): \(reason(error))")
    }
  }

  func load(_ path: String) throws -> [Int] {
    do {
      let file = try regularFile(path)
      let data = try Data(contentsOf: file)
      let primes = try primes(in: data)
      seen[file] = data
      return primes
    } catch {
      throw FavoritesError("cannot load favorites from \(path.debugDescription): \(reason(error))")
    }
  }

  func unseen(_ path: String) -> String? {
    guard let file = try? regularFile(path),
      FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
    else { return nil }
    let data = try? Data(contentsOf: file)
    if let data, data.isEmpty || data == seen[file] { return nil }
    let count = data.flatMap { try? primes(in: $0).count }
    if count == 0 { return nil }
    let contents = count.map(Stage4App.favoritePrimes) ?? "something other than favorite primes"
    let event = seen[file] == nil ? "was not loaded" : "has changed since it was loaded or written"
    return "\(path.debugDescription) holds \(contents) and \(event); load or overwrite it"
  }

  private func primes(in data: Data) throws -> [Int] {
    let contents = try JSONDecoder().decode(Contents.self, from: data)
    guard contents.version == 1 else {
      throw FavoritesError(
        "version \(contents.version) is unknown; a newer app may have written it")
    }
    var seen: Set<Int> = []
    for prime in contents.favoritePrimes {
      guard isPrime(prime) else { throw FavoritesError("\(prime) is not prime; remove it") }
      guard seen.insert(prime).inserted else {
        throw FavoritesError("\(prime) is there twice; remove one")
      }
    }
    return contents.favoritePrimes
  }

  private struct Contents: Codable {
    var version = 1
    var favoritePrimes: [Int]
  }
}

/// The file at the path, or at the end of its symbolic links. Anything else than a file, such as a device, is
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
