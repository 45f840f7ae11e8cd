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

  public func frame(size: Size) -> Frame { page(width: size.columns).frame(size: size) }

  public func press(_ key: Key, size: Size) {
    if case .mouse(let mouse) = key { return point(mouse, size) }
    if question != nil { return type(key) }
    note = nil
    switch key {
    // Only a text field takes pasted text, whose characters could be any keys.
    case .paste: note = "there is no text field to paste into"
    case .character("?"), .function(1): helpCursor = helpCursor == nil ? 0 : nil
    case .escape where helpCursor != nil, .character("q") where helpCursor != nil: helpCursor = nil
    case .character("q"): if case .refused = app.press(.escape) { isQuitting = true }
    default:
      if let cursor = helpCursor, let moved = moved(cursor, by: key, rows: help.entries.count) {
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
      if helpCursor != nil { press(key, size: size) } else { _ = app.press(key) }
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
    let always = [("q", "go back; on the first screen, quit"), ("? F1", "this help")]
    return Help([("Keys", app.page.hints + app.otherKeys + always + Help.terminalKeys)])
  }
}

/// An app on a terminal: its current page, and its reactions to keys.
@MainActor
public protocol TerminalApp: AnyObject {
  var page: Page { get }
  /// The keys that the page does not show, for the help.
  var otherKeys: [Page.Hint] { get }
  func press(_ key: Key) -> Reaction
  /// Handles a click on a row, which has the target ``Target/row(_:list:)``.
  func choose(row: Int) -> Reaction
  /// Calls `changed` after every change that does not come from a key.
  func observe(_ changed: @escaping @MainActor () -> Void)
}

public enum Reaction {
  case done
  case refused(String)
  /// Asks for a text, and takes it when the user presses Enter.
  case ask(String, text: String = "", take: @MainActor (String) -> Void)
}

public let unknownKey = "this key has no effect here; ? lists the keys"

/// Runs the app on this process's terminal until the user quits.
///
/// - Parameter end: Ends the app's work. It is called once, before a signal ends the process.
/// - Returns: The exit status, or `nil` if this process has no terminal.
@MainActor
public func run(_ app: some TerminalApp, end: () -> Void = {}) async -> Int32? {
  guard Terminal.isInteractive(), let terminal = try? Terminal(mouse: true) else { return nil }
  let screen = AppScreen(app)
  let loop = MainLoop(terminal, frame: screen.frame)
  app.observe { loop.drawSoon() }
  let signal = await loop.run(until: { screen.isQuitting }, press: { screen.press($0, size: $1) })
  end()
  if let signal { terminal.restore(dyingOf: signal) }
  terminal.restore()
  return 0
}
