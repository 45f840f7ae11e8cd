// The student's own file.
// SPDX-License-Identifier: MIT

import Foundation
import LineMode
import TestSupport
import Testing

@testable import learn

@Suite struct OwnFileTests {
  let steps = learn.steps()

  @Test(arguments: ["\n", "\r\n"]) func eachStepIsFoundByItsProgram(lineEnd: String) {
    for step in steps {
      #expect(nearest(to: step.program.joined(separator: lineEnd), of: steps) == step)
    }
  }

  @Test func namesBlanksAndCommentsDoNotMatter() {
    let code = steps[12].program.map { line in
      "// A comment.\n" + line.replacing("  ", with: "\t").replacing("observer ", with: "listener ")
    }
    #expect(nearest(to: code.joined(separator: "\n"), of: steps)?.number == 13)
    #expect(nearest(to: "// My store.\n\n", of: steps) == nil)
  }

  @Test func aPieceIsADeclarationOrAStatement() {
    let pieces = pieces(
      of: """
        // My store.

        /* A
        store. */
        @MainActor
        final class Store
        {
          let a = "}"  // }
        }
        let store =
        Store(
        value: 1
        )
          .started()
        store.send(2)
        """)
    #expect(pieces.map(\.line) == [1, 10, 15])
    #expect(pieces.map(\.declared?.name) == ["Store", "store", nil])
    #expect(pieces.map(\.declared?.keyword) == ["class", "let", nil])
  }

