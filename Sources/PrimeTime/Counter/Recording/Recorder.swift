// A session on its way into a file.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import PrimeTime

/// Writes actions to a file as they happen, each as one line and by one write, so that a crash can
/// cut off the last one at most.
final class Recorder {
  private let descriptor: Int32
  private let path: String
  /// Whether a line could not be written; from then on none is.
  private(set) var hasFailed = false

  /// Makes a new file. One that is there already is somebody's, and is not touched.
  init(creating path: String) throws(SessionFailure) {
    descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    self.path = path
    guard descriptor >= 0 else {
      throw SessionFailure(
        .cannotCreate,
        errno == EEXIST
          ? "it exists; name a new file, or go on with that one by --replay and --record alike"
          : String(cString: strerror(errno)))
    }
    if let failure = write(Recording.Header()) { throw SessionFailure(.cannotCreate, failure) }
  }

  /// Goes on with a recording that is there.
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
  /// - Returns: Why it could not be written; only once, as no more is tried.
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
      // One write takes all of it, unless the disk is full; the next one then tells so.
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

/// The given reducer, whose actions are written down before they are reduced: a recording ends with the
/// very action that made the program crash.
///
/// - Parameters:
///   - recorder: Where they are written, if anywhere. That it failed is told as a report.
///   - action: What is written of an action; nothing, of one that only reports progress.
func recorded<Value, Action>(
  _ reducer: @escaping EnvironmentReducer<Value, Action, AppEnvironment>,
  by recorder: Recorder?, as action: @escaping (Action) -> TimelineAction
) -> EnvironmentReducer<Value, Action, AppEnvironment> {
  { value, next, environment in
    let time = environment.date().inWholeMilliseconds
    var report = Effect<Action>.none
    if let recorder, case let action = action(next), !action.isProgress,
      let failure = recorder.write(RecordedAction(time: time, action: action))
    {
      report = .report(failure)
    }
    return .merge(report, reducer(&value, next, environment.at(time)))
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
