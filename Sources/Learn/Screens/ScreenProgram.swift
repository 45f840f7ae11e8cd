// Learn: turns keys into actions, and draws the changes.
// SPDX-License-Identifier: MIT

import Foundation
import Stage5Environment
import TerminalUI

/// The full-screen program.
@MainActor
final class ScreenProgram {
  private let store: Store<ScreenState, ScreenAction>
  private let folder: ExerciseFolder
  private let terminal: Terminal
  private var size: Size
  private var token: ObserverToken?

  init(_ guide: Guide, terminal: Terminal) {
    folder = guide.folder
    self.terminal = terminal
    size = terminal.size
    store = Store(
      value: ScreenState(
        progress: guide.progress, exercise: guide.progress.next() ?? exercises[0]),
      reducer: screenReducer, environment: .live(guide))
    token = store.observe { [weak self] _ in self?.draw() }
  }

  /// Runs until the user quits, and returns the signal that asked it to, if one did.
  func run() async -> Int32? {
    store.send(.started)
    for await event in terminal.events {
      switch event {
      case .key(let key): if let action = action(for: key) { store.send(action) }
      case .resize(let size):
        self.size = size
        draw()
      case .resumed: draw()
      case .quitRequested(let signal):
        store.send(.quitTapped)
        return signal
      case .endOfInput: store.send(.quitTapped)
      }
      if store.value.isQuitting { return nil }
    }
    return nil
  }

  private func draw() { terminal.draw(frame(store.value, folder: folder, size: size)) }
}

/// The action of a key, or `nil` if it has none.
func action(for key: Key) -> ScreenAction? {
  switch key {
  case .up, .character("k"): .moved(-1)
  case .down, .character("j"): .moved(1)
  case .home: .moved(-exercises.count)
  case .end: .moved(exercises.count)
  case .character("n"), .tab: .nextTapped
  case .character("h"): .hintTapped
  case .character("c"), .enter: .checkTapped
  case .character("q"): .quitTapped
  default: nil
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
