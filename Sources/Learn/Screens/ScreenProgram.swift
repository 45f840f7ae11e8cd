// Learn: the program on a terminal.
// SPDX-License-Identifier: MIT

import Foundation
import Stage4Effects
import TerminalUI

@MainActor
struct LearnScreen: @MainActor TerminalApp {
  typealias Message = ScreenAction

  let store: Store<ScreenState, ScreenAction>
  var overlay = Overlay<LearnScreen>()
  private(set) var isQuitting = false

  init(_ guide: Guide) {
    store = Store(
      value: ScreenState(progress: guide.progress, task: guide.progress.next() ?? tasks[0]),
      reducer: screenReducer(.live(guide)))
    store.send(.started)
  }

  func page(width: Int) -> Page {
    var page = learn.page(store.value)
    page.body = Pane("Learn", body: page.body).lines
    return page
  }

  var keys: [Binding<Self>] {
    func key(_ names: String, _ meaning: String, _ action: ScreenAction) -> Binding<Self> {
      Binding(names, meaning, hint: meaning) { _ in .send(action) }
    }
    return movingKeys("choose") { _, distance in .send(.moved(distance)) }.filter {
      !["PgUp", "PgDn"].contains($0.names)
    } + [
      key("n Tab", "next", .nextTapped), key("h", "hint", .hintTapped),
      key("c Enter", store.value.task.isChecked ? "check" : "done", .checkTapped),
      key("PgDn Space", "down", .scrolled(10)), key("PgUp", "up", .scrolled(-10)),
      Binding("q", "quit", hint: "quit") { _ in .change { $0.isQuitting = true } },
    ]
  }

  var help: Help { Help([("Keys", .init(keys))]) }

  func reaction(toClickOn target: Target) -> Reaction<Self>? {
    guard case .row(let row, _) = target, let index = tasks.firstIndex(of: store.value.task) else {
      return nil
    }
    return .send(.moved(row - index))
  }

  func reaction(toWheel distance: Int, over target: Target?) -> Reaction<Self>? {
    .send(.moved(distance))
  }

  /// Runs until the user quits, and returns the exit status, or `nil` if this process has no terminal.
  static func run(_ guide: Guide) async -> Int32? {
    guard let terminal = try? Terminal(mouse: true) else { return nil }
    var screen = LearnScreen(guide)
    let store = screen.store
    let loop = MainLoop(terminal) { screen.frame(size: $0) }
    let token = store.observe { _ in loop.drawSoon() }
    let signal = await loop.run(
      until: { screen.isQuitting },
      press: { key, target in
        if let action = screen.press(key, on: target) { store.send(action) }
      })
    token.cancel()
    store.send(.quitTapped)
    if let signal { terminal.restore(dyingOf: signal) }
    terminal.restore()
    return 0
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
