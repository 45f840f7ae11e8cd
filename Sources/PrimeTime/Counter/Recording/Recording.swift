// Reads and replays a recorded session.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import PrimeTime

/// A recorded session, read one action at a time, up to the first damaged line.
///
/// Only one line is in memory, however long the recording is.
struct Recording {
  /// The damaged line, if there is one. The lines after it are not read.
  private(set) var damage: Damage?
  /// The number of actions read so far.
  private(set) var count = 0
  private var lines: Lines
  private let decoder = JSONDecoder()

  struct Damage: Equatable {
    /// The number of the line, from 1.
    var line: Int
    var reason: String
  }
}

extension Recording {
  /// The first line.
  struct Header: Codable, Equatable {
    var recording = "counter"
    var version = 1
  }

  /// Begins reading a recording.
  ///
  /// - Parameter piece: The next bytes, empty at the end.
  /// - Throws: A `SessionFailure` if the bytes are not a recording, or one of a later version.
  init(pieces piece: @escaping () throws(SessionFailure) -> [UInt8]) throws(SessionFailure) {
    lines = Lines(piece: piece)
    let first = try lines.next()
    guard let first else {
      throw SessionFailure(.data, "it is empty; --record FILE makes a recording")
    }
    guard first.isWhole, let header = try? decoder.decode(Header.self, from: Data(first.bytes)),
      header.recording == Header().recording
    else {
      throw SessionFailure(.data, "it is not a recording of counter; --record FILE makes one")
    }
    guard header.version == Header().version else {
      throw SessionFailure(
        .data,
        "it was made by another version of counter (format \(header.version); this version reads \(Header().version))"
      )
    }
  }

  /// The next action, or `nil` at the end, or where the recording is damaged.
  mutating func next() throws(SessionFailure) -> RecordedAction? {
    guard damage == nil, let line = try lines.next() else { return nil }
    do throws(UnreadableAction) {
      guard line.isWhole else { throw UnreadableAction(reason: "it is cut off") }
      let action = try action(in: line.bytes)
      count += 1
      return action
    } catch {
      damage = Damage(line: count + 2, reason: error.reason)
      return nil
    }
  }

  private func action(in line: ArraySlice<UInt8>) throws(UnreadableAction) -> RecordedAction {
    guard String(validating: line, as: UTF8.self) != nil else {
      throw UnreadableAction(reason: "it is not text in UTF-8")
    }
    do {
      return try decoder.decode(RecordedAction.self, from: Data(line))
    } catch let error as UnreadableAction {
      throw error
    } catch DecodingError.keyNotFound(let key, _) {
      throw UnreadableAction(reason: "\"\(key.stringValue)\" is missing")
    } catch DecodingError.typeMismatch(_, let context),
      DecodingError.valueNotFound(_, let context)
    {
      let part = context.codingPath.first.map { "\"\($0.stringValue)\"" } ?? "the whole"
      throw UnreadableAction(reason: "\(part) has the wrong type")
    } catch {
      throw UnreadableAction(reason: "it is not an action in JSON")
    }
  }

  /// The timeline that the actions lead to, in the present.
  ///
  /// No effects run, because their actions were recorded, too. Those without an answer at the end are
  /// cancelled, because they are no longer in flight. This and the return from the past are actions, too, which
  /// are returned to be added to the recording.
  ///
  /// - Parameter copy: Called with each action.
  mutating func play(
    copy: (RecordedAction) throws(SessionFailure) -> Void = { _ in }
  ) throws(SessionFailure) -> (timeline: Timeline, added: [RecordedAction]) {
    var timeline = Timeline()
    var time = Date.distantPast
    var added: [RecordedAction] = []
    func reduce(_ action: RecordedAction) {
      let environment = AppEnvironment.unimplemented.at(action.time)
      _ = timeTraveling(counterReducer, environment)(&timeline, action.action)
    }
    func add(_ action: TimelineAction) {
      added.append(RecordedAction(time: time, action: action))
      reduce(added[added.count - 1])
    }
    while let action = try next() {
      time = action.time
      reduce(action)
      try copy(action)
    }
    if timeline.isInPast { add(.returnToPresent) }
    for action in timeline.present.present.cancellations { add(.app(.perform(action))) }
    return (timeline, added)
  }
}

/// Joins pieces of bytes to lines.
private struct Lines {
  let piece: () throws(SessionFailure) -> [UInt8]
  private var rest: ArraySlice<UInt8> = []

  init(piece: @escaping () throws(SessionFailure) -> [UInt8]) { self.piece = piece }

  /// The next line without its end, or the incomplete line after the last end.
  mutating func next() throws(SessionFailure) -> (bytes: ArraySlice<UInt8>, isWhole: Bool)? {
    var searched = rest.startIndex
    while true {
      if let end = rest[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { rest = rest[(end + 1)...] }
        return (rest[..<end], true)
      }
      let read = rest.count
      let more = try piece()
      if more.isEmpty {
        defer { rest = [] }
        return rest.isEmpty ? nil : (rest, false)
      }
      rest = ArraySlice(Array(rest) + more)
      searched = rest.startIndex + read
    }
  }
}
