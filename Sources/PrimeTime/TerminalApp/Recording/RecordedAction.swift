// An action and its time as one line of JSON.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import LineMode
import PrimeTime

// The format that the compiler derives, {"counter":{"_0":{"countEntered":{"_0":7}}}}, is hard to read and edit. In a
// recording, the names of the cases are one name: {"action":"counter.countEntered","at":1767225600000,"value":7}.
struct RecordedAction: Equatable, Encodable {
  /// In whole milliseconds, which a line represents exactly.
  var time: Date
  var action: TimelineAction

  /// The name of the action as it is written.
  var name: String {
    // Without the wrappers of the app's actions, which nearly every name would begin with.
    parts(of: action).names.drop { ["app", "perform"].contains($0) }.joined(separator: ".")
  }

  private typealias Parts = (names: [String], fields: [(name: String?, value: Any)])

  /// The names of the cases, and what the last one holds.
  private func parts(of value: Any) -> Parts {
    guard let (name, held) = Mirror(reflecting: value).children.first, let name else {
      return (["\(value)"], [])
    }
    let mirror = Mirror(reflecting: held)
    switch mirror.displayStyle {
    case .enum:
      let inner = parts(of: held)
      return ([name] + inner.names, inner.fields)
    case .tuple: return ([name], mirror.children.map { ($0.label, $0.value) })
    default: return ([name], [(nil, held)])
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: Key.self)
    func encode(_ value: Any, _ key: String) throws {
      guard let value = value as? any Encodable else { fatalError("\(value) cannot be recorded.") }
      try line.encode(value, forKey: Key(stringValue: key))
    }
    try encode(name, "action")
    try encode(Int((time.timeIntervalSince1970 * 1000).rounded()), "at")
    for (name, value) in parts(of: action).fields {
      try encode((value as? IndexSet).map(Array.init) ?? value, name ?? "value")
    }
    // For people who read the recording.
    try encode(action.text, "what")
  }
}

extension RecordedAction {
  init(line: Data) throws(CommandFailure) {
    let object = try? JSONSerialization.jsonObject(with: line)
    guard var fields = object as? [String: Any], let name = fields["action"] as? String else {
      throw CommandFailure("it is not an action in JSON")
    }
    // A browser has no dates beyond these.
    guard let at = fields["at"] as? Int, abs(at / 1_000_000) < 8_640_000_000 else {
      throw CommandFailure("it has no time, or none that a browser knows")
    }
    time = Date(timeIntervalSince1970: Double(at) / 1000)
    fields["_0"] = fields["value"]
    if let offsets = fields["value"] as? [Int] {
      // An index set traps for other offsets.
      guard offsets.allSatisfy({ 0..<Int.max ~= $0 }) else {
        throw CommandFailure("\(offsets) are not all offsets")
      }
      fields["_0"] = ["indexes": offsets.map { ["location": $0, "length": 1] }]
    }
    let wrappers =
      switch name.prefix(while: { $0 != "." }) {
      case "visit", "returnToPresent", "returnToFork": [String]()
      case "undo", "redo": ["app"]
      case "nthPrime", "favoritesFile": ["app", "perform"]
      default: ["app", "perform", "app"]
      }
    let names = wrappers + name.components(separatedBy: ".")
    let coded = names.dropLast().reversed().reduce([names.last!: fields]) { [$1: ["_0": $0]] }
    guard let data = try? JSONSerialization.data(withJSONObject: coded),
      let action = try? JSONDecoder().decode(TimelineAction.self, from: data)
    else { throw CommandFailure("there is no action \(name.debugDescription) with these fields") }
    self.action = action
  }
}
