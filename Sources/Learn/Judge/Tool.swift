// Learn: runs a program and reads what it prints.

import Foundation

/// Runs a program with some arguments.
struct Tool {
  struct Outcome {
    var status: Int32 = 0
    var output = ""
    var errors = ""
    /// Whether it was ended because it took too long, or printed too much.
    var isLate = false
  }

  /// The program and its arguments.
  let arguments: [String]
  /// Added to the environment of this program.
  var environment: [String: String] = [:]

  /// Runs it until it ends, and ends it after `limit`, or if this program is interrupted.
  func run(within limit: Duration? = nil) throws -> Outcome {
    let files = ["", ""].map { _ in
      FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    }
    for file in files { try Data().write(to: file) }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    // A crash or a hang is reported with the lines that were running.
    let plain = ["SWIFT_BACKTRACE": "enable=yes,color=no,interactive=no", "NO_COLOR": "1"]
    process.environment = ProcessInfo.processInfo.environment
      .merging(plain) { $1 }.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let handles = try files.map { try FileHandle(forWritingTo: $0) }
    // The process object keeps them open, and lives for longer than one would expect.
    defer { for handle in handles { try? handle.close() } }
    (process.standardOutput, process.standardError) = (handles[0], handles[1])
    // Ctrl-C reaches this program alone.
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number) { interruption = $0 } }
    try process.run()
    let isLate = wait(for: process, within: limit, files)
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
    if interruption != 0 {
      for file in files { try? FileManager.default.removeItem(at: file) }
      raise(interruption)
    }
    // What `env` returns.
    if process.terminationStatus == 127, !arguments[0].hasPrefix("/") {
      throw Failure("\(arguments[0]) was not found. Is it in PATH?")
    }
    // Not all, because a program that prints without end prints gigabytes.
    let texts = try files.map { file in
      let beginning = try FileHandle(forReadingFrom: file).read(upToCount: 1_000_000)
      return String(decoding: beginning ?? Data(), as: UTF8.self)
    }
    let isKilled = process.terminationReason == .uncaughtSignal
    return Outcome(
      status: process.terminationStatus + (isKilled ? 128 : 0), output: texts[0],
      errors: texts[1], isLate: isLate)
  }

  /// Waits until the process has ended, and returns whether it had to be ended.
  private func wait(for process: Process, within limit: Duration?, _ files: [URL]) -> Bool {
    let end = limit.map { ContinuousClock.now + $0 }
    while process.isRunning {
      usleep(20_000)
      let isFlooding = files.contains {
        (try? FileHandle(forReadingFrom: $0).seekToEnd()) ?? 0 > 10_000_000
      }
      let isLate = isFlooding || end.map { ContinuousClock.now > $0 } ?? false
      guard isLate || interruption != 0 else { continue }
      if isLate, !isFlooding {
        send("QUIT", to: process)  // It prints a backtrace.
        for _ in 0..<250 where process.isRunning { usleep(20_000) }
      }
      send("KILL", to: process)
      process.interrupt()
      process.waitUntilExit()
      return isLate
    }
    return false
  }

  private func send(_ name: String, to process: Process) {
    let number = "\(process.processIdentifier)"
    let kill = Process()
    kill.executableURL = URL(filePath: "/usr/bin/env")
    // `swift` starts the program that is to be signalled.
    kill.arguments =
      arguments[0] == "swift" ? ["pkill", "-\(name)", "-P", number] : ["kill", "-\(name)", number]
    try? kill.run()
    kill.waitUntilExit()
  }
}

/// The signal that interrupted this program while a tool was running, or 0.
nonisolated(unsafe) private var interruption: Int32 = 0
