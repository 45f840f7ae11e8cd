// Learn: the program on a terminal.
// SPDX-License-Identifier: MIT

import Foundation
import Stage4Effects
import TerminalScreens
import TerminalUI

/// The full-screen program.
@MainActor
final class LearnTerminal: TerminalApp {
  private let store: Store<ScreenState, ScreenAction>
  private let folder: ExerciseFolder
  private var token: ObserverToken?

  init(_ guide: Guide) {
    folder = guide.folder
    store = Store(
      value: ScreenState(
        progress: guide.progress, exercise: guide.progress.next() ?? exercises[0]),
      reducer: screenReducer(.live(guide)))
    store.send(.started)
  }

  func observe(_ changed: @escaping @MainActor () -> Void) {
    token = store.observe { _ in changed() }
  }

  var page: Page { learn.page(store.value, folder: folder) }
  var otherKeys: [Page.Hint] { movingKeys + [("Tab", "next"), ("Enter", "check")] }

  func press(_ key: Key) -> Reaction {
    guard let action = action(for: key) else { return .unknownKey }
    store.send(action)
    return .done
  }

  func choose(row: Int) -> Reaction {
    guard let index = exercises.firstIndex(of: store.value.exercise) else { return .done }
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
  // The reducer stops at the ends of the list.
  default:
    moved(exercises.count, by: key, rows: exercises.count * 2 + 1).map { target in
      .moved(target - exercises.count)
    }
  }
}

extension ScreenEnvironment {
  @MainActor
  static func live(_ guide: Guide) -> ScreenEnvironment {
    let (folder, judge, file) = (guide.folder, guide.judge, guide.file)
    return ScreenEnvironment(
      check: { try await judge.check($0) },
      hints: { folder.hints(for: $0) },
      saves: { savings(of: folder.file(of: $0)) },
      keep: { try? file.write($0) })
  }
}

/// Yields whenever the file has been saved, which is checked three times per second.
private func savings(of file: URL) -> AsyncStream<Void> {
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
