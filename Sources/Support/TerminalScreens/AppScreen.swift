// Terminal screens: the notes, questions and help around an app's page.
// SPDX-License-Identifier: MIT

public import TerminalUI

/// An app's page with the parts that all apps share: the reason why a key did nothing, the text being typed,
/// and the help.
///
/// `q` goes back, and quits where Esc leads nowhere. `?` shows the keys. Text is typed below the page.
@MainActor
public final class AppScreen {
  public let app: any TerminalApp
  public private(set) var isQuitting = false
  private var note: String?
  private var question: (what: String, field: TextField, take: @MainActor (String) -> Void)?
  /// The cursor in the help, or `nil` if the help is closed.
  private var helpCursor: Int?

  public init(_ app: any TerminalApp) { self.app = app }

  /// The frame of the page for a size.
  public func frame(size: Size) -> Frame { page(width: size.columns).frame(size: size) }

  /// Handles a key, or a gesture of the mouse in a frame of this size.
  public func press(_ key: Key, size: Size) {
    if case .mouse(let mouse) = key { return point(mouse, size) }
    if question != nil { return type(key) }
    note = nil
    switch key {
    // Only a text field takes a text. Its characters could press any keys.
    case .paste: note = "there is no text field to paste into"
    case .character("?"), .function(1): helpCursor = helpCursor == nil ? 0 : nil
    case .escape where helpCursor != nil, .character("q") where helpCursor != nil: helpCursor = nil
    case .character("q"): if case .refused = app.press(.escape) { isQuitting = true }
    default:
      if let cursor = helpCursor,
        let moved = moved(cursor, by: key, rows: help.entries.count)
      {
        helpCursor = moved
      } else {
        // Close the help first, so that the effect of the key is seen.
        helpCursor = nil
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
    let target = page.target(row: mouse.row, column: mouse.column, size: size)
    switch (mouse.gesture, target) {
    case (.click, .key(let key)): press(key, size: size)
    case (.click, .tab(let index)):
      (question, helpCursor) = (nil, nil)
      if let key = Key(named: page.tabs[index].key) { press(key, size: size) }
    case (.click, .row(let row, _)) where question == nil:
      note = nil
      react(to: app.choose(row: row))
    case (.click, _): break
    case (.wheelUp, _), (.wheelDown, _):
      if question != nil { break }
      let key: Key = mouse.gesture == .wheelUp ? .up : .down
      if helpCursor != nil { press(key, size: size) } else { _ = app.turnWheel(key, over: target) }
    }
  }

  private func type(_ key: Key) {
    guard let (_, field, take) = question else { return }
    switch key {
    case .escape: question = nil
    case .enter:
      question = nil
      take(field.text)
    default: _ = question?.field.press(key)
    }
  }
}

extension AppScreen {
  private func page(width: Int) -> Page {
    var page = app.page
    let leads = helpCursor != nil || page.hints.contains { $0.key == "Esc" } ? "back" : "quit"
    page.hints += [("q", leads), ("?", helpCursor == nil ? "help" : "back")]
    if let note { page.status = Line(" " + note.shortened(to: width - 1)) }
    if let question {
      page.status = question.field.statusLine(question.what, width: width)
      page.hints = [("Enter", "accept"), ("Esc", "cancel")]
    }
    var title = page.tabs.first(where: \.isShown)?.name ?? page.title
    if let helpCursor {
      let help = help
      (page.box, title) = (nil, "Help")
      page.body = { help.lines(cursor: helpCursor, width: $0, height: $1) }
    }
    page.body = Pane(title, body: page.body).lines
    return page
  }

  private var help: Help {
    Help([
      (
        "Keys",
        app.page.hints + app.otherKeys + [
          ("q", "go back; on the first screen, quit"), ("? F1", "this help"),
          ("Ctrl-L", "draw the screen again"), ("Ctrl-C Ctrl-Z", "quit, stop"),
        ]
      ), ("Text", TextField.keys),
      (
        "Mouse",
        [
          ("click", "a tab, a row or a key"), ("wheel", "moves in the list under the mouse"),
          ("Shift", "and the mouse select text"),
        ]
      ),
    ])
  }
}
