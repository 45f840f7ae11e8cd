// The start of a session, and its recording.
// SPDX-License-Identifier: MIT

import Foundation
import PrimeTime

/// The flags of a session.
struct SessionFlags {
  /// The path at which the favorites are written and loaded.
  var file = defaultFile
  /// The file that records the session, and the recording with which it starts.
  var record: String?
  var replay: String?
  /// The web page to write that recording to.
  var html: String?
  /// Whether commands are read line by line, even on a terminal.
  var isPlain = false
  /// Whether the user steps through that recording.
  var steps = false
}

/// The timeline with which a session starts, and the recorder of its actions.
struct Session {
  var timeline = Timeline()
  var recorder: Recorder?
  /// A warning about a damaged recording.
  var warning: String?
}

extension Session {
  /// Replays the recording with which the session starts, and begins the new recording.
  ///
  /// The new recording includes the replayed one, so it can be replayed alone. If both are the same file,
  /// that recording is continued.
  init(_ flags: SessionFlags) throws(SessionFailure) {
    guard let replay = flags.replay else {
      guard let path = flags.record else { return }
      recorder = try naming("record to", path) { () throws(SessionFailure) in
        try Recorder(creating: path)
      }
      return
    }
    var recording = try naming("replay", replay) { () throws(SessionFailure) in
      try Recording(pieces: pieces(ofFileAt: replay))
    }
    let isContinued = flags.record.map { isSameFile($0, replay) } ?? false
    if let path = flags.record, !isContinued {
      recorder = try naming("record to", path) { () throws(SessionFailure) in
        try Recorder(creating: path)
      }
    }
    let added = try play(&recording, replay, copy: flags.record)
    guard let path = flags.record else { return }
    try naming("record to", path) { () throws(SessionFailure) in
      if isContinued {
        if let damage = recording.damage {
          throw SessionFailure(
            .data, "it is damaged, line \(damage.line): \(damage.reason); record to a new file")
        }
        recorder = try Recorder(appendingTo: path)
      }
      for action in added { try recorder?.add(action) }
    }
  }

  /// Replays the recording, copies it to the recorder if there is one, and returns the actions it lacks.
  private mutating func play(
    _ recording: inout Recording, _ replay: String, copy path: String?
  ) throws(SessionFailure) -> [RecordedAction] {
    let recorder = recorder
    let (timeline, added) = try recording.play { action throws(SessionFailure) in
      try naming("record to", path ?? "") { () throws(SessionFailure) in try recorder?.add(action) }
    }
    self.timeline = timeline
    warning = recording.warning(replay)
    return added
  }
}

extension Recording {
  /// The warning about a damaged recording; `nil` if it is complete.
  func warning(_ path: String) -> String? {
    damage.map { damage in
      """
      \(path.debugDescription) is damaged, line \(damage.line): \(damage.reason); \
      \(count) \(count == 1 ? "action" : "actions") before it played
      """
    }
  }
}

/// The reason why a session cannot start.
struct SessionFailure: Error, Equatable {
  /// The exit status, as in sysexits.h.
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

/// Runs the body, and adds the operation and the file to its failure if it throws one.
func naming<Result>(
  _ attempt: String, _ path: String, body: () throws(SessionFailure) -> Result
) throws(SessionFailure) -> Result {
  do { return try body() } catch {
    throw SessionFailure(
      error.kind, "cannot \(attempt) \(path.debugDescription): \(error.message)")
  }
}

extension Recorder {
  fileprivate func add(_ action: RecordedAction) throws(SessionFailure) {
    if let failure = write(action) { throw SessionFailure(.cannotCreate, failure) }
  }
}

/// Opens a file, and returns a function that returns its next bytes.
func pieces(
  ofFileAt path: String
) throws(SessionFailure) -> () throws(SessionFailure) -> [UInt8] {
  var status = stat()
  guard stat(path, &status) == 0 else {
    throw SessionFailure(.noInput, String(cString: strerror(errno)))
  }
  guard status.st_mode & S_IFMT == S_IFREG else {
    throw SessionFailure(.noInput, "it is not a regular file")
  }
  guard let file = FileHandle(forReadingAtPath: path) else {
    throw SessionFailure(.noInput, "it cannot be read; check its permissions")
  }
  return { () throws(SessionFailure) in
    do {
      return try Array(file.read(upToCount: 1 << 16) ?? Data())
    } catch {
      throw SessionFailure(.noInput, "cannot read \(path.debugDescription): \(error)")
    }
  }
}

private func isSameFile(_ one: String, _ other: String) -> Bool {
  var (first, second) = (stat(), stat())
  return stat(one, &first) == 0 && stat(other, &second) == 0
    && first.st_dev == second.st_dev && first.st_ino == second.st_ino
}
