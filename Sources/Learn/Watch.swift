// Learn: tests each time a file is saved.

import Foundation

extension Course {
  /// Tests the exercise, or whatever comes next, now and each time one of its files is saved, until something to read comes
  /// next.
  func watch(_ argument: String) throws {
    var task = try withProgress { progress in
      argument.isEmpty ? progress.next : .exercise(try exercise(argument, progress))
    }
    if let task, !task.isChecked {
      throw Failure("watch is for exercises and steps. Next: \(task.title). See: swift run learn")
    }
    while let watched = task, watched.isChecked {
      if argument.isEmpty {
        print(try withProgress { try status($0, rows: terminalRows) }, terminator: "\n\n")
      }
      try test(watched)
      task = argument.isEmpty ? try withProgress { $0.next } : nil
      print()
    }
  }

  /// Tests the task now and each time one of its files is saved, until it is done.
  private func test(_ task: CourseTask) throws {
    let files = task.exercise.map { [file(of: $0)] } ?? [mine.store, mine.main]
    while true {
      let tested = files.map(\.modificationDate)
      do {
        guard let exercise = task.exercise else { return try check("") }
        return try test("\(exercise.number)")
      } catch let failure as Failure {
        let names = files.map(\.shown).joined(separator: " or ")
        print("\(failure.message)\n\nThis waits until you save \(names). Ctrl-C ends it.")
      }
      fflush(nil)
      var saved = tested
      // Some editors remove a file before they write it again.
      while saved == tested || saved.contains(nil) {
        usleep(200_000)
        saved = files.map(\.modificationDate)
      }
      print("\n──── saved at \(Date.now.formatted(date: .omitted, time: .standard)) ────\n")
    }
  }
}

extension URL {
  fileprivate var modificationDate: Date? {
    let path = path(percentEncoded: false)
    return try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }
}
