// The program, as a student runs it.

import Foundation
import TestSupport
import Testing

@testable import learn

@Suite struct LearnCommandsTests {
  let playgrounds = TemporaryDirectory()

  private func learn(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) async throws -> TestSupport.Program.Run {
    try await Program("learn").run(
      arguments: ["--playgrounds", playgrounds.path] + arguments, input: Data(input.utf8),
      environment: environment)
  }

  /// Writes the student's files as they are after a step.
  private func write(step: Int, replacing old: String = "", with new: String = "") async throws {
    let store = try await learn("steps", "\(step)", "Store.swift").output
    try FileManager.default.createDirectory(
      atPath: playgrounds.path("Mine"), withIntermediateDirectories: true)
    #expect(store.contains(old) || old.isEmpty)
    try playgrounds.write(
      old.isEmpty ? store : store.replacing(old, with: new), to: "Mine/Store.swift")
    try playgrounds.write(
      try await learn("steps", "\(step)", "main.swift").output, to: "Mine/main.swift")
  }

  private func writeProgress(
    done: String..., step: Int, of steps: Int = 74, showsSolutions: Bool = false
  ) throws {
    try FileManager.default.createDirectory(
      atPath: playgrounds.path("Mine"), withIntermediateDirectories: true)
    try playgrounds.write(
      "{\"done\":\(done),\"hints\":{},\"showsSolutions\":\(showsSolutions),\"step\":\(step),\"steps\":\(steps)}",
      to: "Mine/progress.json")
  }

