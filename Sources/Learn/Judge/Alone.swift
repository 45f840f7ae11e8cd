// Learn: one build at a time, and what Ctrl-C says.

import Foundation

extension Mine {
  /// Builds and runs something while no other `learn` does so in this folder.
  func alone<Result>(_ work: () throws -> Result) throws -> Result {
    try create()
    return try withLock(
      "lock",
      "Another learn is building in \(folder.shown).\nThis one waits until it has finished.",
      work)
  }

  /// Holds a lock during the work. If another program holds it, this says so and waits.
  func withLock<Result>(
    _ name: String, _ message: String? = nil, _ work: () throws -> Result
  ) rethrows -> Result {
    // A file system without locks is no reason not to work.
    let lock = open(
      build.appending(path: name).path(percentEncoded: false), O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    defer { close(lock) }
    if flock(lock, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      if let message { print(wrapped(message)) }
      fflush(nil)
      _ = flock(lock, LOCK_EX)
    }
    return try work()
  }
}

/// The program that runs now, or 0.
nonisolated(unsafe) var runningProgram: pid_t = 0

/// Says so when Ctrl-C stops this program, and stops what it runs.
func sayWhenStopped() {
  // Some programs start others with the signal blocked.
  var signals = sigset_t()
  sigemptyset(&signals)
  sigprocmask(SIG_SETMASK, &signals, nil)
  signal(SIGINT) { _ in
    let text: StaticString = "\nStopped. Your progress is as it was before.\n"
    _ = write(STDOUT_FILENO, text.utf8Start, text.utf8CodeUnitCount)
    if runningProgram > 0 { _ = kill(runningProgram, SIGINT) }
    _exit(130)
  }
}
