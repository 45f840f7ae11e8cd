// Learn: the student's own files, which are tried, and played on.

import Foundation

/// The folder with the student's store and its program.
struct Mine: Sendable {
  let folder: URL

  /// The types and functions of the student's app.
  var store: URL { folder.appending(path: "Store.swift") }
  /// What runs.
  var main: URL { folder.appending(path: "main.swift") }

  /// Creates the files that are missing.
  func create() throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: ".build"), withIntermediateDirectories: true)
    for (file, text) in [(store, "// My types and functions.\n\n"), (main, "// What runs.\n\n")]
    where !file.exists { try Data(text.utf8).write(to: file) }
  }

  /// Tries Store.swift with the trial of a step. A step that leaves Store.swift as it is is tried with main.swift.
  func check(_ step: Step, of count: Int) throws -> Verdict {
    try create()
    let trial = step.store.changes.isEmpty ? [] : step.trial
    let expected = printed(by: trial.isEmpty ? step.main.lines : trial)
    let program = folder.appending(path: ".build/program")
    if let error = try compile(trial.isEmpty ? main : write(trial), to: program) {
      return .doesNotCompile(error, step: step.number)
    }
    let run = try Tool(arguments: [program.path(percentEncoded: false)]).run(within: .seconds(10))
    let printed = printedLines(in: run.output)
    if run.isLate || run.status != 0 {
      return .stopped(
        stop(
          run, in: ["Store.swift": store.text ?? "", "main.swift": main.text ?? ""],
          trial: trial.isEmpty ? [] : step.trial(printing: printed.count).code),
        printed: printed)
    }
    if printed == expected { return .built(step: step.number, of: count) }
    let same = zip(printed, expected).prefix { $0 == $1 }.count
    let (code, before) = trial.isEmpty ? ([], 0) : step.trial(printing: same)
    func part(_ lines: [String]) -> [String] { Array(lines.prefix(same + 1).dropFirst(before)) }
    return .printsOtherwise(
      part(printed), expected: part(expected), step: step.number, trial: code)
  }

  /// Runs Prime Time on Store.swift, in place of this program.
  func play(_ step: Step) throws -> Never {
    let program = folder.appending(path: ".build/play")
    try? FileManager.default.removeItem(at: program)
    if let error = try compile(write(step.game), to: program) {
      throw Failure(
        (["Store.swift is not what it was when step \(step.number) was done."] + error)
          .joined(separator: "\n"))
    }
    let path = program.path(percentEncoded: false)
    execv(path, [strdup(path), nil])
    throw Failure("\(program.shown) could not be run.")
  }

  /// Writes another main.swift, whose output is not lost in a crash.
  private func write(_ lines: [String]) throws -> URL {
    let file = folder.appending(path: ".build/main.swift")
    let head = """
      import Foundation
      setvbuf(stdout, nil, _IONBF, 0)
      #sourceLocation(file: "the trial", line: 1)

      """
    try Data((head + lines.joined(separator: "\n") + "\n").utf8).write(to: file)
    return file
  }

  /// Compiles Store.swift with a main.swift.
  ///
  /// - Returns: The first error, if there is one.
  private func compile(_ main: URL, to program: URL) throws -> [String]? {
    let compiler = try Tool(
      arguments: ["swiftc", "-wmo", "-gline-tables-only", "-o"]
        + [program, store, main].map { $0.path(percentEncoded: false) }
    ).run()
    if compiler.status == 0 { return nil }
    let trial = main.text.map { $0.split(separator: "\n", omittingEmptySubsequences: false) } ?? []
    return firstError(in: compiler.errors, preferring: "Store.swift") { file, line in
      // The trial comes after three lines.
      file == "the trial" ? trial.dropFirst(line + 2).first.map(String.init) : nil
    } ?? [compiler.errors]
  }
}
