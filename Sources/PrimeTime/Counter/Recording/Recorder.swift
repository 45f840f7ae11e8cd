// Records a session in a file.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import PrimeTime

/// Writes each action to a file as it happens, as one line and with one write, so that a crash can cut off
/// only the last line.
final class Recorder {
  private let descriptor: Int32
  private let path: String
  /// Whether a line could not be written. No more lines are written after that.
  private(set) var hasFailed = false

  /// Creates a new file. An existing file is never changed.
  init(creating path: String) throws(SessionFailure) {
    descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    self.path = path
    guard descriptor >= 0 else {
      throw SessionFailure(
        .cannotCreate,
        errno == EEXIST
          ? "it exists; name a new file, or pass this one to both --replay and --record"
          : String(cString: strerror(errno)))
    }
    if let failure = write(Recording.Header()) {
      unlink(path)
      throw SessionFailure(.cannotCreate, failure)
    }
  }

  /// Continues an existing recording.
  init(appendingTo path: String) throws(SessionFailure) {
    descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    self.path = path
    guard descriptor >= 0 else {
      throw SessionFailure(.cannotCreate, String(cString: strerror(errno)))
    }
  }

  deinit { close(descriptor) }

  /// Writes a line.
  ///
  /// - Returns: The reason why the line could not be written, for the first such line only.
  func write(_ line: some Encodable) -> String? {
    if hasFailed { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard var bytes = try? Array(encoder.encode(line)) else {
      fatalError("\(line) cannot be shown as JSON.")
    }
    bytes.append(UInt8(ascii: "\n"))
    var rest = bytes[...]
    while !rest.isEmpty {
      // One write is enough, unless the disk is full; then the next write fails.
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno != EINTR {
        hasFailed = true
        return
          "the recording ends here, \(path) cannot be written: \(String(cString: strerror(errno)))"
      }
      rest = rest.dropFirst(max(count, 0))
    }
    return nil
  }
}

/// Returns a reducer that records each action before `reducer` runs, so that a recording ends with the
/// action that made the program crash.
///
/// - Parameters:
///   - recorder: Records the actions, unless it is `nil`. Its failure is reported.
///   - action: Returns the action to record, or `nil` for a progress report.
func recorded<Value, Action>(
  _ reducer: @escaping (AppEnvironment) -> EffectReducer<Value, Action>,
  _ environment: AppEnvironment, by recorder: Recorder?,
  as action: @escaping (Action) -> TimelineAction
) -> EffectReducer<Value, Action> {
  { value, next in
    let time = environment.date().inWholeMilliseconds
    var report = Effect<Action>.none
    if let recorder, case let action = action(next), !action.isProgress,
      let failure = recorder.write(RecordedAction(time: time, action: action))
    {
      report = .report(failure)
    }
    return .merge(report, reducer(environment.at(time))(&value, next))
  }
}

extension TimelineAction {
  fileprivate var isProgress: Bool {
    if case .app(let action) = self { action.isProgress } else { false }
  }
}

extension Date {
  fileprivate var inWholeMilliseconds: Date {
    Date(timeIntervalSince1970: (timeIntervalSince1970 * 1000).rounded() / 1000)
  }
}
