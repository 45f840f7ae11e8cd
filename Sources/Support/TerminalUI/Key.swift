// Terminal UI: keys, pasted texts and clicks.
// SPDX-License-Identifier: MIT

/// A key, a pasted text, or a click.
///
/// Terminals cannot distinguish some keys: Ctrl-I is `tab`, Ctrl-M and Ctrl-J are `enter`, Ctrl-H is
/// `backspace`, and a key typed with Alt comes as `escape` followed by the key. Shift, Ctrl and Alt are ignored
/// for arrows and other named keys: Ctrl-→ is `right`.
public enum Key: Hashable, Sendable {
  case character(Character)
  /// A pasted text, unchanged except that all its line ends are `"\n"`. It is one key, so that its characters do
  /// not act as keys.
  case paste(String)
  /// A click or a turn of the wheel, in order with the keys, if the `Terminal` reports the mouse.
  case mouse(Mouse)
  /// Ctrl and a lowercase letter, or Ctrl and one of `@ \ ] ^ _`.
  case control(Character)
  case enter, tab, backTab, escape, backspace, delete, insert
  case up, down, left, right
  case home, end, pageUp, pageDown
  /// F1, as `function(1)`. Other function keys are dropped.
  case function(Int)
}

extension Key {
  /// The key that sends a single control code.
  init(controlCode: UInt8) {
    switch controlCode {
    case 0x08, 0x7F: self = .backspace
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    case 0x1B: self = .escape
    case 0x01...0x1A: self = .control(Character(Unicode.Scalar(controlCode | 0x60)))
    default: self = .control(Character(Unicode.Scalar(controlCode & 0x1F | 0x40)))
    }
  }

  /// The key that sends a control sequence, or `nil` if no key sends it.
  ///
  /// - Parameters:
  ///   - parameters: The bytes between the introducer and the last byte: `1;5` in `ESC [ 1 ; 5 C`.
  ///   - final: The last byte, which determines the meaning of the sequence.
  init?(parameters: some Sequence<UInt8>, final: UInt8) {
    if let mouse = Mouse(parameters: parameters, final: final) {
      self = .mouse(mouse)
      return
    }
    let parameters = String(decoding: Array(parameters), as: UTF8.self)
    let number = parameters.prefix { $0 != ";" }
    let key: Key? =
      switch (number, final) {
      case (_, UInt8(ascii: "~")): Int(number).flatMap { Key.numbered[$0] }
      case ("", _), ("1", _): Key.lettered[final]
      // On the Linux console, F1 is ESC [ [ A.
      case ("[", UInt8(ascii: "A")): .function(1)
      default: nil
      }
    guard let key else { return nil }
    self = key
  }

  private static let lettered: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down,
    UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
    UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
    UInt8(ascii: "P"): .function(1), UInt8(ascii: "Z"): .backTab,
  ]

  private static let numbered: [Int: Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1),
  ]
}
