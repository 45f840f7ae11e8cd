// Copy stages: the first line of each copied file, which later tells whether somebody changed it.

import Foundation

private let mark = "// Written by copy-stages. Hash of the following lines: "

/// A file with the text, and the directives that keep formatters and linters from changing or judging it.
func sealed(_ text: String) -> Data {
  let text = """
    // swift-format-ignore-file
    // swiftformat:disable all
    // swiftlint:disable all
    \(text)// swiftlint:enable all

    """
  return Data("\(mark)\(hash(text))\n\(text)".utf8)
}

/// Whether a file is as copy-stages wrote it, or `nil` if copy-stages did not write it.
func isSealed(_ bytes: Data) -> Bool? {
  guard bytes.starts(with: mark.utf8) else { return nil }
  let text = String(decoding: bytes, as: UTF8.self)
  let first = text.prefix { !$0.isNewline }
  return first == mark + hash(text[first.endIndex...])
}

/// FNV-1a, in 64 bits. It detects changes made by hand, and is no protection against forgery.
///
/// Whitespace does not count: an editor may trim it, and git may write CRLF line endings.
private func hash(_ text: some StringProtocol) -> String {
  var number: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in text.utf8 where !" \t\r\n".utf8.contains(byte) {
    number = (number ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }
  return String(number, radix: 16)
}
