// Terminal UI: the number of columns that text takes.

/// The columns that a character takes on a screen: 0, 1 or 2.
///
/// East Asian wide characters and emoji, including flags and joined sequences, take two columns; combining marks and
/// format characters take none.
public func columnWidth(of character: Character) -> Int {
  let scalars = character.unicodeScalars
  // Screens are full of ASCII, lines and blocks. Unicode's properties are slow to find.
  if character.isASCII || scalars.count == 1 && 0x2500...0x259F ~= scalars.first!.value { return 1 }
  if character.isUnprintable { return 1 }
  let asksForEmoji = scalars.contains("\u{FE0F}") && scalars.first!.properties.isEmoji
  return asksForEmoji ? 2 : min(2, scalars.reduce(0) { $0 + $1.columnWidth })
}

/// The columns that text takes on one line of a screen.
public func columnWidth(of text: String) -> Int {
  let bytes = text.utf8
  if bytes.allSatisfy({ 0x20..<0x7F ~= $0 }) { return bytes.count }
  // Most other texts are lines and blocks, where each scalar is a character.
  let scalars = text.unicodeScalars
  let isSimple = scalars.allSatisfy { 0x20..<0x7F ~= $0.value || 0x2500...0x259F ~= $0.value }
  return isSimple ? scalars.count : text.reduce(0) { $0 + columnWidth(of: $1) }
}

extension Character {
  /// Whether a symbol is shown instead, for a control character, a separator, or a letter with more marks than any
  /// language has.
  var isUnprintable: Bool {
    if let ascii = asciiValue { return ascii < 0x20 || ascii == 0x7F }
    return switch unicodeScalars.first!.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: !unicodeScalars.dropFirst(16).isEmpty
    }
  }
}

extension Unicode.Scalar {
  fileprivate var columnWidth: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: 0
    case _ where properties.isEmojiPresentation && !(0x1F1E6...0x1F1FF ~= value): 2
    case _ where wideRanges.contains { $0 ~= value }: 2
    // Including half a flag, because two of these regional indicators make one.
    default: 1
    }
  }
}

/// The wide and fullwidth characters of Unicode Standard Annex #11 (East Asian Width, Unicode 15.1), without the
/// emoji, which the standard library knows. A block in which all characters are wide is listed as a whole.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3040...0x3247, 0x3250...0x4DBF,
  0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE1F,
  0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
  0x1F200...0x1F2FF, 0x20000...0x3FFFD,
]
