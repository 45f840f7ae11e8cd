// Screens of text: a program with a page for every state and a reaction to every key.
// SPDX-License-Identifier: MIT

public import TerminalUI

/// An app on a terminal: its current page, and its reactions to keys.
@MainActor
public protocol TerminalApp: AnyObject {
  var page: Page { get }
  func press(_ key: Key) -> Reaction
  /// Calls `changed` after every change that does not come from a key.
  func observe(_ changed: @escaping @MainActor () -> Void)
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
/// `q` and Ctrl-C quit, and `?` shows the keys. Text is typed below the page.
///
/// - Returns: The exit status, or `nil` if this process has no terminal.
@MainActor
public func run(_ app: some TerminalApp) async -> Int32? {
  guard Terminal.isInteractive(), let terminal = try? Terminal() else { return nil }
  return await Runner(app, terminal).run()
}

@MainActor
private final class Runner {
  private let app: any TerminalApp
  private let terminal: Terminal
  private var size: Size
  private var note: String?
  private var question: (what: String, text: String, take: @MainActor (String) -> Void)?
  private var showsHelp = false
  private var willDraw = false

  init(_ app: any TerminalApp, _ terminal: Terminal) {
    (self.app, self.terminal, size) = (app, terminal, terminal.size)
  }

  func run() async -> Int32 {
    app.observe { [weak self] in self?.drawSoon() }
    draw()
    let batches = EventBatches(terminal.events)
    for await _ in batches.arrivals {
      for event in batches.take() {
        switch event {
        case .key(let key): if press(key) { return end() }
        case .resize(let size): self.size = size
        case .resumed: break
        case .quitRequested(let signal): terminal.restore(dyingOf: signal)
        case .endOfInput: return end()
        }
      }
      draw()
    }
    return end()
  }

  private func end() -> Int32 {
    terminal.restore()
    return 0
  }

  /// Reacts to the key, and returns whether the app should quit.
  private func press(_ key: Key) -> Bool {
    if question != nil {
      type(key)
      return false
    }
    note = nil
    switch key {
    case .character("q"): return true
    case .character("?"), .function(1): showsHelp.toggle()
    case .escape where showsHelp: showsHelp = false
    case .paste(let text): for character in text { _ = press(.character(character)) }
    default:
      switch app.press(key) {
      case .done: break
      case .refused(let why): note = why
      case .ask(let what, let text, let take): question = (what, text, take)
      }
    }
    return false
  }

  private func type(_ key: Key) {
    guard var question else { return }
    switch key {
    case .character(let character): question.text.append(character)
    case .paste(let text): question.text += text.prefix { $0 != "\n" }
    case .backspace: _ = question.text.popLast()
    case .escape:
      self.question = nil
      return
    case .enter:
      self.question = nil
      question.take(question.text)
      return
    default: return
    }
    question.text = String(question.text.prefix(200))
    self.question = question
  }

  private func drawSoon() {
    if willDraw { return }
    willDraw = true
    Task { if willDraw { draw() } }
  }

  private func draw() {
    willDraw = false
    var page = app.page
    page.hints += [("q", "quit"), ("?", showsHelp ? "back" : "help")]
    if let note { page.status = Line(" " + note) }
    if let question {
      page.status =
        Line(" \(question.what) ") + Line(question.text.ending(columns: size.columns / 2), .bold)
        + Line("▏  Enter accepts, Esc cancels", .dim)
      page.hints = [("Enter", "accept"), ("Esc", "cancel")]
    }
    if showsHelp {
      let hints = page.hints
      page.box = nil
      page.body = { _, _ in
        [Line(" Keys", .bold)]
          + hints.map { Line("   " + $0.key.padded(to: 10), .accent) + Line($0.meaning) }
      }
    }
    terminal.draw(page.frame(size: size))
  }
}

/// A list of rows, one of which is selected, as many as fit.
public func list(_ rows: [String], cursor: Int, height: Int) -> [Line] {
  rows.indices.window(of: height, around: cursor).map { index in
    index == cursor ? Line(" ▸ \(rows[index]) ", .selected) : Line("   " + rows[index])
  }
}

/// The position to which a key moves a cursor, or `nil` if the key does not move it.
public func moved(_ cursor: Int, by key: Key, rows: Int) -> Int? {
  let last = max(rows - 1, 0)
  return switch key {
  case .up, .character("k"): max(cursor - 1, 0)
  case .down, .character("j"): min(cursor + 1, last)
  case .home, .character("g"): 0
  case .end, .character("G"): last
  default: nil
  }
}
