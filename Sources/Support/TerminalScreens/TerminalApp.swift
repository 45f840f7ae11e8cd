// Screens of text: a program with a page for every state and a reaction to every key.
// SPDX-License-Identifier: MIT

public import TerminalUI

/// An app on a terminal: its current page, and its reactions to keys.
@MainActor
public protocol TerminalApp: AnyObject {
  var page: Page { get }
  func press(_ key: Key) -> Reaction
  /// Handles a click on a row, which has the target ``Target/row(_:list:)``.
  func choose(row: Int) -> Reaction
  /// Calls `changed` after every change that does not come from a key.
  func observe(_ changed: @escaping @MainActor () -> Void)
}

extension TerminalApp {
  public func choose(row: Int) -> Reaction { .done }
}

/// The reaction to a key.
public enum Reaction {
  case done
  /// The key has no effect, for this reason.
  case refused(String)
  /// Asks for a text, and takes it when the user presses Enter.
  case ask(String, text: String = "", take: @MainActor (String) -> Void)
}

/// Runs the app on this process's terminal until the user quits.
///
/// - Returns: The exit status, or `nil` if this process has no terminal.
@MainActor
public func run(_ app: some TerminalApp) async -> Int32? {
  guard Terminal.isInteractive(), let terminal = try? Terminal(mouse: true) else { return nil }
  let runner = Runner(app, terminal)
  return await runner.run()
}

@MainActor
private final class Runner {
  private let screen: AppScreen
  private let terminal: Terminal
  private var size: Size
  private var willDraw = false

  init(_ app: any TerminalApp, _ terminal: Terminal) {
    (screen, self.terminal, size) = (AppScreen(app), terminal, terminal.size)
  }

  func run() async -> Int32 {
    screen.app.observe { [weak self] in self?.drawSoon() }
    draw()
    let batches = EventBatches(terminal.events)
    for await _ in batches.arrivals {
      for event in batches.take() {
        switch event {
        case .key(let key): screen.press(key, size: size)
        case .resize(let size): self.size = size
        case .resumed: break
        case .quitRequested(let signal): terminal.restore(dyingOf: signal)
        case .endOfInput: return end()
        }
        if screen.isQuitting { return end() }
      }
      draw()
    }
    return end()
  }

  private func end() -> Int32 {
    terminal.restore()
    return 0
  }

  private func drawSoon() {
    if willDraw { return }
    willDraw = true
    Task { if willDraw { draw() } }
  }

  private func draw() {
    willDraw = false
    terminal.draw(screen.frame(size: size))
  }
}
