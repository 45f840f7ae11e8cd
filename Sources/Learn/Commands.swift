// Learn: the commands.

import Foundation

let help = """
  Guides you through the course: lessons, exercises, and the store that you build.

  usage: swift run learn [COMMAND]

  Without a command, it says where you are and what comes next.

  commands:
    done                  go on after reading
    check [STEP]          try your store with the next step, or another
    test [N]              test the next exercise, or exercise N
    watch [N]             test or check each time you save
    hint [N]              give the next hint for what comes next, or exercise N,
                          and after the last one our solution
    solutions on|off      show each step's solution, or only when you ask for it
    reset N               begin exercise N again, and keep your solution
    steps [STEP [FILE]]   list all steps; show one, its Store.swift or main.swift
    play                  play Prime Time on your store

  flags:
    --playgrounds DIR     a folder for Exercises and Mine, in place of Playgrounds
  """

/// Runs a command, or says where the student is.
func run(_ arguments: [String], _ course: Course) throws {
  let argument = arguments.dropFirst().joined(separator: " ")
  switch arguments.first {
  case nil: print(try course.withProgress { try course.status($0, rows: terminalRows) })
  case "done" where argument.isEmpty: try course.withProgress(course.done)
  case "check": try course.check(argument)
  case "test": try course.test(argument)
  case "watch": try course.watch(argument)
  case "hint": try course.withProgress { try course.hint(argument, &$0) }
  case "solutions": try course.showSolutions(argument)
  case "reset": try course.withProgress { try course.reset(argument, &$0) }
  case "steps": try course.showSteps(arguments.dropFirst())
  case "play" where argument.isEmpty: try course.play()
  default: throw Failure("There is no such command. See: swift run learn help")
  }
}

extension Course {
  fileprivate func done(_ progress: inout Progress) throws {
    switch progress.next {
    case .read(let reading): progress.done.insert(reading.id)
    case let task?:
      throw Failure("done is only for reading. Next: \(task.title). Enter: \(task.command)")
    case nil: break
    }
    print(try status(progress, rows: terminalRows))
  }

  func check(_ argument: String) throws {
    let step = try withProgress { (progress: inout Progress) -> Step in
      argument.isEmpty ? steps[min(progress.step, steps.count - 1)] : try self.step(argument)
    }
    try mine.alone { try mine.check(step) }
    try withProgress { progress in
      progress.step = max(progress.step, step.number)
      print("Step \(step.number) of \(steps.count) is done.")
      if progress.showsSolutions != true {
        print("Our solution: swift run learn steps \(step.number)")
      }
      sayWhatComesNext(progress)
    }
  }

  func test(_ argument: String) throws {
    let exercise = try withProgress { try self.exercise(argument, $0) }
    print(wrapped("\(exercise.title.prefix(1).uppercased())\(exercise.title.dropFirst())."))
    fflush(nil)
    for line in try test(exercise) { print(line) }
    try withProgress { progress in
      progress.done.insert(exercise.id)
      sayWhatComesNext(progress)
    }
  }

  private func sayWhatComesNext(_ progress: Progress) {
    switch progress.next {
    case .build: print("Next: step \(progress.step + 1). See: swift run learn")
    case let task?: print(wrapped("Next: \(task.title). See: swift run learn"))
    case nil: print(finished)
    }
  }

  fileprivate func hint(_ argument: String, _ progress: inout Progress) throws {
    if argument.isEmpty, case .build = progress.next {
      return hint(for: steps[progress.step], &progress)
    }
    let exercise = try exercise(argument, progress)
    let hints = exercise.hints
    let number = min(max(progress.hints[exercise.name, default: 0], 0), hints.count) + 1
    progress.hints[exercise.name] = number
    print(
      number > hints.count
        ? "You have seen all hints. Our solution: \(exercise.solution.shown)"
        : wrapped(
          "Exercise \(exercise.number), hint \(number) of \(hints.count): \(hints[number - 1])"))
  }

  private func hint(for step: Step, _ progress: inout Progress) {
    let seen = min(max(progress.hints[step.id, default: 0], 0), max(step.hints.count, 1))
    if seen < step.hints.count {
      progress.hints[step.id] = seen + 1
      print(
        wrapped("Step \(step.number), hint \(seen + 1) of \(step.hints.count): \(step.hints[seen])")
      )
    } else if step.isProject {
      print(
        wrapped(
          "You have seen all hints. When it is done, this shows our solution: swift run learn steps \(step.number)"
        ))
    } else if seen == 0 {
      progress.hints[step.id] = 1
      print("Step \(step.number) has no hint. To see our solution, enter this again.")
    } else {
      print("Step \(step.number), our solution:\n\n\(step.solution)")
    }
  }

  fileprivate func showSolutions(_ argument: String) throws {
    guard ["on", "off"].contains(argument) else { throw Failure("solutions needs on or off.") }
    try withProgress { $0.showsSolutions = argument == "on" }
    print(
      argument == "on"
        ? "From now on, each step shows its solution, except for projects."
        : "From now on, a step shows its solution on request: swift run learn hint")
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
      for step in steps {
        print(wrapped("\(step.number) \(step.why.prefixMatch(of: #/.+?\.(?= |$)/#)?.0 ?? "")"))
      }
      return
    }
    let step = try step(number)
    switch arguments.dropFirst() {
    case []: print(try withProgress { text(of: step, $0) })
    case ["Store.swift"]: print(step.store.lines.joined(separator: "\n"))
    case ["main.swift"]: print(step.main.lines.joined(separator: "\n"))
    default: throw Failure("A step has two files: Store.swift and main.swift.")
    }
  }

  fileprivate func play() throws {
    let progress = try withProgress { $0 }
    guard let step = steps.last(where: { $0.number <= progress.step && !$0.game.isEmpty }) else {
      throw Failure("There is no store to play on yet: step 5 adds it. See: swift run learn")
    }
    try mine.alone { try mine.buildGame(step) }
    try mine.play()
  }
}
