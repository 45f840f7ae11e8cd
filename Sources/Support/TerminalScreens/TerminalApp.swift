// Screens of text: a program with a page for every state and a reaction to every key.
// SPDX-License-Identifier: MIT

public import TerminalUI

/// An app on a terminal: its current page, and its reactions to keys.
@MainActor
public protocol TerminalApp: AnyObject {
  var page: Page { get }
  /// The keys that the page does not show, for the help.
  var otherKeys: [Page.Hint] { get }
  func press(_ key: Key) -> Reaction
  /// Handles a click on a row, which has the target ``Target/row(_:list:)``.
  func choose(row: Int) -> Reaction
  /// Handles the wheel, as ``TerminalUI/Key/up`` or ``TerminalUI/Key/down``.
  ///
  /// - Parameter target: The target under the mouse.
  func turnWheel(_ key: Key, over target: Target?) -> Reaction
  /// Calls `changed` after every change that does not come from a key.
  func observe(_ changed: @escaping @MainActor () -> Void)
}

extension TerminalApp {
  public var otherKeys: [Page.Hint] { [] }
  public func choose(row: Int) -> Reaction { .done }
  public func turnWheel(_ key: Key, over target: Target?) -> Reaction { press(key) }
}

/// The reaction to a key.
public enum Reaction {
  case done
  /// The key has no effect, for this reason.
  case refused(String)
  /// Asks for a text, and takes it when the user presses Enter.
  case ask(String, text: String = "", take: @MainActor (String) -> Void)

  /// The key is none of the app's.
  public static var unknownKey: Reaction {
    .refused("this key has no effect here; ? lists the keys")
  }
}

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
  let signal = await loop.run { key, size in
    screen.press(key, size: size)
    return !screen.isQuitting
  }
  end()
  if let signal { terminal.restore(dyingOf: signal) }
  terminal.restore()
  return 0
}
