// Test support: the contents of a session's web page, read as its script does.

import Foundation

/// The contents of a session's web page.
public struct ReadPage: Decodable {
  public let title: String
  /// The name and the text of the recording.
  public let recording: [String]
  public let texts: [String]
  public let runs: [Run]
  public let moments: [Moment]

  /// The cells of a run.
  public struct Run: Decodable {
    public let cells: [String]

    public init(from decoder: any Decoder) throws {
      var parts = try decoder.unkeyedContainer()
      for _ in 1...2 { _ = try parts.decode(Int.self) }
      _ = try parts.decode(String.self)
      cells = try parts.decode(String.self).unicodeScalars.map(String.init)
    }
  }

  public struct Moment: Decodable {
    public let action: Int
    /// Milliseconds since the previous moment.
    public let time: Int
    public let lines: [Stretch]
    public let runs: [Int]

    public init(from decoder: any Decoder) throws {
      var parts = try decoder.unkeyedContainer()
      action = try parts.decode(Int.self)
      time = try parts.decode(Int.self)
      var lines = try parts.nestedUnkeyedContainer()
      var stretches: [Stretch] = []
      while !lines.isAtEnd {
        stretches.append(
          Stretch(
            start: try lines.decode(Int.self), count: try lines.decode(Int.self),
            new: try lines.decode([Int].self)))
      }
      self.lines = stretches
      runs = try parts.decode([Int].self)
    }
  }

  /// A range of lines, and the lines that replace them.
  public struct Stretch {
    let start: Int
    let count: Int
    let new: [Int]
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
