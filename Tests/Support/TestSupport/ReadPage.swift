// Test support: the contents of a session's web page, read as its script does.

import Foundation

/// The contents of a session's web page.
public struct ReadPage: Decodable {
  public let title: String
  /// The name and the text of the recording.
  public let recording: [String]
  public let texts: [String]
  public let moments: [Moment]

  public struct Moment: Decodable {
    /// Milliseconds since the previous moment.
    public let time: Int
    /// The lines that change: the first one, how many, and the texts that replace them.
    public let lines: [(start: Int, count: Int, new: [Int])]

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
}
