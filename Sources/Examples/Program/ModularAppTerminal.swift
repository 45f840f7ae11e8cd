// The modular app on a terminal: login, two tabs, and the screens that they open.
// SPDX-License-Identifier: MIT

import ClassicRedux
import LineMode
import Numbers
import TabBar
import TerminalScreens
import TerminalUI

@MainActor
final class ModularAppTerminal: TerminalApp {
  private let session: ModularAppSession
  /// The reason why the name was refused, until the next key.
  private var whyRefused: String?

  init(_ session: ModularAppSession) {
    self.session = session
    session.begin()
  }

  func observe(_ changed: @escaping @MainActor () -> Void) { session.changed = changed }

  var page: Page {
    guard let tabBar = session.tabBar?.value else {
      return Page(
        title: "Modular app", hints: [("Enter", "log in")], status: whyRefused.map(problemLine)
      ) { width, height in
        invitation(
          [Line("Nobody is logged in.", .bold), .hint("Enter", "asks for your name.")],
          width: width, height: height)
      }
    }
    let (first, opened) = (session.firstLines, session.openLines)
    return Page(
      title: "Modular app",
      tabs: [
        Page.Tab(key: "1", name: "Tab A", isShown: tabBar.tab == .a),
        Page.Tab(key: "2", name: "Tab B", isShown: tabBar.tab == .b),
      ], corner: " \(tabBar.loginData) ",
      hints: (opened != nil
        ? [("Esc", "close")] : [("o", "open \(tabBar.tab == .a ? "A2" : "B2")")])
        + [("Tab", "other tab"), ("r", "ask again"), ("x", "log out")],
      box: opened.map { lines in
        Box(
          title: lines[0], text: lines[1], hint: .hint("Esc", "closes"),
          style: Style(foreground: .cyan))
      }
    ) { _, height in
      spaced(
        first.enumerated().map { Line(" " + $1, $0 == 0 ? .accent : .plain) }, height: height)
    }
  }

  var otherKeys: [Page.Hint] {
    [("1 2", "tab A, tab B"), ("← →", "other tab"), ("Enter", "open"), ("c", "close")]
  }

  func press(_ key: Key) -> Reaction {
    whyRefused = nil
    guard let tabBar = session.tabBar else {
      guard key == .enter else { return .refused("Enter logs in") }
      return .ask("your name:") { [self] name in
        whyRefused = refusal { try session.logIn(name) }
      }
    }
    switch key {
    case .character("1"): tabBar.send(.tabSelected(.a))
    case .character("2"): tabBar.send(.tabSelected(.b))
    case .tab, .backTab, .left, .right:
      tabBar.send(.tabSelected(tabBar.value.tab == .a ? .b : .a))
    case .character("r"): session.ask()
    case .character("x"): return attempt(session.logOut)
    case .character("o"), .enter: return attempt(session.open)
    case .escape, .character("c"): return attempt(session.close)
    default: return .unknownKey
    }
    return .done
  }
}
