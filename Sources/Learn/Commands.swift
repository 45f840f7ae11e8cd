// Learn: the commands.

import Foundation

let help = """
  Guides you through the course: its lessons, its exercises, and the store that you build.

  usage: swift run learn [COMMAND]

  Without a command, it says where you are and what comes next.

  commands:
    done                  go on after reading
    check [STEP]          try your store with the next step, or another
    test [N]              test the next exercise, or exercise N
    watch [N]             test or check what comes next, or exercise N, each time you save
    hint [N]              give the next hint for the next exercise, or for N
    reset N               begin exercise N again, and keep your solution
    steps [STEP [FILE]]   list all steps; show one, or Store.swift or main.swift after it
    play                  play Prime Time on your store

  flags:
    --playgrounds DIR     a folder in place of Playgrounds, with Exercises and Mine
  """

/// Runs a command, or says where the student is.
func run(_ arguments: [String], _ course: Course) throws {
  let argument = arguments.dropFirst().joined(separator: " ")
  switch arguments.first {
  case nil: print(try course.withProgress { try course.status($0) })
  case "done" where argument.isEmpty: try course.withProgress(course.done)
  case "check": try course.withProgress { try course.check(argument, &$0) }
  case "test": try course.withProgress { try course.test(argument, &$0) }
  case "watch": try course.watch(argument)
  case "hint": try course.withProgress { try course.hint(argument, &$0) }
  case "reset": try course.withProgress { try course.reset(argument, &$0) }
  case "steps": try course.showSteps(arguments.dropFirst())
  case "play" where argument.isEmpty: try course.withProgress { try course.play($0) }
  default: throw Failure("There is no such command. See: swift run learn help")
  }
}

extension Course {
  fileprivate func done(_ progress: inout Progress) throws {
    switch progress.next {
    case .read(let reading): progress.done.insert(reading.id)
    case let task?:
      throw Failure("done is only for reading. Next: \(task.title). \(task.command) checks it.")
    case nil: break
    }
    print(try status(progress))
  }

  func check(_ argument: String, _ progress: inout Progress) throws {
    let step =
      argument.isEmpty ? steps[min(progress.step, steps.count - 1)] : try step(argument)
    try mine.check(step)
    progress.step = max(progress.step, step.number)
    print("Step \(step.number) of \(steps.count) is done.")
    sayWhatComesNext(progress)
  }

  func test(_ argument: String, _ progress: inout Progress) throws {
    let exercise = try exercise(argument, progress)
    print("\(exercise.title.prefix(1).uppercased())\(exercise.title.dropFirst()).")
    for line in try test(exercise) { print(line) }
    progress.done.insert(exercise.id)
    sayWhatComesNext(progress)
  }

  private func sayWhatComesNext(_ progress: Progress) {
    switch progress.next {
    case .build: print("Next: step \(progress.step + 1). See: swift run learn")
    case let task?: print("Next: \(task.title). See: swift run learn")
    case nil: print(finished)
    }
  }

  fileprivate func hint(_ argument: String, _ progress: inout Progress) throws {
    let exercise = try exercise(argument, progress)
    let hints = exercise.hints
    let number = min(max(progress.hints[exercise.name, default: 0], 0), hints.count) + 1
    progress.hints[exercise.name] = number
    print(
      number > hints.count
        ? "You have seen all hints. Our solution: \(exercise.solution.shown)"
        : "Exercise \(exercise.number), hint \(number) of \(hints.count): \(hints[number - 1])")
  }

  fileprivate func reset(_ argument: String, _ progress: inout Progress) throws {
    if argument.isEmpty { throw Failure("reset needs the number of an exercise.") }
    let exercise = try exercise(argument, progress)
    let copy = try reset(exercise)
    progress.done.remove(exercise.id)
    progress.hints[exercise.name] = nil
    print("\(file(of: exercise).shown) is as it was before you began.")
    if let copy { print("Your solution is now in \(copy.shown).") }
  }

  fileprivate func showSteps(_ arguments: ArraySlice<String>) throws {
    guard let number = arguments.first else {
      for step in steps { print(step.number, step.why) }
      return
    }
    let step = try step(number)
    switch arguments.dropFirst() {
    case []: print(step.text)
    case ["Store.swift"]: print(step.store.lines.joined(separator: "\n"))
    case ["main.swift"]: print(step.main.lines.joined(separator: "\n"))
    default: throw Failure("A step has two files: Store.swift and main.swift.")
    }
  }

  fileprivate func play(_ progress: Progress) throws {
    guard let step = steps.last(where: { $0.number <= progress.step && !$0.game.isEmpty }) else {
      throw Failure("There is no store to play on yet: step 5 adds it. See: swift run learn")
    }
    try mine.play(step)
  }
}
