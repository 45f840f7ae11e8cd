// The terminal program: the favorite primes in a file.
// SPDX-License-Identifier: MIT

import Foundation
import PrimeTime

extension FavoritesClient {
  /// Keeps favorite primes in files of JSON: `{"version": 1, "favoritePrimes": [2, 3, 5]}`.
  ///
  /// It throws a `FavoritesFileError`, or a `CancellationError` if the task is cancelled in time, and
  /// then nothing is half done: the old file is there as it was, and no prime is loaded. (Only where
  /// a disk fails at the very last, it may be the new file.)
  ///
  /// What was saved can be loaded: both refuse a number that is not prime, or that is there twice.
  ///
  /// A save makes the directories that are missing, follows symbolic links, and keeps the
  /// permissions of the file. Once it returns, the primes outlast a loss of power. Of several saves
  /// at a time, one is the last. `~` is a name like any other: a shell knows whose home it means.
  static let durableFile = FavoritesClient(
    save: { @concurrent primes, path in
      try naming(.save, path) {
        try replaceFile(at: path, with: encode(primes))
      }
    },
    load: { @concurrent path in
      try naming(.load, path) {
        try decode(readFile(at: path, limit: limit))
      }
    })
}

/// The size in bytes up to which a file can be one of favorites: 64 MiB.
private let limit = 64 << 20

/// Runs the body; of a problem it finds, says what was tried and where.
private func naming<Result>(
  _ operation: FavoritesFileError.Operation, _ path: String, body: () throws -> Result
) throws -> Result {
  do {
    return try body()
  } catch let problem as FavoritesFileError.Problem {
    throw FavoritesFileError(operation, path, problem)
  }
}

private func encode(_ primes: [Int]) throws -> [UInt8] {
  try check(primes)
  // An array of integers describes itself the way JSON does.
  let bytes = Array("{\"version\": 1, \"favoritePrimes\": \(primes)}\n".utf8)
  guard bytes.count <= limit else { throw FavoritesFileError.Problem.tooLarge }
  return bytes
}

private func decode(_ bytes: [UInt8]) throws -> [Int] {
  guard !bytes.isEmpty else { throw FavoritesFileError.Problem.empty }
  // A null is UTF-8 but never JSON, unless the decoder takes it for half a character of UTF-16.
  guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
    throw FavoritesFileError.Problem.notUTF8
  }
  do {
    let primes = try JSONDecoder().decode(Contents.self, from: Data(text.utf8)).favoritePrimes
    try check(primes)
    return primes
  } catch DecodingError.keyNotFound(let key, _) {
    throw FavoritesFileError.Problem.otherShape("\"\(key.stringValue)\" is missing")
  } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context) {
    let part = context.codingPath.first.map { "\"\($0.stringValue)\"" } ?? "the whole"
    throw FavoritesFileError.Problem.otherShape("\(part) is of another type")
  } catch is DecodingError {
    throw FavoritesFileError.Problem.notJSON
  }
}

private func check(_ primes: [Int]) throws {
  var seen: Set<Int> = []
  for prime in primes {
    try Task.checkCancellation()
    guard isPrime(prime) else { throw FavoritesFileError.Problem.notPrime(prime) }
    guard seen.insert(prime).inserted else { throw FavoritesFileError.Problem.duplicate(prime) }
  }
}

private struct Contents: Decodable {
  var favoritePrimes: [Int]

  private enum CodingKeys: CodingKey { case version, favoritePrimes }

  init(from decoder: any Decoder) throws {
    let contents = try decoder.container(keyedBy: CodingKeys.self)
    // Decimals, because of a number that is too large for an `Int` the decoder says it is not JSON.
    let version = try contents.decode(Decimal.self, forKey: .version)
    guard version == 1 else { throw FavoritesFileError.Problem.unknownVersion(version) }
    favoritePrimes = try contents.decode([Decimal].self, forKey: .favoritePrimes).map { number in
      guard let integer = Int(number.description) else {
        throw FavoritesFileError.Problem.notAnInteger(number)
      }
      return integer
    }
  }
}

extension AppEnvironment {
  /// The live one, with favorites that outlast a crash and a loss of power.
  static var terminal: AppEnvironment {
    var environment = live
    environment.favorites = .durableFile
    return environment
  }
}
