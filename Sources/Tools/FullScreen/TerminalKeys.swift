// The names of the keys that a terminal sends, as xterm and kitty (https://sw.kovidgoyal.net/kitty/keyboard-protocol) do.

/// The name of a key: `a`, `↑`, `Esc`.
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

/// The key of a sequence without its ESC, such as `[A`, `OA` or `[1;5A`. Returns `nil` for a reply, for a report, and when
/// a key is released.
func key(of sequence: String) -> Key? {
  guard let parts = sequence.wholeMatch(of: /(\[\[?|O)([0-9:;]*)([A-Za-z~])/)?.output else {
    return nil
  }
  let (introducer, final) = (parts.1, parts.3)
  var numbers = parts.2.split(separator: ";", omittingEmptySubsequences: false)
    .map {
      $0.split(separator: ":", omittingEmptySubsequences: false).map {
        $0.isEmpty ? nil : Int($0) ?? -1
      }
    }
  func number(_ index: Int, _ part: Int = 0) -> Int? {
    numbers.indices.contains(index) && numbers[index].count > part ? numbers[index][part] : nil
  }
  // ESC O 5 A is an older form of ESC [ 1 ; 5 A.
  if introducer == "O" { numbers.insert([], at: 0) }
  let (first, modifiers, event) = (number(0) ?? 1, number(1) ?? 1, number(1, 1) ?? 1)
  // Event 3 is the release of a key.
  if modifiers < 1 || !(1...2 ~= event) { return nil }
  // Without the locks.
  let pressed = (modifiers - 1) & 0x3F

  switch (introducer, final, numbers.count) {
  case ("[", "u", 1...3):
    return characterKey(
      first, shifted: number(0, 1), text: number(2), pressed,
      isUpper: pressed & 1 != (modifiers - 1) >> 6 & 1)
  // With this form, the terminal has applied Shift.
  case ("[", "~", 3) where first == 27:
    return characterKey(number(2) ?? 0, text: number(2), pressed)
  case ("[", "~", 1...2): return numbered[first].map { prefix(pressed) + $0 }
  case ("[", _, 1...2) where first == 1: return lettered[final].map { prefix(pressed) + $0 }
  case ("O", _, 1...2): return (lettered[final] ?? keypad[final]).map { prefix(pressed) + $0 }
  case ("[[", "A"..."E", 1): return "F\(final.first!.asciiValue! - 0x40)"
  default: return nil
  }
}

private let lettered: [Substring: Key] = [
  "A": "↑", "B": "↓", "C": "→", "D": "←", "F": "End", "H": "Home", "P": "F1", "Q": "F2", "S": "F4",
  "Z": "Shift-Tab",
]

/// After ESC O. The digits and signs are those beside the other keys.
private let keypad: [Substring: Key] = [
  "R": "F3", "M": "Enter", "k": "+", "m": "-", "p": "0", "q": "1", "r": "2", "s": "3", "t": "4",
  "u": "5", "v": "6", "w": "7", "x": "8", "y": "9",
]

private let numbered: [Int: Key] = [
  1: "Home", 2: "Insert", 3: "Delete", 4: "End", 5: "PgUp", 6: "PgDn", 7: "Home", 8: "End",
  11: "F1", 12: "F2", 13: "F3", 14: "F4", 15: "F5", 17: "F6", 18: "F7", 19: "F8", 20: "F9",
  21: "F10", 23: "F11", 24: "F12",
]

/// Keys that have codes as if they were characters.
private let coded: [Int: Key] = [
  9: "Tab", 13: "Enter", 27: "Esc", 127: "Backspace", 57399: "0", 57400: "1", 57401: "2",
  57402: "3", 57403: "4", 57404: "5", 57405: "6", 57406: "7", 57407: "8", 57408: "9", 57412: "-",
  57413: "+", 57414: "Enter", 57417: "←", 57418: "→", 57419: "↑", 57420: "↓", 57421: "PgUp",
  57422: "PgDn", 57423: "Home", 57424: "End", 57425: "Insert", 57426: "Delete",
]

/// - Parameters:
///   - shifted: The character with Shift, if the terminal knows it.
///   - text: What the key types, if the terminal says so.
private func characterKey(
  _ code: Int, shifted: Int? = nil, text: Int?, _ pressed: Int, isUpper: Bool = false
) -> Key? {
  if let key = coded[code] { return prefix(pressed) + key }
  guard let character = printable(code) else { return nil }
  if pressed & ~1 == 0 {
    if let text = (text ?? (pressed == 1 ? shifted : nil)).flatMap(printable) { return text }
    if character.first!.isLetter {
      return isUpper ? character.uppercased() : character.lowercased()
    }
  }
  return prefix(pressed) + (pressed == 0 ? character : character.uppercased())
}

private func printable(_ code: Int) -> String? {
  guard let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) else { return nil }
  switch scalar.properties.generalCategory {
  case .control, .format, .privateUse, .unassigned: return nil
  default: return "\(scalar)"
  }
}

private func prefix(_ pressed: Int) -> String {
  [(4, "Ctrl"), (2, "Alt"), (1, "Shift"), (8, "Super"), (16, "Hyper"), (32, "Meta")]
    .map { pressed & $0 == 0 ? "" : $1 + "-" }.joined()
}
