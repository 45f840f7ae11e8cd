// A recorded session, each action with its time as one line of JSON: records it, reads it, and replays it.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import LineMode
import PrimeTime

/// A recorded session, read one action at a time, up to the first damaged line.
///
/// Only one line is in memory, however long the recording is.
struct Recording {
  struct Header: Codable, Equatable {
    var recording = "counter"
    var version = 4
    /// The favorites at the start.
    var favorites: [Int] = []
  }

  let header: Header
  /// The warning about the damaged line, if there is one. No line after it is read.
  private(set) var warning: String?
  private var count = 0
  private let path: String
  private let file: LineFile
  /// The actions of earlier lines by their text without the time, which saves most of the time to replay.
  private var known: [Data: TimelineAction] = [:]

  init(_ path: String) throws(CommandFailure) {
    func failure(_ reason: String, _ status: ExitStatus = .data) -> CommandFailure {
      CommandFailure("cannot replay \(path.debugDescription): \(reason)", status)
    }
    self.path = path
    do { file = try LineFile(path) } catch { throw failure(error.message, error.status) }
    guard let first = file.next() else {
      throw failure("it is empty; --record FILE makes a recording")
    }
    guard first.isWhole, let header = try? JSONDecoder().decode(Header.self, from: first.text),
      header.recording == Header().recording, header.version == Header().version
    else {
      throw failure("it is not a recording of this version of counter; --record FILE makes one")
    }
    self.header = header
  }

  mutating func next() -> RecordedAction? {
    guard warning == nil, let line = file.next() else { return nil }
    do throws(CommandFailure) {
      guard line.isWhole else { throw CommandFailure("it is cut off") }
      let action = try action(in: line.text)
      count += 1
      return action
    } catch {
      warning = """
        \(path.debugDescription) is damaged, line \(count + 2): \(error.message); \
        \(count) \(count == 1 ? "action" : "actions") before it played
        """
      return nil
    }
  }

  private mutating func action(in line: Data) throws(CommandFailure) -> RecordedAction {
    // No text in the line contains this key, because its quotes would be escaped.
    guard let key = line.range(of: Data(#""at":"#.utf8)) else {
      return try RecordedAction(line: line)
    }
    let digits = line[key.upperBound...].prefix { 0x30...0x39 ~= $0 }
    let rest = line[..<key.upperBound] + line[digits.endIndex...]
    if let action = known[rest], digits.count < 16,
      let at = Double(String(decoding: digits, as: UTF8.self))
    {
      return RecordedAction(time: Date(timeIntervalSince1970: at / 1000), action: action)
    }
    let action = try RecordedAction(line: line)
    if known.count < 10_000 { known[rest] = action.action }
    return action
  }
}

extension Recording {
  /// Replays the actions, writes them to `copy`, and returns the timeline that they lead to, in the present.
  ///
  /// No effects run, because the actions that they sent were recorded, too. At the end of the recording, what was
  /// still in flight is cancelled, and a visit to the past ends.
  mutating func play(
    copy: LineWriter? = nil, progress: (Double) -> Void = { _ in }
  ) throws(CommandFailure) -> Timeline {
    var timeline = Timeline(favorites: header.favorites)
    var time = Date.distantPast
    let reducer = timed({ timeTraveling(counterReducer, $0) }, .unimplemented)
    func play(_ action: RecordedAction) throws(CommandFailure) {
      _ = reducer(&timeline, action.action, action.time)
      try copy?.write(action)
    }
    while let action = next() {
      if count.isMultiple(of: 5_000) { progress(file.progress) }
      time = action.time
      try play(action)
    }
    var ends: [TimelineAction] = timeline.isInPast ? [.returnToPresent] : []
    let state = timeline.present.present
    if state.isSearching { ends.append(.app(.perform(.nthPrime(.cancelTapped)))) }
    let message = "the favorites were not written or loaded, because that was cancelled"
    if state.usesFile { ends.append(.app(.perform(.favoritesFile(.failed(message: message))))) }
    for action in ends { try play(RecordedAction(time: time, action: action)) }
    return timeline
  }
}

// MARK: The actions

// The format that the compiler derives, {"counter":{"_0":{"countEntered":{"_0":7}}}}, is hard to read and edit. In a
// recording, the names of the cases are one name: {"action":"counter.countEntered","at":1767225600000,"value":7}.
struct RecordedAction: Equatable, Encodable {
  /// In whole milliseconds, which a line represents exactly.
  var time: Date
  var action: TimelineAction

  /// The name of the action as it is written.
  var name: String {
    // Without the wrappers of the app's actions, which nearly every name would begin with.
    parts.names.drop { ["app", "perform"].contains($0) }.joined(separator: ".")
  }

  /// The names of the cases, and what the last one holds.
  private var parts: (names: [String], fields: [(name: String?, value: Any)]) {
    var (names, value) = ([String](), action as Any)
    while Mirror(reflecting: value).displayStyle == .enum {
      guard let (name, held) = Mirror(reflecting: value).children.first, let name else {
        return (names + ["\(value)"], [])
      }
      names.append(name)
      value = held
    }
    let mirror = Mirror(reflecting: value)
    let fields = mirror.children.map { ($0.label, $0.value) }
    return (names, mirror.displayStyle == .tuple ? fields : [(nil, value)])
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
    for (name, value) in parts.fields {
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

/// Returns a reducer that records each action before `reducer` runs, so that a recording ends with the
/// action that made the program crash.
func recorded(
  _ reducer: @escaping AppReducer, _ environment: AppEnvironment, by recorder: LineWriter?
) -> EffectReducer<Timeline, TimelineAction> {
  let reducer = timed({ timeTraveling(reducer, $0) }, environment)
  return { timeline, action in
    let milliseconds = (environment.date().timeIntervalSince1970 * 1000).rounded()
    let time = Date(timeIntervalSince1970: milliseconds / 1000)
    var report = Effect<TimelineAction>.none
    do throws(CommandFailure) {
      if !action.isProgress { try recorder?.write(RecordedAction(time: time, action: action)) }
    } catch {
      report = .report("the recording ends here: \(error.message)")
    }
    return .merge(report, reducer(&timeline, action, time))
  }
}
