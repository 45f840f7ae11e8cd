// Screens of text: the notes, questions and help that all apps share.
// SPDX-License-Identifier: MIT

public import TerminalUI

/// An app's page with the parts that all apps share: the reason why a key did nothing, the text being typed,
/// and the help.
///
/// `q` quits, and `?` shows the keys. Text is typed below the page.
@MainActor
public final class AppScreen {
  public let app: any TerminalApp
  public private(set) var isQuitting = false
  private var note: String?
  private var question: (what: String, field: TextField, take: @MainActor (String) -> Void)?
  /// The first visible line of the help, or `nil` if the help is closed.
  private var helpLine: Int?

  public init(_ app: any TerminalApp) { self.app = app }

  /// The frame of the page for a size.
  public func frame(size: Size) -> Frame { page(width: size.columns).frame(size: size) }

  /// Handles a key, or a gesture of the mouse in a frame of this size.
  public func press(_ key: Key, size: Size) {
    if case .mouse(let mouse) = key { return point(mouse, size) }
    if question != nil { return type(key) }
    note = nil
    switch key {
    case .character("q"): isQuitting = true
    case .character("?"), .function(1): helpLine = helpLine == nil ? 0 : nil
    case .escape where helpLine != nil: helpLine = nil
    // A paste is text, which must not act as keys.
    case .paste: break
    default:
      let room = Layout(size: size, hasStatus: false).body.count
      if let line = helpLine, let moved = moved(line, by: key, rows: help.count - room + 1) {
        helpLine = moved
      } else {
        // Close the help first, so that the effect of the key is seen.
        helpLine = nil
        react(to: app.press(key))
      }
    }
  }

  private func react(to reaction: Reaction) {
    switch reaction {
    case .done: break
    case .refused(let why): note = why
    case .ask(let what, let text, let take): question = (what, TextField(text), take)
    }
  }

  private func point(_ mouse: Mouse, _ size: Size) {
    let page = page(width: size.columns)
    switch (mouse.gesture, page.target(row: mouse.row, column: mouse.column, size: size)) {
    case (.click, .key(let key)): press(key, size: size)
    case (.click, .tab(let index)):
      (question, helpLine) = (nil, nil)
      if let key = Key(named: page.tabs[index].key) { press(key, size: size) }
    case (.click, .row(let row, _)) where question == nil:
      note = nil
      react(to: app.choose(row: row))
    case (.click, _): break
    case (.wheelUp, _), (.wheelDown, _):
      // Presses an arrow, but shows no note if the app does not use it.
      let key: Key = mouse.gesture == .wheelUp ? .up : .down
      if question != nil { break }
      press(key, size: size)
      note = nil
    }
  }

  private func type(_ key: Key) {
    guard var question else { return }
    switch key {
    case .escape: self.question = nil
    case .enter:
      self.question = nil
      question.take(question.field.text)
    default:
      question.field.press(key)
      self.question = question
    }
  }
}

extension AppScreen {
  private func page(width: Int) -> Page {
    var page = app.page
    page.hints += [("q", "quit"), ("?", helpLine == nil ? "help" : "back")]
    if let note { page.status = Line(" " + note) }
    if let question {
      page.status =
        Line(" \(question.what) ")
        + Line(question.field.before.ending(columns: width / 2) + "▏", .bold)
        + Line(question.field.after, .bold) + Line("  Enter accepts, Esc cancels", .dim)
      page.hints = [("Enter", "accept"), ("Esc", "cancel")]
    }
    if let helpLine {
      let help = help
      page.box = nil
      page.body = { _, height in Array(help.dropFirst(helpLine).prefix(height)) }
    }
    return page
  }

  private var help: [Line] {
    let keys = app.page.hints + [("q", "quit"), ("?", "help")]
    let mouse = [
      ("click", "a tab, a row or a key"), ("wheel", "moves in a list"),
      ("Shift", "and the mouse select text"),
    ]
    func line(_ name: String, _ meaning: String) -> Line {
      Line("   " + name.padded(to: 10), .accent) + Line(meaning)
    }
    return [Line(" Keys", .bold)] + keys.map { line($0.key, $0.meaning) }
      + [Line(" Mouse", .bold)] + mouse.map { line($0.0, $0.1) }
  }
}
