// A recorded session, each action with its time as one line of JSON: records it, reads it, and replays it.

import ClassicRedux
import Foundation
import LineMode
import PrimeTime

/// A recorded session: the favorites at its start, and its actions.
struct Recording {
  let favorites: [Int]
  private(set) var actions: [RecordedAction] = []

  /// The first line of a recording.
  static func header(favorites: [Int]) -> String {
    jsonLine(["recording": "counter", "version": 4, "favorites": favorites])
  }

  /// Reads a recording, except for a last line without an end, which a crash may have cut off.
  init(_ path: String, progress: (Double) -> Void = { _ in }) throws(CommandFailure) {
    func failure(_ reason: String) -> CommandFailure {
      CommandFailure("cannot replay \(path.debugDescription): \(reason)", .data)
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw failure("there is no such file, or it cannot be read")
    }
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .dropLast()
    let header = lines.first.flatMap { try? JSONSerialization.jsonObject(with: $0) }
    guard let header = header as? [String: Any], header["recording"] as? String == "counter",
      header["version"] as? Int == 4, let favorites = header["favorites"] as? [Int]
    else {
      throw failure("it is not a recording of this version of counter; --record FILE makes one")
    }
    self.favorites = favorites
    // The actions of earlier lines by their text without the time, which saves most of the time to read a recording.
    var known: [Data: TimelineAction] = [:]
    for (index, line) in lines.enumerated().dropFirst() {
      if index.isMultiple(of: 5_000) { progress(Double(index) / Double(lines.count)) }
      do throws(CommandFailure) {
        actions.append(try RecordedAction(line: line, known: &known))
      } catch {
        throw failure("line \(index + 1): \(error.message)")
      }
    }
  }

  /// Replays the actions, writes them to `copy`, and returns the timeline that they lead to, in the present.
  ///
  /// No effects run, because the actions that they sent were recorded, too. At the end of the recording, what was
  /// still in flight is cancelled, and a visit to the past ends.
  func play(copy: NewFile? = nil) throws(CommandFailure) -> Timeline {
    var timeline = Timeline(favorites: favorites)
    let reducer = timed(timeTraveling, .unimplemented)
    func play(_ action: RecordedAction) throws(CommandFailure) {
      _ = reducer(&timeline, action.action, action.time)
      try copy?.write(action.line + "\n")
    }
    for action in actions { try play(action) }
    var ends: [TimelineAction] = timeline.isInPast ? [.returnToPresent] : []
    let state = timeline.present.present
    if state.isSearching { ends.append(.app(.perform(.nthPrime(.cancelTapped)))) }
    let message = "the favorites were not written or loaded, because that was cancelled"
    if state.usesFile { ends.append(.app(.perform(.favoritesFile(.failed(message: message))))) }
    let time = actions.last?.time ?? .distantPast
    for action in ends { try play(RecordedAction(time: time, action: action)) }
    return timeline
  }
}

// MARK: The actions

// The format that the compiler derives, {"counter":{"_0":{"countEntered":{"_0":7}}}}, is hard to read and edit. In a
// recording, the names of the cases are one name: {"action":"counter.countEntered","at":1767225600000,"value":7}.
struct RecordedAction: Equatable {
  /// In whole milliseconds, which a line represents exactly.
  var time: Date
  var action: TimelineAction

  /// The name of the action as it is written.
  var name: String { coded.name }

  var line: String {
    var (name, fields) = coded
    fields["value"] = fields.removeValue(forKey: "_0")
    if case .app(.perform(.app(.favoritePrimes(.deleteFavoritePrime(let offsets))))) = action {
      fields["value"] = Array(offsets)
    }
    fields["action"] = name
    fields["at"] = Int((time.timeIntervalSince1970 * 1000).rounded())
    // For people who read the recording.
    fields["what"] = action.text
    return jsonLine(fields)
  }

  /// The names of the cases as one name, and what the last one holds.
  private var coded: (name: String, fields: [String: Any]) {
    guard let data = try? JSONEncoder().encode(action),
      let object = try? JSONSerialization.jsonObject(with: data)
    else { fatalError("\(action) cannot be recorded.") }
    var (names, fields) = ([String](), ["_0": object])
    while let object = fields["_0"] as? [String: Any], object.count == 1,
      let (name, held) = object.first, let held = held as? [String: Any]
    {
      (names, fields) = (names + [name], held)
    }
    // Without the wrappers of the app's actions, which nearly every name would begin with.
    return (names.drop { ["app", "perform"].contains($0) }.joined(separator: "."), fields)
  }
}

extension RecordedAction {
  fileprivate init(line: Data, known: inout [Data: TimelineAction]) throws(CommandFailure) {
    // No text in the line contains this key, because its quotes would be escaped.
    let key = line.range(of: Data(#""at":"#.utf8))?.upperBound ?? line.endIndex
    let digits = line[key...].prefix { 0x30...0x39 ~= $0 }
    let rest = line[..<key] + line[digits.endIndex...]
    if let action = known[rest], digits.count < 16,
      let at = Double(String(decoding: digits, as: UTF8.self))
    {
      self.init(time: Date(timeIntervalSince1970: at / 1000), action: action)
    } else {
      try self.init(line: line)
      if known.count < 10_000 { known[rest] = action }
    }
  }

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
  _ reducer: (AppEnvironment) -> EffectReducer<Timeline, TimelineAction>,
  _ environment: AppEnvironment, by recorder: NewFile?
) -> EffectReducer<Timeline, TimelineAction> {
  let reducer = timed(reducer, environment)
  return { timeline, action in
    let milliseconds = (environment.date().timeIntervalSince1970 * 1000).rounded()
    let time = Date(timeIntervalSince1970: milliseconds / 1000)
    var report = Effect<TimelineAction>.none
    do throws(CommandFailure) {
      if !action.isProgress {
        try recorder?.write(RecordedAction(time: time, action: action).line + "\n")
      }
    } catch {
      report = .report("the recording ends here: \(error.message)")
    }
    return .merge(report, reducer(&timeline, action, time))
  }
}
