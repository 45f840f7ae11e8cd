// The keys in the bytes that a terminal sends.

/// Takes the keys from the beginning of what a terminal sent. What may be the beginning of a key stays, unless it is
/// known to be whole.
func keys(in bytes: inout [UInt8], isWhole: Bool) -> [Key] {
  var (keys, rest) = ([Key](), Substring(String(decoding: bytes, as: UTF8.self)))
  while let first = rest.first {
    if let match = rest.prefixMatch(of: /\u{1B}[\[O]([0-9;]*[A-Za-z~])/) {
      rest.removeFirst(match.output.0.count)
      // Without Shift, Ctrl and Alt: `[1;5C` is `[C`.
      let name = match.output.1.replacing(/(^1)?;[0-9]+/, with: "")
      keys.append(namedKeys["[\(name)"] ?? "This key")
      continue
    }
    if !isWhole, rest.wholeMatch(of: /\u{1B}([\[O][0-9;]*)?/) != nil { break }
    rest.removeFirst()
    if let code = first.asciiValue, code < 0x20, namedKeys[String(first)] == nil {
      keys.append("Ctrl-\(Character(Unicode.Scalar(code | 0x40)))")
    } else {
      keys.append(namedKeys[String(first)] ?? String(first))
    }
  }
  bytes = Array(rest.utf8)
  return keys
}

private let namedKeys: [String: Key] = [
  "\u{1B}": "Esc", "\r": "Enter", "\n": "Enter", "\r\n": "Enter", "\t": "Tab",
  "\u{7F}": "Backspace", "\u{8}": "Backspace",
  "[A": "↑", "[B": "↓", "[C": "→", "[D": "←", "[H": "Home", "[F": "End", "[1~": "Home",
  "[3~": "Delete", "[4~": "End", "[5~": "PgUp", "[6~": "PgDn", "[7~": "Home", "[8~": "End",
]
