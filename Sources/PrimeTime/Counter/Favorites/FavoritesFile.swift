// Prime Time in a terminal: the favorite primes in a file.
// SPDX-License-Identifier: MIT

import Foundation
import PrimeTime

extension FavoritesClient {
  /// Keeps favorite primes in JSON files: `{"version": 1, "favoritePrimes": [2, 3, 5]}`.
  ///
  /// If it throws a `FavoritesFileError`, or a `CancellationError` because the task was cancelled in time,
  /// nothing has changed: the old file is intact, and no prime is loaded. (Only if the disk fails at the
  /// very end, the file may be the new one.)
  ///
  /// Every saved file can be loaded, because both operations refuse numbers that are not prime, and
  /// duplicates.
  ///
  /// A save creates missing directories, follows symbolic links, and keeps the permissions of the file.
  /// Once it returns, the primes survive a power failure. If several saves run at the same time, one of them
  /// wins. `~` is an ordinary name; only a shell expands it.
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

/// The maximum size of a file of favorites in bytes, 64 MiB.
private let limit = 64 << 20

/// Runs the body, and adds the operation and the path to its problem if it throws one.
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
  // The description of an array of integers is valid JSON.
  let bytes = Array("{\"version\": 1, \"favoritePrimes\": \(primes)}\n".utf8)
  guard bytes.count <= limit else { throw FavoritesFileError.Problem.tooLarge }
  return bytes
}

private func decode(_ bytes: [UInt8]) throws -> [Int] {
  guard !bytes.isEmpty else { throw FavoritesFileError.Problem.empty }
  // A null byte is valid UTF-8 but not JSON; the decoder could take it for half a UTF-16 character.
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
    throw FavoritesFileError.Problem.otherShape("\(part) has the wrong type")
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
    // Decimals, because the decoder reports a number that is too large for an `Int` as invalid JSON.
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
  /// The live environment, with favorites that survive a crash or a power failure.
  static var terminal: AppEnvironment {
    var environment = live
    environment.favorites = .durableFile
    return environment
  }
}
