// Line mode: text that fits in the columns of a terminal.

extension String {
  /// The text, broken between words into lines of at most `width` characters.
  public func wrapped(to width: Int) -> [String] {
    let words = split(separator: " ").flatMap { $0.parts(of: max(width, 1)) }
    return words.reduce(into: [""]) { lines, word in
      if lines.last!.count + 1 + word.count > width, !lines.last!.isEmpty { lines.append("") }
      lines[lines.count - 1] += (lines.last!.isEmpty ? "" : " ") + word
    }
  }
}

extension Substring {
  /// The word, or its parts if it is longer than a line. A path breaks after a slash.
  fileprivate func parts(of width: Int) -> [Substring] {
    var (parts, rest) = ([Substring](), self)
    while rest.dropFirst(width).first != nil {
      let line = rest.prefix(width)
      let part = line.lastIndex(of: "/").map { line[...$0] } ?? line
      parts.append(part)
      rest = rest[part.endIndex...]
    }
    return parts + [rest]
  }
}