  @Test func withoutATerminalItSaysWhereTheStudentIs() async throws {
    let run = try await learn()
    #expect(run.status == 0)
    #expect(run.lines[0] == "You are in stage 0, The whole idea. Next: read and run page 0.")
    #expect(run.output.contains("\nEnter: swift run stage-0\n"))
    #expect(run.lines.suffix(stages.count).map { $0.first } == stages.map { "\($0.number)".first })
    #expect(
      run.lines.last == "8 Navigation      ·read ·steps(0/5) ·12 ·13 ·projects ·compare")
  }

  @Test func anExerciseComesWithItsFile() async throws {
    try writeProgress(done: "read 0", "read 1", step: 13)
    let run = try await learn()
    #expect(
      run.lines.prefix(2) == [
        "You are in stage 1, Store. Next: exercise 1, a bug hunt: delete several favorite",
        "primes at once.",
      ])
    let file = playgrounds.path("Exercises/01-DeleteSeveral/Exercise.swift")
    #expect(run.output.contains("\nOpen:  \(file)\n"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == exercises[0].unsolved.text)
    #expect(run.output.contains("\nEnter: swift run learn test 1\n"))
  }

  @Test func afterTheLastHintTheSolutionIsNamed() async throws {
    for number in 1...3 {
      #expect(try await learn("hint").output.hasPrefix("Exercise 1, hint \(number) of 3: "))
    }
    for _ in 1...2 {
      #expect(try await learn("hint", "1").output.contains("01-DeleteSeveral/Solution.swift"))
    }
  }

  @Test func aStepShowsItsSolutionOnRequest() async throws {
    try await write(step: 1)
    _ = try await learn("check")
    let step = try await learn()
    #expect(step.output.contains("\n2 The whole state of the app"))
    #expect(step.output.contains("    print(AppState().count, copy.count"))
    #expect(!step.output.contains("+struct AppState {"))
    #expect(try await learn("hint").output.hasPrefix("Step 2, hint 1 of 1: "))
    #expect(try await learn("hint").output.contains("\n+struct AppState {\n"))
    #expect(try await learn("steps", "1").output.contains("\n+var count = 0\n"))
    #expect(try await learn("steps").lines.contains("54 Project: a feature with an effect."))
    #expect(try await learn("solutions", "on").status == 0)
    #expect(try await learn().output.contains("\n+struct AppState {\n"))
    #expect(try await learn("solutions").status == 1)
  }

  @Test func aStepWithoutHintsSaysSoBeforeItShowsItsSolution() async throws {
    try writeProgress(done: "read 0", step: 0)
    #expect(
      try await learn("hint").output
        == "Step 1 has no hint. To see our solution, enter this again.\n")
    for _ in 1...2 { #expect(try await learn("hint").output.contains("\n+var count = 0\n")) }
  }

  @Test func nothingIsWiderThanTheTerminal() async throws {
    for argument in ["help", "steps"] {
      #expect(try await learn(argument).lines.allSatisfy { $0.count <= 80 })
    }
  }

  @Test func aProjectShowsItsSolutionWhenItIsDone() async throws {
    try writeProgress(step: 17, showsSolutions: true)
    #expect(try await !learn().output.contains("+  func observeChanges"))
    for _ in 1...5 { #expect(try await !learn("hint").output.contains("+  func observeChanges")) }
    try writeProgress(step: 18)
    #expect(try await learn("steps", "18").output.contains("+  func observeChanges"))
  }

  @Test func stepsThatHaveOtherNumbersAreMentionedOnce() async throws {
    try writeProgress(step: 5, of: 66)
    let start = "The course has other steps than when you did step 5."
    #expect(try await learn().output.hasPrefix(start))
    #expect(try await !learn().output.hasPrefix(start))
  }

  @Test func oneBuildsAtATimeAndHintsAreKeptMeanwhile() async throws {
    try await write(step: 1)
    let lock = playgrounds.path("Mine/.build/lock")
    _ = try await learn()
    let file = open(lock, O_CREAT | O_RDWR, 0o644)
    #expect(flock(file, LOCK_EX) == 0)
    let check = try Conversation(
      with: Program("learn"), arguments: ["--playgrounds", playgrounds.path, "check"])
    #expect(check.hear()?.hasPrefix("Another learn is building in ") == true)
    #expect(check.hear() == "This one waits until it has finished.")
    #expect(try await learn("hint").output.hasPrefix("Exercise 1, hint 1 of 3: "))
    close(file)
    #expect(check.hear()?.hasPrefix("Step 1 of ") == true)
    #expect(try check.end() == 0)
    #expect(try await learn("hint").output.hasPrefix("Step 2, "))
    #expect(try await learn("hint", "1").output.hasPrefix("Exercise 1, hint 2 of 3: "))
  }

  @Test func aFolderThatIsMissingIsRefused() async throws {
    let missing = playgrounds.path("missing")
    let run = try await Program("learn").run(arguments: ["--playgrounds", missing], input: "")
    #expect(run.output == "There is no folder \(missing).\n")
    #expect(run.status == 1)
    let without = try await Program("learn").run(arguments: ["--playgrounds"], input: "")
    #expect(without.output == "--playgrounds needs a folder.\n")
  }

  @Test func aStepThatOnlyChangesTheProgramIsNotDoneByPrinting() async throws {
    try await write(step: 1)
    try playgrounds.write("print(1\n", to: "Mine/main.swift")
    #expect(try await learn("check").output.contains("expected ')' in expression list"))
    try playgrounds.write("print(1)\n", to: "Mine/main.swift")
    #expect(
      try await learn("check").output
        == "Step 1 is not done. main.swift should contain: var count\n")
  }

  @Test func whatDoesNotExistIsRefused() async throws {
    let run = try await learn("test", "99")
    #expect(run.output == "There are exercises 1 to \(exercises.count).\n")
    #expect(run.status == 1)
    #expect(try await learn("check", "99").output.hasPrefix("There are steps 1 to "))
    #expect(try await learn("play").output.hasPrefix("There is no store to play on yet"))
    let unknown = try await learn("chek", "3")
    #expect(unknown.output == "There is no such command. See: swift run learn help\n")
    #expect(unknown.status == 1)
  }

  @Test func onlyWhatIsReadIsDoneByWord() async throws {
    #expect(try await learn("done").status == 0)
    let run = try await learn("done")
    #expect(run.output.contains("Next: steps 1 to 13. Enter: swift run learn check"))
    #expect(run.status == 1)
  }

  @Test func aStepIsDoneAndTheNextOneIsTried() async throws {
    try await write(step: 1)
    #expect(try await learn("check").output.hasPrefix("Step 1 of "))
    let verdict = try await learn("check")
    #expect(verdict.status == 1)
    #expect(verdict.lines[0] == "Step 2 is not done: it does not compile.")
    #expect(verdict.lines[2] == "    var original = AppState()")
    #expect(verdict.lines[3] == "cannot find 'AppState' in scope")
  }

  @Test func anEmptyFileIsNamed() async throws {
    try await write(step: 1)
    #expect(
      try await learn("check", "3").output
        == "Store.swift is empty. Our file after step 2: swift run learn steps 2 Store.swift\n")
    _ = try await learn("reset", "1")
    try playgrounds.write("// Nothing\n\n", to: "Exercises/01-DeleteSeveral/Exercise.swift")
    #expect(
      try await learn("test", "1").output.hasSuffix(
        "\nExercise.swift is empty. To begin again: swift run learn reset 1\n"))
  }

  /// `.ci/build-it-yourself` tries every step, and plays on its store.
  @Test func aMistakeIsShownWithTheTrialBeforeIt() async throws {
    try await write(
      step: 13, replacing: "observers.append(observer)", with: "observers = [observer]")
    let verdict = try await learn("check", "13")
    #expect(verdict.status == 1)
    #expect(verdict.lines.prefix(2) == ["Step 13 is not done.", "After these lines:"])
    for line in ["  → first 2", "  → second 2"] { #expect(verdict.lines.contains { $0 == line }) }
  }

  @Test func aCrashIsShownWithTheTrialAndTheLine() async throws {
    try await write(step: 19, replacing: "at: offset)", with: "at: offset + 5)")
    let run = try await learn("check", "19")
    #expect(run.lines[0] == "The program crashed: Index out of range")
    #expect(run.output.contains("    store.send(.deleteFavoritePrime(offset: 1))"))
    #expect(run.output.contains("\nStore.swift, line "))
  }

  /// It does not fill the disk until its time is up.
  @Test func aProgramThatPrintsWithoutEndIsStopped() async throws {
    try await write(step: 1)
    try playgrounds.write("var count = 1\nwhile true { print(count) }\n", to: "Mine/main.swift")
    #expect(try await learn("check").output.hasPrefix("The program does not end"))
  }

  @Test(arguments: [("check", "swiftc"), ("test", "swift")])
  func aMissingCompilerIsNamed(command: String, compiler: String) async throws {
    try await write(step: 1)
    let run = try await learn(command, environment: ["PATH": "/nowhere"])
    #expect(run.lines.last == "\(compiler) was not found. Is it in PATH?")
    #expect(run.status == 1)
  }

  @Test func aFileIsTestedWhenItIsSaved() async throws {
    try await write(step: 1)
    try playgrounds.write("var count = 2\nprint(count)\n", to: "Mine/main.swift")
    try writeProgress(done: "read 0", step: 0)
    let watch = try Conversation(
      with: Program("learn"), arguments: ["--playgrounds", playgrounds.path, "watch"])
    func hear(until end: String) -> [String] {
      var lines: [String] = []
      while let line = watch.hear() {
        lines.append(line)
        if line.hasPrefix(end) { break }
      }
      return lines
    }
    #expect(hear(until: "This waits until you save").contains("  → 2"))
    let main = try await learn("steps", "1", "main.swift").output
    try playgrounds.write(main, to: "Mine/main.swift")
    let checked = hear(until: "Step")
    #expect(checked.contains { $0.hasPrefix("──── saved at ") })
    #expect(checked.last?.hasPrefix("Step 1 of ") == true)
    #expect(hear(until: "Next: ").last == "Next: step 2. See: swift run learn")
    #expect(hear(until: "This waits until you save").contains { $0.hasPrefix("2 The whole state") })
    watch.send(SIGINT)
    #expect(hear(until: "Stopped. ").last == "Stopped. Your progress is as it was before.")
    #expect(try watch.end() == 130)
  }

  @Test func watchIsForWhatIsChecked() async throws {
    let run = try await learn("watch")
    #expect(run.output.hasPrefix("watch is for exercises and steps. Next: read and run page 0."))
    #expect(run.status == 1)
  }

  @Test func aFolderThatCannotBeWrittenIsNamed() async throws {
    try playgrounds.write("", to: "Mine")
    let run = try await learn()
    let folder = playgrounds.path("Mine/.build")
    #expect(run.output == "\(folder) cannot be read or written: Not a directory\n")
    #expect(run.status == 1)
  }
}
