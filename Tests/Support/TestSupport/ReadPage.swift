// Test support: the contents of a session's web page, read as its script does.

import Foundation

/// The contents of a session's web page.
public struct ReadPage: Decodable {
  public let title: String
  /// The name and the text of the recording.
  public let recording: [String]
  public let texts: [String]
  private let parts: [Part]
  public let moments: [Moment]

  /// Adjacent cells of the screen.
  private struct Part: Decodable {
    let column: Int
    let text: String

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      column = try values.decode(Int.self)
      _ = try values.decode(String.self)  // the style
      text = try values.decode(String.self)
    }
  }

  public struct Moment: Decodable {
    /// Milliseconds since the previous moment.
    public let time: Int
    /// The lines that change: the first one, how many, and the texts that replace them.
    public let lines: [(start: Int, count: Int, new: [Int])]
    /// The rows of the screen that change, each followed by the part that is drawn there.
    fileprivate let cells: [Int]

    public init(from decoder: any Decoder) throws {
      var parts = try decoder.unkeyedContainer()
      _ = try parts.decode(Int.self)  // the action
      time = try parts.decode(Int.self)
      var changes = try parts.nestedUnkeyedContainer()
      var lines: [(start: Int, count: Int, new: [Int])] = []
      while !changes.isAtEnd {
        lines.append(
          (
            try changes.decode(Int.self), try changes.decode(Int.self),
            try changes.decode([Int].self)
          ))
      }
      self.lines = lines
      cells = try parts.decode([Int].self)
    }
  }

  /// Reads a page. Returns `nil` if the text holds none.
  public init?(_ html: String) throws {
    guard let start = html.range(of: #"id="data">"#)?.upperBound,
      let end = html.range(of: "</script>", range: start..<html.endIndex)?.lowerBound
    else { return nil }
    self = try JSONDecoder().decode(Self.self, from: Data(html[start..<end].utf8))
  }

  /// The lines of the state after each moment.
  public var states: [[String]] {
    var lines: [Int] = []
    return moments.map { moment in
      for change in moment.lines {
        lines.replaceSubrange(change.start..<(change.start + change.count), with: change.new)
      }
      return lines.map { texts[$0] }
    }
  }

  /// The rows of the screen after each moment.
  public var screens: [[String]] {
    var rows: [[Character]] = []
    return moments.map { moment in
      for index in stride(from: 0, to: moment.cells.count, by: 2) {
        let (row, part) = (moment.cells[index], parts[moment.cells[index + 1]])
        while rows.count <= row { rows.append(Array(repeating: " ", count: 80)) }
        rows[row].replaceSubrange(part.column..<(part.column + part.text.count), with: part.text)
      }
      return rows.map { String($0) }
    }
  }
}
