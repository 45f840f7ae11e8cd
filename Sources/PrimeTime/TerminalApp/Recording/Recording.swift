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
    if timeline.isInPast { try play(RecordedAction(time: time, action: .returnToPresent)) }
    for action in timeline.present.present.cancellations {
      try play(RecordedAction(time: time, action: .app(.perform(action))))
    }
    return timeline
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
