// Learn: the program on a terminal.
// SPDX-License-Identifier: MIT

import Foundation
import Stage4Effects
import TerminalScreens
import TerminalUI

@MainActor
final class LearnTerminal: TerminalApp {
  private let store: Store<ScreenState, ScreenAction>
  private var token: ObserverToken?

  init(_ guide: Guide) {
    store = Store(
      value: ScreenState(progress: guide.progress, task: guide.progress.next() ?? tasks[0]),
      reducer: screenReducer(.live(guide)))
    store.send(.started)
  }

  func observe(_ changed: @escaping @MainActor () -> Void) {
    token = store.observe { _ in changed() }
  }

  var page: Page { learn.page(store.value) }
  var otherKeys: [Page.Hint] {
    [("j k", "choose"), ("PgUp PgDn", "scroll the text"), ("Tab", "next"), ("Enter", "check")]
  }

  func press(_ key: Key) -> Reaction {
    guard let action = action(for: key) else { return .refused(unknownKey) }
    store.send(action)
    return .done
  }

  func choose(row: Int) -> Reaction {
    guard let index = tasks.firstIndex(of: store.value.task) else { return .done }
    store.send(.moved(row - index))
    return .done
  }

  /// Ends the build that is running.
  func quit() { store.send(.quitTapped) }
}

/// The action of a key, or `nil` if it has none.
func action(for key: Key) -> ScreenAction? {
  switch key {
  case .character("n"), .tab: .nextTapped
  case .character("h"): .hintTapped
  case .character("c"), .enter: .checkTapped
  case .pageDown, .character(" "): .scrolled(10)
  case .pageUp: .scrolled(-10)
  // The reducer stops at the ends of the list.
  default: moved(tasks.count, by: key, rows: tasks.count * 2 + 1).map { .moved($0 - tasks.count) }
  }
}

extension ScreenEnvironment {
  @MainActor
  static func live(_ guide: Guide) -> ScreenEnvironment {
    let classroom = guide.classroom
    @Sendable func file(of task: CourseTask) -> URL {
      task.exercise.map(classroom.folder.file) ?? classroom.own.url
    }
    return ScreenEnvironment(
      assignment: { classroom.assignment($0, $1) },
      code: { task in
        (task.isChecked ? file(of: task).text : nil)?.components(separatedBy: "\n") ?? []
      },
      check: { try await classroom.check($0) },
      hint: { number, task in
        task.exercise.map {
          classroom.hint(number, for: $0, lesson: course[task.stage].lesson)
        } ?? []
      },
      saves: { learn.saves(of: file(of: $0)) },
      keep: { try? classroom.own.keep($0) })
  }
}

/// Yields whenever the file has been saved. It looks three times per second.
private func saves(of file: URL) -> AsyncStream<Void> {
  @Sendable func date() -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: file.path(percentEncoded: false))
    return attributes?[.modificationDate] as? Date
  }
  let first = date()
  return AsyncStream { continuation in
    let task = Task {
      var last = first
      while !Task.isCancelled {
        try await Task.sleep(for: .milliseconds(300))
        let now = date()
        // An editor that replaces the file removes it for a moment.
        if now != nil, now != last { continuation.yield() }
        last = now ?? last
      }
    }
    continuation.onTermination = { _ in task.cancel() }
  }
}
