// A recorded session: records it, reads it, and replays it.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import LineMode
import PrimeTime

/// A recorded session, read one action at a time, up to the first damaged line.
///
/// Only one line is in memory, however long the recording is.
struct Recording {
  /// The first line.
  struct Header: Codable, Equatable {
    var recording = "counter"
    var version = 3
    /// The favorites at the start.
    var favorites: [Int] = []
  }

  private struct Kind: Decodable { var recording: String, version: Int }

  let header: Header
  /// The warning about the damaged line, if there is one. No line after it is read.
  private(set) var warning: String?
  private var count = 0
  private let path: String
  private let file: LineFile
  private let decoder = JSONDecoder()
  /// The actions of earlier lines by their text without the time, which saves a third of the time to replay.
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
    guard first.isWhole, let kind = try? decoder.decode(Kind.self, from: first.text),
      kind.recording == Header().recording
    else { throw failure("it is not a recording of counter; --record FILE makes one") }
    guard kind.version == Header().version,
      let header = try? decoder.decode(Header.self, from: first.text)
    else {
      throw failure(
        "it was made by another version of counter "
          + "(format \(kind.version); this version reads \(Header().version))")
    }
    guard header.favorites.areDifferentPrimes else {
      throw failure("its favorites are not all prime, or not all different")
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
    let parts = line.splitAtTime
    if let parts, let action = known[parts.rest] {
      return RecordedAction(time: Date(timeIntervalSince1970: parts.at / 1000), action: action)
    }
    do {
      let action = try decoder.decode(RecordedAction.self, from: line)
      if let parts, known.count < 10_000 { known[parts.rest] = action.action }
      return action
    } catch let error as CommandFailure {
      throw error
    } catch DecodingError.keyNotFound(let key, _) {
      throw CommandFailure("\"\(key.stringValue)\" is missing")
    } catch {
      throw CommandFailure("it is not an action in JSON")
    }
  }
}

extension Recording {
  /// Replays the actions, writes them to `copy`, and returns the timeline that they lead to, in the present.
  ///
  /// No effects run, because the actions that they sent were recorded, too. At the end of the recording, what was
  /// still in flight is cancelled, and a visit to the past ends. The actions that do this are returned as `added`, and
  /// not written to `copy`.
  mutating func play(
    copy: LineWriter? = nil, progress: (Double) -> Void = { _ in }
  ) throws(CommandFailure) -> (timeline: Timeline, added: [RecordedAction]) {
    var timeline = Timeline(favorites: header.favorites)
    var time = Date.distantPast
    var added: [RecordedAction] = []
    let reducer = timed({ timeTraveling(counterReducer, $0) }, .unimplemented)
    func reduce(_ action: RecordedAction) { _ = reducer(&timeline, action.action, action.time) }
    func add(_ action: TimelineAction) {
      added.append(RecordedAction(time: time, action: action))
      reduce(added[added.count - 1])
    }
    while let action = next() {
      if count.isMultiple(of: 5_000) { progress(file.progress) }
      time = action.time
      reduce(action)
      try copy?.write(action)
    }
    if timeline.isInPast { add(.returnToPresent) }
    for action in timeline.present.present.cancellations { add(.app(.perform(action))) }
    return (timeline, added)
  }
}

extension Data {
  /// The time of the line, in milliseconds, and the line without it and without `what`, which is for people.
  fileprivate var splitAtTime: (rest: Data, at: Double)? {
    guard let key = range(of: Data(#""at":"#.utf8)) else { return nil }
    let digits = self[key.upperBound...].prefix { 0x30...0x39 ~= $0 }
    // Fewer digits than the largest time has.
    guard 1..<16 ~= digits.count, let next = self[digits.endIndex...].first,
      next == UInt8(ascii: ",") || next == UInt8(ascii: "}"),
      let at = Double(String(decoding: digits, as: UTF8.self))
    else { return nil }
    let rest = self[digits.endIndex...]
    // No text in the line contains this key, because its quotes would be escaped.
    let what = rest.range(of: Data(#","what":""#.utf8))
    // A person may have put fields after it.
    if let what, rest[what.upperBound...].firstIndex(of: UInt8(ascii: "\"")) != endIndex - 2 {
      return nil
    }
    return (self[..<key.upperBound] + rest[..<(what?.lowerBound ?? rest.endIndex)], at)
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
    do throws(CommandFailure) {
      if let recorder, !action.isProgress {
        try recorder.write(RecordedAction(time: time, action: action))
      }
    } catch {
      let report = Effect<TimelineAction>.report("the recording ends here: \(error.message)")
      return .merge(report, reducer(&timeline, action, time))
    }
    return reducer(&timeline, action, time)
  }
}
