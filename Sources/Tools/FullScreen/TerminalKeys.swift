// The names of the keys that a terminal sends, as xterm and kitty (https://sw.kovidgoyal.net/kitty/keyboard-protocol) do.

/// The name of a key: `a`, `↑`, `Ctrl-C`.
public typealias Key = String

/// The key of a control character.
func controlKey(_ scalar: Unicode.Scalar) -> Key? {
  switch scalar {
  case "\r", "\n": "Enter"
  case "\t": "Tab"
  case "\u{8}", "\u{7F}": "Backspace"
  case ..<" ": "Ctrl-\(Unicode.Scalar(UInt8(scalar.value | 0x40)))"
  default: nil
  }
}

/// The key of a sequence without its ESC: `[A` or `OA`, `[5~`, and with modifiers `[1;5A`, `O5A`, `[5;5~`, `[99;5u` or
/// `[27;5;99~`. Returns `nil` for a reply, for a report, for a key without a name, and when a key is released.
func key(of sequence: String) -> Key? {
  guard let parts = sequence.wholeMatch(of: /(\[|O)([0-9:;]*)([A-Za-z~])/)?.output else {
    return nil
  }
  // Each number may have others after it, of which only one matters: `1;5:3A` says that Ctrl-↑ is released.
  var numbers = parts.2.split(separator: ";", omittingEmptySubsequences: false).map { number in
    number.split(separator: ":", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? 1 : Int($0) ?? 0 }
  }
  if parts.1 == "O" { numbers.insert([1], at: 0) }
  let second = numbers.count > 1 ? numbers[1] : [1]
  let (first, modifiers) = (numbers[0].first ?? 1, (second.first ?? 1) - 1)
  if modifiers < 0 || second.dropFirst().first == 3 { return nil }

  switch (parts.1, parts.3, numbers.count) {
  case ("[", "u", 1...3): return characterKey(first, modifiers)
  // The character is the one with Shift.
  case ("[", "~", 3) where first == 27: return characterKey(numbers[2].first ?? 0, modifiers & ~1)
  case ("[", "~", 1...2): return numbered[first].map { prefix(modifiers) + $0 }
  case ("[", _, 1...2) where first == 1: return lettered[parts.3].map { prefix(modifiers) + $0 }
  case ("O", _, 1...2):
    return (lettered[parts.3] ?? keypad[parts.3]).map { prefix(modifiers) + $0 }
  default: return nil
  }
}

private let lettered: [Substring: Key] = [
  "A": "↑", "B": "↓", "C": "→", "D": "←", "F": "End", "H": "Home",
]

/// The digits and signs beside the other keys.
private let keypad: [Substring: Key] = [
  "M": "Enter", "k": "+", "m": "-", "p": "0", "q": "1", "r": "2", "s": "3", "t": "4", "u": "5",
  "v": "6", "w": "7", "x": "8", "y": "9",
]

private let numbered: [Int: Key] = [
  1: "Home", 3: "Delete", 4: "End", 5: "PgUp", 6: "PgDn", 7: "Home", 8: "End",
]

/// The key of a character. Of those beside the other keys, kitty sends codes in the private area.
private func characterKey(_ code: Int, _ modifiers: Int) -> Key? {
  let code = 57399...57408 ~= code ? code - 57399 + 48 : code
  guard let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) else { return nil }
  if let key = scalar == "\u{1B}" ? "Esc" : [9, 13, 127].contains(code) ? controlKey(scalar) : nil {
    return prefix(modifiers) + key
  }
  switch scalar.properties.generalCategory {
  case .control, .format, .privateUse, .unassigned: return nil
  default: break
  }
  let (character, pressed) = ("\(scalar)", modifiers & 0x3F)
  if pressed & ~1 == 0, scalar.properties.isAlphabetic {
    // Caps Lock and Shift cancel each other.
    return pressed & 1 == modifiers >> 6 & 1 ? character : character.uppercased()
  }
  return prefix(modifiers) + (pressed == 0 ? character : character.uppercased())
}

/// The modifiers without the locks.
private func prefix(_ modifiers: Int) -> String {
  [(4, "Ctrl"), (2, "Alt"), (1, "Shift"), (8, "Super"), (16, "Hyper"), (32, "Meta")]
    .map { modifiers & $0 == 0 ? "" : $1 + "-" }.joined()
}
