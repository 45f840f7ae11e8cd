// Learn: the commands.

import Foundation

/// A command that a student enters after `swift run learn`.
struct Command: Sendable {
  let name: String
  var parameters = ""
  let summary: String
  /// Prints its answer.
  let run: @Sendable (_ argument: String, Course) throws -> Void
}

/// Makes a command of a change of the progress, which is saved unless the change throws.
private func saving(
  _ change: @escaping @Sendable (_ argument: String, Course, inout Progress) throws -> Void
) -> @Sendable (_ argument: String, Course) throws -> Void {
  { argument, course in try course.withProgress { try change(argument, course, &$0) } }
}

let commands = [
  Command(name: "done", summary: "go on after reading", run: saving(done)),
  Command(
    name: "check", parameters: "[STEP]", summary: "try your store with the next step, or another",
    run: saving(check)),
  Command(
    name: "test", parameters: "[N]", summary: "test the next exercise, or exercise N",
    run: saving(test)),
  Command(
    name: "watch", parameters: "[N]",
    summary: "test or check what comes next, or exercise N, each time you save", run: watch),
  Command(
    name: "hint", parameters: "[N]", summary: "give the next hint for the next exercise, or for N",
    run: saving(hint)),
  Command(
    name: "reset", parameters: "N", summary: "begin exercise N again, and keep your solution",
    run: saving(reset)),
  Command(
    name: "steps", parameters: "[STEP [FILE]]",
    summary: "list all steps; show one, or Store.swift or main.swift after it", run: steps),
  Command(name: "play", summary: "play Prime Time on your store", run: saving(play)),
]

let help = """
  Guides you through the course: its lessons, its exercises, and the store that you build.

  usage: swift run learn [COMMAND]

  Without a command, it says where you are and what comes next.

  commands:
  \(commands.map { command in
    "  " + "\(command.name) \(command.parameters)".padding(toLength: 22, withPad: " ", startingAt: 0)
      + command.summary
  }.joined(separator: "\n"))

  flags:
    --playgrounds DIR     a folder in place of Playgrounds, with Exercises and Mine
  """

/// Runs a command, or says where the student is.
func run(_ arguments: [String], _ course: Course) throws {
  let command = commands.first { $0.name == arguments.first }
  let argument = arguments.dropFirst().joined(separator: " ")
  guard arguments.isEmpty || command != nil, argument.isEmpty || command?.parameters != "" else {
    throw Failure("There is no such command. See: swift run learn help")
  }
  guard let command else { return print(try course.withProgress { try course.status($0) }) }
  try command.run(argument, course)
}

private func done(_: String, _ course: Course, _ progress: inout Progress) throws {
  guard let task = progress.next else { return print(try course.status(progress)) }
  if task.isChecked {
    throw Failure("done is only for reading. Next: \(task.title). \(task.command) checks it.")
  }
  progress.done.insert(task.id)
  print(try course.status(progress))
}

func check(_ argument: String, _ course: Course, _ progress: inout Progress) throws {
  let step =
    argument.isEmpty
    ? course.steps[min(progress.step, course.steps.count - 1)] : try course.step(argument)
  try course.mine.check(step)
  progress.step = max(progress.step, step.number)
  print("Step \(step.number) of \(course.steps.count) is done.")
  if case .build = progress.next?.kind {
    print("Next: step \(progress.step + 1). See: swift run learn")
  } else {
    sayWhatComesNext(progress)
  }
}

func test(_ argument: String, _ course: Course, _ progress: inout Progress) throws {
  let exercise = try course.exercise(argument, progress)
  print("\(exercise.title.prefix(1).uppercased())\(exercise.title.dropFirst()).")
  for line in try course.test(exercise) { print(line) }
  progress.done.insert(exercise.id)
  sayWhatComesNext(progress)
}

private func sayWhatComesNext(_ progress: Progress) {
  print(progress.next.map { "Next: \($0.title). See: swift run learn" } ?? finished)
}

private func hint(_ argument: String, _ course: Course, _ progress: inout Progress) throws {
  let exercise = try course.exercise(argument, progress)
  let hints = exercise.hints
  let number = min(max(progress.hints[exercise.number, default: 0], 0), hints.count) + 1
  progress.hints[exercise.number] = number
  print(
    number > hints.count
      ? "You have seen all hints. Our solution: \(exercise.solution.shown)"
      : "Hint \(number) of \(hints.count): \(hints[number - 1])")
}

private func reset(_ argument: String, _ course: Course, _ progress: inout Progress) throws {
  if argument.isEmpty { throw Failure("reset needs the number of an exercise.") }
  let exercise = try course.exercise(argument, progress)
  let file = course.file(of: exercise)
  let copy = try course.reset(exercise)
  progress.done.remove(exercise.id)
  progress.hints[exercise.number] = nil
  print("\(file.shown) is as it was before you began.")
  if let copy { print("Your solution is now in \(copy.shown).") }
}

private func steps(_ argument: String, _ course: Course) throws {
  let words = argument.split(separator: " ").map(String.init)
  guard let number = words.first else {
    for step in course.steps { print(step.number, step.why) }
    return
  }
  let step = try course.step(number)
  switch words.dropFirst() {
  case []: print(step.text)
  case ["Store.swift"]: print(step.store.lines.joined(separator: "\n"))
  case ["main.swift"]: print(step.main.lines.joined(separator: "\n"))
  default: throw Failure("A step has two files: Store.swift and main.swift.")
  }
}

private func play(_: String, _ course: Course, _ progress: inout Progress) throws {
  let step = course.steps.last { $0.number <= progress.step && !$0.game.isEmpty }
  guard let step else {
    throw Failure("There is no store to play on yet: step 5 adds it. See: swift run learn")
  }
  try course.mine.play(step)
}

let finished = "You have done the whole course."

/// The reason why a command failed, for the student.
struct Failure: Error {
  let message: String

  init(lines: [String]) { message = lines.joined(separator: "\n") }
  init(_ message: String) { self.message = message }
}
