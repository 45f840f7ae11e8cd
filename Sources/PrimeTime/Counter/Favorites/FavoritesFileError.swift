// Prime Time in a terminal: why a file of favorites cannot be used, and what to do about it.
// SPDX-License-Identifier: MIT

import Foundation

/// The reason why favorite primes could not be saved or loaded.
struct FavoritesFileError: Error, Equatable {
  var operation: Operation
  var path: String
  var problem: Problem

  init(_ operation: Operation, _ path: String, _ problem: Problem) {
    self.operation = operation
    self.path = path
    self.problem = problem
  }

  /// The operation that failed.
  enum Operation: Sendable {
    case save, load
  }

  /// The reason for the failure.
  enum Problem: Error, Equatable {
    /// A system call failed with this `errno`, such as `ENOSPC`.
    case system(Int32)
    /// It is a pipe, a device or the like.
    case notAFile
    /// It is, or would be, more than 64 MiB.
    case tooLarge
    case empty
    case notUTF8
    case notJSON
    /// It is JSON, but not a list of favorites, for this reason.
    case otherShape(String)
    case unknownVersion(Decimal)
    /// The number is not whole, or does not fit into an `Int`.
    case notAnInteger(Decimal)
    case notPrime(Int)
    case duplicate(Int)
  }
}

extension FavoritesFileError: CustomStringConvertible {
  /// One line: the operation, the path, the problem, and what to do about it.
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
  /// The problem, and what to do about it.
  var description: String {
    let example = #"{"version": 1, "favoritePrimes": [2, 3, 5]}"#
    return switch self {
    case .system(ENOENT): "there is no such file; check the path"
    case .system(EISDIR): "it is a directory; name a file in it"
    case .system(ENOTDIR): "part of the path is not a directory; check the path"
    case .system(EINVAL): "a file cannot have that path; choose another"
    case .system(ENAMETOOLONG): "the name is too long; choose a shorter one"
    case .system(ELOOP): "its symbolic links form a loop; choose another file"
    case .system(EACCES), .system(EPERM): "permission denied; choose another place"
    case .system(EROFS): "the file system is read-only; choose another place"
    case .system(ENOSPC): "the disk is full; make room and try again"
    case .system(EDQUOT): "your share of the disk is full; make room and try again"
    case .system(EFBIG): "the file would be larger than the system allows; raise its limit"
    case .system(let code): "\(String(cString: strerror(code))); try again or choose another file"
    case .notAFile: "it is not a regular file; choose another"
    case .tooLarge: "it is larger than 64 MiB, too large for favorites; choose another"
    case .empty: "the file is empty; it should read \(example)"
    case .notUTF8: "it is not text in UTF-8; it should read \(example)"
    case .notJSON: "it is not JSON; it should read \(example)"
    case .otherShape(let difference): "\(difference); it should read \(example)"
    case .unknownVersion(let version) where version > 1:
      "it was made by a newer version of the app (format \(version); this version reads 1); update the app"
    case .unknownVersion(let version): "there is no version \(version); it should read \(example)"
    case .notAnInteger(let number): "\(number) is not an integer of 64 bits; remove it"
    case .notPrime(let number): "\(number) is not prime; remove it"
    case .duplicate(let prime): "\(prime) is there twice; remove one"
    }
  }
}
