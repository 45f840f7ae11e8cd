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
  /// The folder in which what it prints is kept.
  let folder: URL
  /// What it reads.
  var input = ""
  /// Added to the environment of this program.
  var environment: [String: String] = [:]

  /// Runs it until it ends, and ends it after `limit`. Ctrl-C in the terminal ends it together with this program.
  func run(within limit: Duration? = nil) throws -> Outcome {
    try Data(input.utf8).write(to: folder.appending(path: "input"))
    let program = try start()
    runningProgram = program
    defer { runningProgram = 0 }
    let files = ["output", "errors"].map { folder.appending(path: $0) }
    var (status, isLate): (Int32, Bool) = (0, false)
    var end = limit.map { ContinuousClock.now + $0 }
    while waitpid(program, &status, WNOHANG) == 0 {
      usleep(20_000)
      let isFlooding = files.contains {
        (try? FileHandle(forReadingFrom: $0).seekToEnd()) ?? 0 > 10_000_000
      }
      guard isFlooding || end.map({ $0 < .now }) ?? false else { continue }
      // The first signal makes it print a backtrace.
      send(isFlooding || isLate ? SIGKILL : SIGQUIT, to: program)
      isLate = true
      end = .now + .seconds(5)
    }
    let signal = status & 0x7f
    status = signal == 0 ? status >> 8 : 128 + signal
    // What the shell returns.
    if status == 127, !arguments[0].hasPrefix("/") {
      throw Failure("\(arguments[0]) was not found. Is it in PATH?")
    }
    // Not all, because a program that prints without end prints gigabytes.
    let texts = try files.map { file in
      let beginning = try FileHandle(forReadingFrom: file).read(upToCount: 1_000_000)
      return String(decoding: beginning ?? Data(), as: UTF8.self)
    }
    return Outcome(status: status, output: texts[0], errors: texts[1], isLate: isLate)
  }

  /// Starts it in the process group of this program. (A `Process` has its own, and would go on after Ctrl-C.)
  private func start() throws -> pid_t {
    let shell = ["/bin/sh", "-c", #"exec "$@" <"$0/input" >"$0/output" 2>"$0/errors""#]
    // A crash or a hang is reported with the lines that were running.
    let plain = ["SWIFT_BACKTRACE": "enable=yes,color=no,interactive=no", "NO_COLOR": "1"]
    let variables = ProcessInfo.processInfo.environment
      .merging(plain) { $1 }.merging(environment) { $1 }
    let words = shell + [folder.path(percentEncoded: false)] + arguments
    var program: pid_t = 0
    var argv = words.map { strdup($0) } + [nil]
    var envp = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for string in argv + envp { free(string) } }
    if posix_spawn(&program, shell[0], nil, nil, &argv, &envp) != 0 {
      throw Failure("\(shell[0]) could not be run.")
    }
    return program
  }

  private func send(_ signal: Int32, to program: pid_t) {
    guard arguments[0] == "swift" else {
      _ = kill(program, signal)
      return
    }
    // It starts the program that is to be signalled.
    _ = system("pkill -\(signal) -P \(program)")
  }
}
