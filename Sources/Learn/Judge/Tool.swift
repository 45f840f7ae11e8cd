// Learn: runs a program and reads what it prints.
// SPDX-License-Identifier: MIT

import Foundation
import LineMode
import TerminalUI

/// Runs a program with some arguments.
struct Tool: Sendable {
  struct Outcome: Sendable {
    var status: Int32 = 0
    var output = ""
    var errors = ""
    /// Whether it was ended because it took too long.
    var isLate = false
  }

  /// The program and its arguments.
  let arguments: [String]
  /// Added to the environment of this program.
  var environment: [String: String] = [:]

  /// Runs it until it ends, and ends it after `limit` or if the calling task is cancelled.
  func run(within limit: Duration? = nil) async throws -> Outcome {
    let files = ["", ""].map { _ in
      FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    }
    for file in files { try Data().write(to: file) }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    // `swift` starts the program that is to be signalled.
    let process = RunningProcess(isParent: arguments[0] == "swift")
    let timer = limit.map { limit in
      Task {
        let end = ContinuousClock.now + limit
        var isFlooding = false
        while ContinuousClock.now < end, !isFlooding {
          try await Task.sleep(for: .milliseconds(100))
          isFlooding = files.contains {
            (try? FileHandle(forReadingFrom: $0).seekToEnd()) ?? 0 > 10_000_000
          }
        }
        process.beLate()
        if !isFlooding {
          process.signal("QUIT")  // It prints a backtrace.
          try await Task.sleep(for: .seconds(5))
        }
        process.interrupt()
      }
    }
    defer { timer?.cancel() }
    let status = try await withTaskCancellationHandler {
      // A crash or a hang is reported with the lines that were running.
      let plain = ["SWIFT_BACKTRACE": "enable=yes,color=no,interactive=no", "NO_COLOR": "1"]
      return try await process.run(
        arguments,
        environment: ProcessInfo.processInfo.environment
          .merging(plain) { $1 }.merging(environment) { $1 },
        output: try FileHandle(forWritingTo: files[0]),
        errors: try FileHandle(forWritingTo: files[1]))
    } onCancel: {
      process.interrupt()
    }
    try Task.checkCancellation()
    // What `env` returns.
    if status == 127, !arguments[0].hasPrefix("/") {
      throw CommandFailure("\(arguments[0]) was not found; is it in PATH?")
    }
    // Not all, because a program that prints without end prints gigabytes.
    let texts = try files.map { file in
      let beginning = try FileHandle(forReadingFrom: file).read(upToCount: 1_000_000)
      return String(decoding: beginning ?? Data(), as: UTF8.self)
    }
    return Outcome(status: status, output: texts[0], errors: texts[1], isLate: process.isLate)
  }
}

/// A process that can be interrupted from another thread.
private final class RunningProcess: @unchecked Sendable {
  private let process = Process()
  private let isParent: Bool
  private let lock = NSLock()
  private var shouldRun = true
  private var wasLate = false

  init(isParent: Bool) { self.isParent = isParent }

  var isLate: Bool { lock.withLock { wasLate } }

  /// Returns the exit status when the process has ended.
  func run(
    _ arguments: [String], environment: [String: String], output: FileHandle, errors: FileHandle
  ) async throws -> Int32 {
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    return try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { process in
        continuation.resume(returning: process.terminationStatus)
      }
      do {
        try lock.withLock {
          guard shouldRun else { throw CancellationError() }
          unblockAllSignals()
          try process.run()
        }
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
  }

  func beLate() { lock.withLock { wasLate = true } }

  /// Interrupts it like Ctrl-C, which a build passes on to the processes that it has started. A program that is late may
  /// not listen any more.
  func interrupt() {
    if isLate { signal("KILL") }
    lock.withLock {
      shouldRun = false
      if process.isRunning { process.interrupt() }
    }
  }

  func signal(_ name: String) {
    guard process.isRunning else { return }
    let number = "\(process.processIdentifier)"
    let kill = Process()
    kill.executableURL = URL(filePath: "/usr/bin/env")
    kill.arguments = isParent ? ["pkill", "-\(name)", "-P", number] : ["kill", "-\(name)", number]
    try? kill.run()
    kill.waitUntilExit()
  }
}
