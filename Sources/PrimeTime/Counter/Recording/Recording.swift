// A recorded session: read, and played to the state it led to.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import PrimeTime

/// What a session consisted of, as far as its recording can be read.
struct Recording: Equatable {
  var actions: [RecordedAction] = []
  /// Where the recording is damaged; what comes after it is not read.
  var damage: Damage?

  struct Damage: Equatable {
    /// The number of the line, from 1.
    var line: Int
    var reason: String
  }
}

extension Recording {
  /// What the first line says.
  struct Header: Codable, Equatable {
    var recording = "counter"
    var version = 1
  }

  /// Reads a recording.
  ///
  /// - Throws: What is wrong, if these bytes are no recording or one of a later version.
  init(_ bytes: some Sequence<UInt8>) throws(SessionFailure) {
    let bytes = Array(bytes)
    if bytes.isEmpty { throw SessionFailure(.data, "it is empty; --record FILE makes a recording") }
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // What comes after the last line's end is no line, unless it is one without an end.
    let rest = lines.removeLast()
    guard let first = lines.first,
      let header = try? JSONDecoder().decode(Header.self, from: Data(first)),
      header.recording == Header().recording
    else {
      throw SessionFailure(.data, "it is no recording of counter; --record FILE makes one")
    }
    guard header.version == Header().version else {
      throw SessionFailure(
        .data,
        "it was made by another version of counter (format \(header.version), known is \(Header().version))"
      )
    }
    for (index, line) in lines.dropFirst().enumerated() {
      do {
        actions.append(try Self.action(in: line))
      } catch {
        damage = Damage(line: index + 2, reason: error.reason)
        return
      }
    }
    if !rest.isEmpty {
      damage = Damage(line: lines.count + 1, reason: "it is cut off")
    }
  }

  private static func action(in line: ArraySlice<UInt8>) throws(UnreadableAction) -> RecordedAction
  {
    guard String(validating: line, as: UTF8.self) != nil else {
      throw UnreadableAction(reason: "it is not text in UTF-8")
    }
    do {
      return try JSONDecoder().decode(RecordedAction.self, from: Data(line))
    } catch let error as UnreadableAction {
      throw error
    } catch DecodingError.keyNotFound(let key, _) {
      throw UnreadableAction(reason: "\"\(key.stringValue)\" is missing")
    } catch DecodingError.typeMismatch(_, let context),
      DecodingError.valueNotFound(_, let context)
    {
      let part = context.codingPath.first.map { "\"\($0.stringValue)\"" } ?? "the whole"
      throw UnreadableAction(reason: "\(part) is of another type")
    } catch {
      throw UnreadableAction(reason: "it is no action in JSON")
    }
  }

  /// The timeline that the actions lead to, in the present.
  ///
  /// No effect is done, as what they told is recorded, too. A search that had no answer by the end is
  /// called off: nobody does it any more. That, and the return from the past, are actions, too, and
  /// are added to the recording.
  mutating func play() -> Timeline {
    let reducer = timeTraveling(Stage5App.undoableReducer)
    var timeline = Timeline()
    func reduce(_ action: RecordedAction) {
      _ = reducer(&timeline, action.action, AppEnvironment.unimplemented.at(action.time))
    }
    func add(_ action: TimelineAction) {
      let action = RecordedAction(time: actions.last?.time ?? .distantPast, action: action)
      actions.append(action)
      reduce(action)
    }
    actions.forEach(reduce)
    if timeline.isInPast { add(.returnToPresent) }
    if timeline.present.present.isSearching { add(.app(.perform(.nthPrime(.cancelTapped)))) }
    return timeline
  }
}
