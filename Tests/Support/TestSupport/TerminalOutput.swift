// Test support: what a terminal shows, from the bytes that programs write to it.

/// What a terminal shows, without saying where: feed it the output of programs.
///
/// Unlike in a real terminal, a text that is written over another one does not replace it.
public struct TerminalOutput {
  /// The private modes that are set: 7 wraps lines, 25 shows the cursor, 1049 takes the whole screen, 2004
  /// marks pasted text.
  public private(set) var modes = foundModes
  /// The text since the screen was cleared or taken, or that of the shell's screen. Each move of the cursor begins a line.
  public private(set) var text = ""
  /// Whether any text had another color than the others.
  public private(set) var isColored = false
  private var shellText = ""
  private var unread: [UInt8] = []

  private static let foundModes: Set = [7, 25]

  public var isAsFound: Bool { modes == Self.foundModes }

  mutating func feed(_ bytes: some Sequence<UInt8>) {
    unread += bytes
    // A character or a sequence at the end may go on. One that was cut off has no effect.
    let end = unread.lastIndex { $0 < 0x80 }.map { $0 + 1 } ?? 0
    var rest = Substring(String(decoding: unread[..<end], as: UTF8.self))
    while !rest.isEmpty {
      text += rest.prefix { $0 != "\u{1B}" }
      rest = rest.drop { $0 != "\u{1B}" }
      let pattern = /\u{1B}\[?([?0-9;]*)([A-Za-z]|(?=\u{1B}))/
      guard let sequence = rest.prefixMatch(of: pattern)?.output else { break }
      rest.removeFirst(sequence.0.count)
      obey(sequence.1, sequence.2)
    }
    unread = Array(rest.utf8) + unread[end...]
  }

  private mutating func obey(_ parameters: Substring, _ command: Substring) {
    switch (command, parameters) {
    case ("H", _): text += "\n"
    case ("J", _): text = ""
    case ("m", _): isColored = isColored || parameters.contains(/;[39][0-9]/)
    case ("h", "?1049") where modes.insert(1049).inserted: (shellText, text) = (text, "")
    case ("l", "?1049") where modes.remove(1049) != nil: text = shellText
    case ("h", "?7"), ("h", "?25"), ("h", "?2004"): modes.insert(Int(parameters.dropFirst())!)
    case ("l", "?7"), ("l", "?25"), ("l", "?2004"): modes.remove(Int(parameters.dropFirst())!)
    default: break
    }
  }
}
