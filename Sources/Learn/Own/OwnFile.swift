// Learn: the file that the student writes step by step.
// SPDX-License-Identifier: MIT

import Foundation

/// The file that the student writes step by step, from an empty file to a store with effects.
struct OwnFile: Sendable {
  /// The folder with the file and the progress.
  let folder: URL

  static let ofThisRepository = OwnFile(folder: repository.appending(path: "Playgrounds/Mine"))

  var url: URL { folder.appending(path: "main.swift") }
  var code: String? { url.text }

  /// Creates an empty file if there is none.
  func create() {
    if url.exists { return }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? Data("// My store, step by step.\n\n".utf8).write(to: url)
  }

  /// Compiles and runs the file, and compares what it prints with the step that it is most like.
  func check(_ steps: [Step]) async throws -> Verdict {
    create()
    guard let code else { return .couldNotRun(reason: "\(url.shown) cannot be read as UTF-8.") }
    guard let step = nearest(to: code, of: steps) else {
      return .couldNotRun(reason: "\(url.shown) is still empty. Begin with step 1.")
    }
    // A store that prints what the step prints may still be wrong, so other statements try it as well.
    let tried = step.trial.isEmpty ? nil : program(code, trying: step.trial)
    for (code, expected) in [(code, step.prints)] + (tried.map { [($0, step.trialPrints)] } ?? []) {
      let program = try await compile(code)
      if let error = program.error { return .doesNotCompile(error) }
      let run = try await Tool(arguments: [program.path]).run(within: .seconds(10))
      if run.isLate || run.status != 0 {
        var stop = stop(run, files: ["main.swift": code])
        let printed = printedLines(in: run.output)
        if code == tried { stop.trial = step.trial(printing: printed.count).code }
        return .stopped(stop, printed: printed)
      }
      let printed = run.output.split(whereSeparator: \.isNewline).map(String.init)
      if printed != expected {
        let same = zip(printed, expected).prefix { $0 == $1 }.count
        let (trial, before) = code == tried ? step.trial(printing: same) : ([], 0)
        func part(_ lines: [String]) -> [String] { Array(lines.prefix(same + 1).dropFirst(before)) }
        return .printsOtherwise(
          part(printed), expected: part(expected), step: step.number, trial: trial)
      }
    }
    if tried == nil, !step.trial.isEmpty {
      return .couldNotRun(reason: "Step \(step.number) needs a `store` outside of all braces.")
    }
    return .built(step: step.number, of: steps.count)
  }

  /// Compiles code from the student's file.
  ///
  /// - Returns: The path of the program, or the first error with its line in the student's file.
  func compile(_ code: String) async throws -> (path: String, error: CompilerError?) {
    let build = folder.appending(path: ".build")
    try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
    let source = build.appending(path: "main.swift")
    let program = build.appending(path: "program").path(percentEncoded: false)
    try Data((place(ofLine: 1) + code).utf8).write(to: source)
    let arguments = ["swiftc", "-g", "-o", program, source.path(percentEncoded: false)]
    let compiler = try await Tool(arguments: arguments).run()
    if compiler.status == 0 { return (program, nil) }
    return (
      program,
      firstError(in: compiler.errors, preferring: url)
        ?? CompilerError(place: CodeLine(file: "main.swift", line: 1), message: compiler.errors)
    )
  }
}

/// The step whose program is most like the code, or `nil` if there is no code.
func nearest(to code: String, of steps: [Step]) -> Step? {
  let lines = essence(of: code.split(whereSeparator: \.isNewline).map(String.init))
  if lines.isEmpty { return nil }
  return steps.map { step in
    let other = essence(of: step.program)
    let differences = Set(lines.keys).union(other.keys).reduce(0) { sum, line in
      sum + abs(lines[line, default: 0] - other[line, default: 0])
    }
    return (step, differences)
  }.min { $0.1 < $1.1 }?.0
}

/// How often each line occurs, without blanks and comments.
private func essence(of lines: [String]) -> [String: Int] {
  lines.reduce(into: [:]) { counts, line in
    let code = (line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line[...])
      .filter { !$0.isWhitespace }
    if !code.isEmpty { counts[code, default: 0] += 1 }
  }
}
