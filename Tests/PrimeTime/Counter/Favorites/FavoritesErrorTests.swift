// The messages about favorite primes that could not be saved or loaded.
// SPDX-License-Identifier: MIT

import Foundation
import PrimeTime
import Testing

@testable import counter

@Suite struct FavoritesErrorTests {
  @Test(
    arguments: [
      (ENOENT, "there is no such file; check the path"),
      (EISDIR, "it is a directory; name a file in it"),
      (ENOTDIR, "part of the path is not a directory; check the path"),
      (EINVAL, "a file cannot have that path; choose another"),
      (ENAMETOOLONG, "the name is too long; choose a shorter one"),
      (ELOOP, "its symbolic links form a loop; choose another file"),
      (EACCES, "permission denied; choose another place"),
      (EPERM, "permission denied; choose another place"),
      (EROFS, "the file system is read-only; choose another place"),
      (ENOSPC, "the disk is full; make room and try again"),
      (EDQUOT, "your share of the disk is full; make room and try again"),
      (EFBIG, "the file would be larger than the system allows; raise its limit"),
      (EIO, "Input/output error; try again or choose another file"),
    ] as [(Int32, String)])
  func aSystemErrorIsPutInWords(code: Int32, text: String) {
    let error = FavoritesFileError(.save, "primes.json", .system(code))
    #expect(error.description == "cannot save favorites to \"primes.json\": \(text)")
  }

  @Test(
    arguments: [
      (.notAFile, "it is not a regular file; choose another"),
      (.tooLarge, "it is larger than 64 MiB, too large for favorites; choose another"),
      (.empty, "the file is empty; it should read EXAMPLE"),
      (.notUTF8, "it is not text in UTF-8; it should read EXAMPLE"),
      (.notJSON, "it is not JSON; it should read EXAMPLE"),
      (.otherShape("\"version\" is missing"), "\"version\" is missing; it should read EXAMPLE"),
      (
        .unknownVersion(2),
        "it was made by a newer version of the app (format 2; this version reads 1); update the app"
      ),
      (.unknownVersion(0), "there is no version 0; it should read EXAMPLE"),
      (.notAnInteger(2.5), "2.5 is not an integer of 64 bits; remove it"),
      (.notPrime(4), "4 is not prime; remove it"),
      (.duplicate(5), "5 is there twice; remove one"),
    ] as [(FavoritesFileError.Problem, String)])
  func aProblemIsNamedWithItsRemedy(problem: FavoritesFileError.Problem, text: String) {
    let text = text.replacing("EXAMPLE", with: #"{"version": 1, "favoritePrimes": [2, 3, 5]}"#)
    let error = FavoritesFileError(.load, "primes.json", problem)
    #expect(error.description == "cannot load favorites from \"primes.json\": \(text)")
  }

  @Test func aPathCannotBreakTheLine() {
    let error = FavoritesFileError(.load, "two\nlines\u{1B}[2J", .empty)
    #expect(error.description.hasPrefix(#"cannot load favorites from "two\nlines\u{1B}[2J": the"#))
  }
}
