// Copy stages: the first lines of a copy, which later tell whether it is unchanged.
// SPDX-License-Identifier: MIT

import Foundation

/// The head of a single file, or of the file that lists the others.
///
/// Its first line contains the hash of what follows it.
struct Head {
  private static let mark = "// Written by copy-stages. Hash of the following lines: "

  /// Returns `text` with the first line.
  static func sealed(_ text: String) -> String { mark + hash(Data(text.utf8)) + "\n" + text }

  /// Whether copy-stages wrote the file.
  let isOurs: Bool
  /// Whether it is as copy-stages wrote it.
  let isUnchanged: Bool
  /// The names of the other files, with their hashes.
  let hashes: [String: String]

  init(_ bytes: Data) {
    let text = String(decoding: bytes, as: UTF8.self)
    let first = text.prefix { !$0.isNewline }
    let rest = text[first.endIndex...]
    isOurs = text.hasPrefix(Self.mark)
    isUnchanged = first == Self.mark + hash(Data(rest.utf8))
    // Names only, and no paths: nothing outside the folder can be part of a copy.
    let lines = rest.matches(of: /(?m)^\/\/ ([0-9a-f]{16}) ([A-Za-z0-9]+\.swift)\s*$/)
    hashes = Dictionary(lines.map { (String($0.2), String($0.1)) }) { $1 }
  }
}

/// FNV-1a, in 64 bits. It detects changes made by hand, and is no protection against forgery.
///
/// Whitespace does not count: an editor may trim it, and git may write CRLF line endings.
func hash(_ bytes: Data) -> String {
  var number: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in bytes where !" \t\r\n".utf8.contains(byte) {
    number = (number ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }
  let digits = String(number, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
