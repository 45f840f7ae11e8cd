// Learn: tests each time a file is saved.

import Foundation

/// Tests the exercise, or whatever comes next, now and each time one of its files is saved, until something to read comes
/// next.
func watch(_ argument: String, _ course: Course) throws {
  while true {
    let (files, attempt) = try course.withProgress { try course.attempt(argument, $0) }
    var saved = files.map(\.modificationDate)
    while true {
      do {
        try course.withProgress(attempt)
        break
      } catch let failure as Failure {
        print(failure.message)
      }
      print(
        "\nThis waits until you save \(files.map(\.shown).joined(separator: " or ")). Ctrl-C ends it."
      )
      fflush(nil)
      saved = changes(of: files, since: saved)
      print()
    }
    let next = try course.withProgress { argument.isEmpty ? $0.next : nil }
    guard let next, next.isChecked else { return }
    print()
  }
}

extension Course {
  /// The files that the student edits for an exercise, or for what comes next, and what to do when they are saved.
  fileprivate func attempt(
    _ argument: String, _ progress: Progress
  ) throws -> ([URL], (inout Progress) throws -> Void) {
    if argument.isEmpty, let next = progress.next, next.exercise == nil {
      if !next.isChecked {
        throw Failure("watch is for exercises and steps. Next: \(next.title). See: swift run learn")
      }
      print(try status(progress))
      return ([mine.store, mine.main], { try learn.check("", self, &$0) })
    }
    let exercise = try exercise(argument, progress)
    try begin(exercise)
    return ([file(of: exercise)], { try learn.test("\(exercise.number)", self, &$0) })
  }
}

/// Waits until one of the files was saved, and returns the new dates.
private func changes(of files: [URL], since dates: [Date?]) -> [Date?] {
  while true {
    usleep(200_000)
    let now = files.map(\.modificationDate)
    // Some editors remove a file before they write it again.
    if now != dates, !now.contains(nil) { return now }
  }
}

extension URL {
  fileprivate var modificationDate: Date? {
    let path = path(percentEncoded: false)
    return try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }
}