  @Test(arguments: [
    (#""a { // b""#, ""), (#"x + "\"{" + y"#, "x +  + y"), (#""" + a"#, " + a"),
    (#""\(a("}", b { "\(c) (" })) {" + d"#, " + d"), (##"#"a "{" \("# + b"##, " + b"),
    (##"#"\#(a["{"])"# + b"##, " + b"), ("\"\"\"\n{ \"a\" \\(\"}\")\n\"\"\" + b", "\n\n + b"),
    ("/* a /* b */ { */ c // {\nd", " c \nd"), ("\"\\(", ""),
    ("#if a", "#if a"),
  ])
  func codeIsBareWithoutItsStringsAndComments(code: String, bare: String) {
    #expect(learn.bare(code) == bare)
  }

  @Test func everyByteBelongsToAPiece() {
    let whole = steps[40].program.joined(separator: "\n")
    var generator = SeededGenerator(seed: 41)
    for _ in 0..<50 {
      let start = whole.index(
        whole.startIndex, offsetBy: Int.random(in: 0..<whole.count, using: &generator))
      let end = Bool.random(using: &generator) ? "\n" : "\r\n"
      let code = whole[start...].replacing("\n", with: end)
      #expect(pieces(of: String(code)).map(\.text).joined() == code)
    }
    for code in ["", "\n", "}\n)\n\"", "/* a", "let a = \"\"\"\n"] {
      #expect(pieces(of: code).map(\.text).joined() == code)
    }
  }

  @Test(arguments: [5, 13, 20, 23, 30, 31])
  func theStoreOfAStepIsLentToTheExercises(number: Int) throws {
    let (mine, exercise) = (TemporaryDirectory(), TemporaryDirectory())
    try FileManager.default.createDirectory(
      atPath: mine.path(".build"), withIntermediateDirectories: false)
    let own = OwnFile(folder: mine.url)
    try mine.write(steps[number - 1].program.joined(separator: "\n"), to: "main.swift")
    own.keepStore()
    #expect(own.lendStore(to: exercise.url) == (number >= 13))
    let lent = try? String(contentsOfFile: exercise.path("OwnStore.swift"), encoding: .utf8)
    #expect(lent?.contains("final class Store<Value, Action>") ?? (number < 13))
    #expect(lent?.contains("combine") != true)
  }

  /// `.ci/build-it-yourself mistakes` tries others.
  @Test(arguments: [
    (
      13, "observers.append(observer)", "observers = [observer]",
      ["Your file prints:", "1", "second 2"]
    ),
    (39, "named[id]?.cancel()", "", [#"["A1", "A2", "B1", "a1", "a2", "b1"]"#]),
  ])
  func aProgramThatPrintsTheRightLinesMayStillBeWrong(
    step: Int, right: String, wrong: String, end: [String]
  ) async throws {
    let mine = TemporaryDirectory()
    let own = OwnFile(folder: mine.url)
    let program = steps[step - 1].program.joined(separator: "\n")
    try mine.write(program, to: "main.swift")
    #expect(try await own.check(steps) == .built(step: step, of: steps.count))
    try mine.write(program.replacing(right, with: wrong), to: "main.swift")
    let verdict = try await own.check(steps)
    #expect(!verdict.isGood)
    #expect(verdict.lines[0].hasPrefix("It prints what step \(step) prints, but fails if it ends"))
    #expect(
      verdict.lines.map { $0.trimmingCharacters(in: .whitespaces) }.suffix(end.count) == end[...])
  }

  @Test func aCrashWithinATrialIsShownWithItsLines() async throws {
    let mine = TemporaryDirectory()
    let program = steps[13].program.joined(separator: "\n")
    try mine.write(program.replacing("at: offset)", with: "at: offset + 5)"), to: "main.swift")
    let lines = try await OwnFile(folder: mine.url).check(steps).lines
    #expect(lines[0] == "The program crashed: Index out of range")
    let start = try #require(lines.firstIndex(of: "It was running these lines:"))
    #expect(lines[start...].contains("    store.send(.deleteFavoritePrime(offset: 1))"))
    #expect(lines.suffix(2) == ["Your code printed:", "    1"])
  }

  @Test func aStoreThatCannotBeTriedIsNotAccepted() async throws {
    let mine = TemporaryDirectory()
    let program = ["do {"] + steps[4].program + ["}"]
    try mine.write(program.joined(separator: "\n"), to: "main.swift")
    let verdict = try await OwnFile(folder: mine.url).check(steps)
    #expect(verdict.lines.last == "Step 5 needs a `store` outside of all braces.")
  }

  /// It does not fill the disk until its time is up.
  @Test func aProgramThatPrintsWithoutEndIsStopped() async throws {
    let mine = TemporaryDirectory()
    try mine.write("while true { print(1) }\n", to: "main.swift")
    guard case .stopped(let stop, _) = try await OwnFile(folder: mine.url).check(steps)
    else {
      Issue.record("It was not stopped.")
      return
    }
    #expect(stop.reason.hasPrefix("The program does not end"))
  }

  @Test func whatCannotBeCheckedSaysWhy() async throws {
    let mine = TemporaryDirectory()
    try Data([0x63, 0xE9]).write(to: mine.url.appending(path: "main.swift"))
    guard case .couldNotRun(let reason) = try await OwnFile(folder: mine.url).check(steps) else {
      Issue.record("It was run.")
      return
    }
    #expect(reason.hasSuffix("main.swift cannot be read as UTF-8."))
    await #expect(throws: CommandFailure("no-such-tool was not found; is it in PATH?")) {
      try await Tool(arguments: ["no-such-tool"]).run()
    }
  }

  @Test func resettingAnExerciseKeepsEverySolution() async throws {
    let (exercises, mine) = (TemporaryDirectory(), TemporaryDirectory())
    let exercise = try #require(learn.exercises.first)
    let file = "\(exercise.folder)/Exercise.swift"
    try FileManager.default.createDirectory(
      atPath: exercises.path(exercise.folder), withIntermediateDirectories: true)
    try exercises.write("// the task\n", to: file)
    try exercises.write("", to: "Package.swift")
    for command in ["init --quiet", "add .", "-c user.name=a -c user.email=a@b commit -qm task"] {
      let git = ["git", "-C", exercises.path] + command.split(separator: " ").map(String.init)
      #expect(try await Tool(arguments: git).run().status == 0)
    }
    let classroom = Classroom(
      folder: ExerciseFolder(url: URL(filePath: exercises.path, directoryHint: .isDirectory)),
      own: OwnFile(folder: URL(filePath: mine.path, directoryHint: .isDirectory)))
    for solution in ["// one\n", nil, "// two\n", nil] {
      if let solution { try exercises.write(solution, to: file) }
      let lines = try #require(await classroom.reset(exercise))
      #expect(lines.contains { $0.contains("Your solution") } == (solution != nil))
    }
    #expect(try String(contentsOfFile: exercises.path(file), encoding: .utf8) == "// the task\n")
    let kept = try mine.names.sorted().map {
      try String(contentsOfFile: mine.path($0), encoding: .utf8)
    }
    #expect(kept.sorted() == ["// one\n", "// two\n"])
  }

  @Test func progressThatCannotBeReadIsKept() throws {
    let mine = TemporaryDirectory()
    let own = OwnFile(folder: URL(filePath: mine.path, directoryHint: .isDirectory))
    try own.keep(CourseProgress(done: [1, 2]))
    #expect(own.progress.done == [1, 2])
    try mine.write(#"{"done":[1,"#, to: "progress.json")
    #expect(own.progress == CourseProgress())
    try own.keep(CourseProgress())
    let kept = try String(contentsOfFile: mine.path("progress.unreadable.json"), encoding: .utf8)
    #expect(kept == #"{"done":[1,"#)
  }

  @Test func allThatTheStoreMentionsIsLentWithIt() throws {
    let (mine, exercise) = (TemporaryDirectory(), TemporaryDirectory())
    let own = OwnFile(folder: mine.url)
    try FileManager.default.createDirectory(
      atPath: mine.path(".build"), withIntermediateDirectories: false)
    let program = steps[12].program.joined(separator: "\n")
      .replacing("[(Value) -> Void] = []", with: "Observers<Value>()")
    try mine.write(
      program + "\n\nstruct Observers<Value> {}\nstruct Other {}\n", to: "main.swift")
    own.keepStore()
    #expect(own.lendStore(to: exercise.url))
    let lent = try String(contentsOfFile: exercise.path("OwnStore.swift"), encoding: .utf8)
    #expect(lent.contains("struct Observers<Value> {}"))
    #expect(!lent.contains("AppState") && !lent.contains("Other"))
  }
}
