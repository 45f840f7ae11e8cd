// The terminal program: why a file of favorites could not be used, and what to do.
// SPDX-License-Identifier: MIT

import Foundation

/// Why favorite primes could not be saved or loaded.
struct FavoritesFileError: Error, Equatable {
  var operation: Operation
  var path: String
  var problem: Problem

  init(_ operation: Operation, _ path: String, _ problem: Problem) {
    self.operation = operation
    self.path = path
    self.problem = problem
  }

  /// What was tried.
  enum Operation: Sendable {
    case save, load
  }

  /// What was wrong.
  enum Problem: Error, Equatable {
    /// The system refused, and this is its reason: an `errno` like `ENOSPC`.
    case system(Int32)
    /// It is a pipe, a device or the like.
    case notAFile
    /// It is, or would be, more than 64 MiB.
    case tooLarge
    case empty
    case notUTF8
    case notJSON
    /// It is JSON, but not of favorites: this tells the difference.
    case otherShape(String)
    case unknownVersion(Decimal)
    /// It is not whole, or is beyond what an `Int` holds.
    case notAnInteger(Decimal)
    case notPrime(Int)
    case duplicate(Int)
  }
}

extension FavoritesFileError: CustomStringConvertible {
  /// One line: what was tried, where, what was wrong, and what to do.
  var description: String {
    let attempt =
      switch operation {
      case .save: "save favorites to"
      case .load: "load favorites from"
      }
    return "cannot \(attempt) \(path.debugDescription): \(problem)"
  }
}

extension FavoritesFileError.Problem: CustomStringConvertible {
  /// What was wrong, and what to do.
  var description: String {
    let example = #"{"version": 1, "favoritePrimes": [2, 3, 5]}"#
    return switch self {
    case .system(ENOENT): "there is no such file; check the path"
    case .system(EISDIR): "it is a directory; name a file in it"
    case .system(ENOTDIR): "part of the path is no directory; check the path"
    case .system(EINVAL): "no file can have that path; choose another"
    case .system(ENAMETOOLONG): "the name is too long; choose a shorter one"
    case .system(ELOOP): "its symbolic links lead in a circle; choose another file"
    case .system(EACCES), .system(EPERM): "permission denied; choose a place that is yours"
    case .system(EROFS): "the file system is read-only; choose a place on another"
    case .system(ENOSPC): "the disk is full; make room and try again"
    case .system(EDQUOT): "your share of the disk is full; make room and try again"
    case .system(EFBIG): "the file would be larger than the system allows; raise its limit"
    case .system(let code): "\(String(cString: strerror(code))); try again or choose another file"
    case .notAFile: "it is not a regular file; choose another"
    case .tooLarge: "more than 64 MiB is no list of favorites; choose another"
    case .empty: "the file is empty; it should read \(example)"
    case .notUTF8: "it is not text in UTF-8; it should read \(example)"
    case .notJSON: "it is not JSON; it should read \(example)"
    case .otherShape(let difference): "\(difference); it should read \(example)"
    case .unknownVersion(let version) where version > 1:
      "it was made by a newer version of the app (format \(version), known is 1); update the app"
    case .unknownVersion(let version): "there is no version \(version); it should read \(example)"
    case .notAnInteger(let number): "\(number) is not an integer of 64 bits; take it out"
    case .notPrime(let number): "\(number) is not prime; take it out"
    case .duplicate(let prime): "\(prime) is there twice; take one out"
    }
  }
}
