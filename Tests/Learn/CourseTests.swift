// The course, and the student's progress in it.

import Foundation
import TestSupport
import Testing

@testable import learn

@Suite struct CourseTests {
  let directory = TemporaryDirectory()
  let ours: Course

  init() throws { ours = try Course(in: repository.appending(path: "Playgrounds")) }

  @Test func allStagesAndExercisesComeInOrder() throws {
    #expect(stages.map(\.number) == Array(0..<stages.count))
    #expect(exercises.map(\.number) == Array(1...exercises.count))
    let folders = try FileManager.default
      .contentsOfDirectory(atPath: ours.exercises.path(percentEncoded: false))
      .filter { $0.first?.isNumber == true }
    #expect(folders.sorted() == exercises.map(\.folder))
    #expect(exercises.allSatisfy { $0.title.hasPrefix("exercise \($0.number)") })
  }

  @Test(arguments: exercises)
  func thereAreThreeHints(exercise: Exercise) {
    #expect(exercise.hints.count == 3)
    #expect(exercise.hints.allSatisfy { $0.count > 20 && !$0.contains("\n") })
  }

  @Test(arguments: tasks) func whatIsReadExists(task: CourseTask) {
    guard case .read(let reading) = task else { return }
    let file = repository.appending(path: reading.open)
    #expect(file.exists)
    if let article = reading.read.firstMatch(of: #/Sources\S+/#)?.output {
      #expect(repository.appending(path: String(article)).exists)
    }
    if let heading = reading.read.firstMatch(of: #/“(.+)”/#)?.1 {
      #expect(file.text?.contains("\n## \(heading)\n") == true)
    }
  }

  @Test func theFirstFeatureComesAfterStageFour() throws {
    let index = try #require(tasks.firstIndex(of: .firstFeature))
    #expect(tasks[index - 1] == "Refresh")
    let done = Set(
      tasks[..<index].compactMap { $0.exercise?.id } + (0...4).map { "read \($0)" } + ["more 4"])
    let status = try Course(in: directory.url).status(
      Progress(done: done.union((1...3).map { "compare \($0)" }), step: 48))
    #expect(status.contains(".md\nEnter: swift run learn done\n"))
  }

  @Test func theStepsAreTakenInOrder() {
    let ranges = tasks.compactMap { task -> ClosedRange<Int>? in
      if case .build(let steps) = task { steps } else { nil }
    }
    #expect(ranges.flatMap(Array.init) == ours.steps.map(\.number))
  }

  @Test func theNextTaskIsTheFirstOneNotDone() {
    #expect(Progress().next?.title == "read and run page 0")
    var progress = Progress(done: ["read 0"])
    #expect(progress.next?.title == "steps 1 to 13")
    progress.step = 13
    #expect(progress.next?.title == "read the lesson of stage 1")
    progress.done.insert("read 1")
    #expect(progress.next == "DeleteSeveral")
  }

  @Test func whatComesNextFitsIntoASmallTerminal() throws {
    for step in ours.steps {
      let progress = Progress(done: ["read 0"], step: step.number - 1, showsSolutions: true)
      let lines = try Course(in: directory.url).status(progress, rows: 24)
        .components(separatedBy: "\n")
      #expect(lines.count < 24, "Step \(step.number)")
      #expect(
        lines.contains { $0.hasPrefix("\(step.number) ") } || progress.next?.isChecked == false)
      #expect(lines.last?.contains("✓") == true || lines.last?.contains("·") == true)
    }
  }

  @Test func aBuildThatWasBegunComesFirst() throws {
    let status = try Course(in: directory.url).status(Progress(step: 5))
    #expect(status.contains("\nRead:  step 6 of \(ours.steps.count), below\n"))
    #expect(Progress(step: 13).next?.title == "read and run page 0")
  }

  @Test func whenAllIsDoneAnotherArticleIsNamed() throws {
    let done = tasks.compactMap { task in
      if case .read(let reading) = task { reading.id } else { task.exercise?.id }
    }
    let status = try ours.status(Progress(done: Set(done), step: ours.steps.count))
    #expect(status.hasPrefix("You have done the whole course. "))
    let article = try #require(finished.firstMatch(of: #/Sources\S+/#)).output
    #expect(repository.appending(path: String(article)).exists)
  }

  @Test(arguments: [
    #"{"done":[1,"#, #"{"done":[],"hints":{},"showsSolutions":false,"step":999,"steps":74}"#, "",
  ])
  func damagedProgressIsNotReplaced(json: String) throws {
    let course = try Course(in: directory.url)
    try course.mine.create()
    try directory.write(json, to: "Mine/progress.json")
    let failure = #expect(throws: Failure.self) { try course.withProgress { $0.step = 1 } }
    #expect(
      failure?.message.replacing("\n", with: " ")
        .hasSuffix("is damaged. Repair it, or delete it to begin again.") == true)
    #expect(
      try String(contentsOfFile: directory.path("Mine/progress.json"), encoding: .utf8) == json)
  }

  @Test func resettingAnExerciseKeepsEverySolution() throws {
    let exercise = exercises[0]
    let theirs = try Course(in: directory.url)
    let mine = directory.url.appending(path: "Mine")
    try FileManager.default.createDirectory(at: mine, withIntermediateDirectories: false)
    for solution in ["// one\r\n", nil, "// two\n", nil] {
      try theirs.begin(exercise)
      if let solution {
        try directory.write(solution, to: "Exercises/\(exercise.folder)/Exercise.swift")
      }
      try theirs.begin(exercise)
      let copy = try theirs.reset(exercise)
      #expect(try copy.map { try String(contentsOf: $0, encoding: .utf8) } == solution)
      #expect(theirs.file(of: exercise).text == exercise.unsolved.text)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: mine.path()).count == 2)
  }
}
