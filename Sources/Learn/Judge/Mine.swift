// Learn: the student's own files, which are tried, and played on.

import Foundation

/// The folder with the student's store and its program.
struct Mine: Sendable {
  let folder: URL

  /// The types and functions of the student's app.
  var store: URL { folder.appending(path: "Store.swift") }
  /// What runs.
  var main: URL { folder.appending(path: "main.swift") }
  /// What this program writes.
  var build: URL { folder.appending(path: ".build") }

  /// Creates the files that are missing.
  func create() throws {
    try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
    for (file, text) in [(store, "// My types and functions.\n\n"), (main, "// What runs.\n\n")]
    where !file.exists { try Data(text.utf8).write(to: file) }
  }

  /// Tries Store.swift with the trial of a step, and throws the verdict if the step is not done. A step that leaves
  /// Store.swift as it is is tried with main.swift.
  func check(_ step: Step) throws {
    if let package = step.package { return try check(package, for: step) }
    if step.number > 2, store.hasNoCode {
      let ours = "swift run learn steps \(step.number - 1) Store.swift"
      throw Failure("Store.swift is empty. Our file after step \(step.number - 1): \(ours)")
    }
    let trial = step.store.changes.isEmpty ? [] : step.trial
    let expected = printed(by: trial.isEmpty ? step.main.lines : trial)
    let program = build.appending(path: "program")
    if let error = try compile(trial.isEmpty ? main : write(trial), to: program) {
      throw Failure(lines: ["Step \(step.number) is not done: it does not compile."] + error)
    }
    let written = main.text?.filter { !$0.isWhitespace } ?? ""
    if let word = step.words.first(where: { !written.contains($0.filter { !$0.isWhitespace }) }) {
      throw Failure("Step \(step.number) is not done. main.swift should contain: \(word)")
    }
    let run = try Tool(arguments: [program.path(percentEncoded: false)], folder: build)
      .run(within: .seconds(10))
    let printed = printedLines(in: run.output)
    if run.isLate || run.status != 0 {
      let lines = step.trial(printing: printed.count).code
      let running = trial.isEmpty ? [] : ["It was running these lines:"] + indented(lines)
      let files: [Substring: String] = [
        "Store.swift": store.text ?? "", "main.swift": main.text ?? "",
      ]
      throw Failure(lines: stop(run, running: running, in: files) + shown(printed))
    }
    if printed == expected { return }
    let same = zip(printed, expected).prefix { $0 == $1 }.count
    let (code, before) = trial.isEmpty ? ([], 0) : step.trial(printing: same)
    // The arrow marks the first line that differs.
    func part(_ lines: [String]) -> [String] {
      indented(Array(lines.prefix(same).dropFirst(before)))
        + ["  → " + (lines.indices.contains(same) ? lines[same] : "nothing more")]
    }
    let after = ["After these lines:"] + indented(code) + ["the trial should print:"]
    throw Failure(
      lines: ["Step \(step.number) is not done."]
        + (code.isEmpty ? ["main.swift should print:"] : after) + part(expected)
        + ["It prints:"] + part(printed))
  }

  private var game: URL { build.appending(path: "play") }

  /// Builds Prime Time on Store.swift.
  func buildGame(_ step: Step) throws {
    try? FileManager.default.removeItem(at: game)
    if let error = try compile(write(step.game), to: game) {
      throw Failure(
        lines: ["Store.swift is not what it was when step \(step.number) was done."] + error)
    }
  }

  /// Runs it in place of this program.
  func play() throws -> Never {
    let path = game.path(percentEncoded: false)
    execv(path, [strdup(path), nil])
    throw Failure("\(game.shown) could not be run.")
  }

  /// Writes another main.swift, whose output is not lost in a crash.
  private func write(_ lines: [String]) throws -> URL {
    let file = build.appending(path: "main.swift")
    // Foundation would take longer to import than the rest to compile.
    let head = """
      #if canImport(Darwin)
        import Darwin
      #elseif canImport(Glibc)
        import Glibc
      #elseif canImport(Musl)
        import Musl
      #endif
      setvbuf(stdout, nil, _IONBF, 0)
      #sourceLocation(file: "the trial", line: 10)

      """
    try Data((head + lines.joined(separator: "\n") + "\n").utf8).write(to: file)
    return file
  }

  /// Compiles Store.swift with a main.swift.
  ///
  /// - Returns: The first error, if there is one.
  private func compile(_ main: URL, to program: URL) throws -> [String]? {
    let compiler = try Tool(
      arguments: ["swiftc", "-wmo", "-gline-tables-only", "-module-name", "main", "-o"]
        + [program, store, main].map { $0.path(percentEncoded: false) },
      folder: build
    ).run()
    if compiler.status == 0 { return nil }
    return firstError(in: compiler.errors, preferring: "Store.swift", trial: main)
      ?? [compiler.errors]
  }
}
