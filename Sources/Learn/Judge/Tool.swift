// Learn: runs a program and reads what it prints.
// SPDX-License-Identifier: MIT

import Foundation

/// Runs `swift` with some arguments.
struct Tool: Sendable {
  struct Outcome: Sendable {
    var status: Int32
    var output: String
    /// Whether it was interrupted because it took too long.
    var isLate = false
  }

  let arguments: [String]
  /// Added to the environment of this program.
  let environment: [String: String]
  /// The variables that are left out of the environment.
  let withoutVariables: Set<String>

  /// Runs it until it ends, and interrupts it after `limit` or if the calling task is cancelled.
  func run(within limit: Duration? = nil) async throws -> Outcome {
    let output = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    guard FileManager.default.createFile(atPath: output.path(percentEncoded: false), contents: nil)
    else { throw CocoaError(.fileWriteUnknown) }
    defer { try? FileManager.default.removeItem(at: output) }

    let process = RunningProcess()
    let handle = try FileHandle(forWritingTo: output)
    let timer = limit.map { limit in
      Task {
        try await Task.sleep(for: limit)
        process.interrupt(isLate: true)
      }
    }
    defer { timer?.cancel() }
    let status = try await withTaskCancellationHandler {
      try await process.run(
        ["swift"] + arguments,
        environment: ProcessInfo.processInfo.environment.filter {
          !withoutVariables.contains($0.key)
        }.merging(environment) { $1 },
        output: handle)
    } onCancel: {
      process.interrupt(isLate: false)
    }
    try Task.checkCancellation()
    let data = try Data(contentsOf: output)
    return Outcome(
      status: status, output: String(decoding: data, as: UTF8.self), isLate: process.isLate)
  }
}

/// A process that can be interrupted from another thread.
private final class RunningProcess: @unchecked Sendable {
  private let process = Process()
  private let lock = NSLock()
  private var shouldRun = true
  private var wasLate = false

  var isLate: Bool { lock.withLock { wasLate } }

  /// Returns the exit status when the process has ended.
  func run(
    _ arguments: [String], environment: [String: String], output: FileHandle
  ) async throws -> Int32 {
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    return try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { process in
        continuation.resume(returning: process.terminationStatus)
      }
      do {
        try lock.withLock {
          guard shouldRun else { throw CancellationError() }
          try process.run()
        }
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
  }

  /// Interrupts it like Ctrl-C, which a build passes on to the processes that it has started.
  func interrupt(isLate: Bool) {
    lock.withLock {
      wasLate = wasLate || isLate
      shouldRun = false
      if process.isRunning { process.interrupt() }
    }
  }
}
