// What a session starts from, and where it is recorded.
// SPDX-License-Identifier: MIT

import Foundation
import PrimeTime

/// What the flags say of a session.
struct SessionFlags {
  /// Where the favorites are written, and loaded from.
  var file = defaultFile
  /// Where the session is recorded, and the recording it starts with.
  var record: String?
  var replay: String?
  /// Whether that is stepped through.
  var steps = false
}

/// What a session starts from, and where it is recorded.
struct Session {
  var timeline = Timeline()
  var recorder: Recorder?
  /// What is to be said of a damaged recording.
  var warning: String?
}

extension Session {
  /// Plays the recording to start with, and begins the one to be made.
  ///
  /// A new recording of a session that starts with another holds that one, too: it plays by itself.
  /// If both are the same file, that is gone on with.
  init(_ flags: SessionFlags) throws(SessionFailure) {
    var recording = Recording()
    if let path = flags.replay {
      recording = try naming("replay", path) { () throws(SessionFailure) in
        try Recording(readRecording(at: path))
      }
    }
    let recordedCount = recording.actions.count
    timeline = recording.play()
    if let path = flags.replay, let damage = recording.damage {
      warning = """
        \(path.debugDescription) is damaged, line \(damage.line): \(damage.reason); \
        \(recordedCount) \(recordedCount == 1 ? "action" : "actions") before it played
        """
    }
    guard let path = flags.record else { return }
    recorder = try naming("record to", path) { () throws(SessionFailure) in
      guard let replay = flags.replay, isSameFile(path, replay) else {
        let recorder = try Recorder(creating: path)
        try write(recording.actions[...], by: recorder)
        return recorder
      }
      if let damage = recording.damage {
        throw SessionFailure(
          .data, "it is damaged, line \(damage.line): \(damage.reason); record to a new file")
      }
      let recorder = try Recorder(appendingTo: path)
      try write(recording.actions[recordedCount...], by: recorder)
      return recorder
    }
  }
}

/// Why a session cannot start.
struct SessionFailure: Error, Equatable {
  /// The exit status, as sysexits.h has it.
  enum Kind: Int32 {
    case usage = 64
    case data = 65
    case noInput = 66
    case cannotCreate = 73
  }

  var kind: Kind
  var message: String

  init(_ kind: Kind, _ message: String) { (self.kind, self.message) = (kind, message) }
}

/// Runs the body; of a failure, says what was tried and with which file.
private func naming<Result>(
  _ attempt: String, _ path: String, body: () throws(SessionFailure) -> Result
) throws(SessionFailure) -> Result {
  do { return try body() } catch {
    throw SessionFailure(
      error.kind, "cannot \(attempt) \(path.debugDescription): \(error.message)")
  }
}

private func write(
  _ actions: ArraySlice<RecordedAction>, by recorder: Recorder
) throws(SessionFailure) {
  for action in actions {
    if let failure = recorder.write(action) { throw SessionFailure(.cannotCreate, failure) }
  }
}

private func readRecording(at path: String) throws(SessionFailure) -> Data {
  var status = stat()
  guard stat(path, &status) == 0 else {
    throw SessionFailure(.noInput, String(cString: strerror(errno)))
  }
  guard status.st_mode & S_IFMT == S_IFREG else {
    throw SessionFailure(.noInput, "it is not a regular file")
  }
  guard let data = FileManager.default.contents(atPath: path) else {
    throw SessionFailure(.noInput, "it cannot be read; check its permissions")
  }
  return data
}

private func isSameFile(_ one: String, _ other: String) -> Bool {
  var (first, second) = (stat(), stat())
  return stat(one, &first) == 0 && stat(other, &second) == 0
    && first.st_dev == second.st_dev && first.st_ino == second.st_ino
}
