// The modular app on a terminal: login, two tabs, and the screens that they open.
// SPDX-License-Identifier: MIT

import ClassicRedux
import FeatureA
import FeatureB1
import FeatureB2
import Login
import Root
import TabBar
import TerminalScreens
import TerminalUI

@MainActor
final class ModularAppTerminal: TerminalApp {
  private let session: ModularAppSession
  private var tokens: [ObserverToken] = []
  private var changed: @MainActor () -> Void = {}
  private var drawing: Task<Void, Never>?

  init(_ session: ModularAppSession) {
    self.session = session
    session.begin()
  }

  func observe(_ changed: @escaping @MainActor () -> Void) {
    self.changed = changed
    observe(session.root)
  }

  private func observe(_ store: Store<some Any, some Any>) {
    tokens.append(store.observe { [weak self] _ in self?.draw() })
  }

  /// Draws now, and when the last request has ended, which is no action.
  private func draw() {
    changed()
    if drawing != nil { return }
    drawing = Task {
      await session.finish()
      drawing = nil
      changed()
    }
  }

  var page: Page {
    guard let tabBar = session.screen.tabBar else {
      return Page(title: "Modular app", hints: [("Enter", "log in")]) { width, height in
        invitation(
          [
            Line("Nobody is logged in.", .bold),
            .hint("Enter", "asks for your name."),
          ], width: width, height: height)
      }
    }
    let screen = try? session.numberScreen()
    let first = tabBar.tab == .a ? tabBar.a1.lines : tabBar.b1.lines
    let opened = session.isOpen(in: tabBar) ? screen?.lines : nil
    return Page(
      title: "Modular app",
      tabs: [
        Page.Tab(key: "1", name: "Tab A", isShown: tabBar.tab == .a),
        Page.Tab(key: "2", name: "Tab B", isShown: tabBar.tab == .b),
      ], corner: " \(tabBar.loginData) ",
      hints: (opened != nil
        ? [("Esc", "close")] : [("o", "open \(tabBar.tab == .a ? "A2" : "B2")")])
        + [("Tab", "other tab"), ("r", "ask again"), ("x", "log out")],
      status: session.effectsInFlight > 0 ? Line(" asking …", .dim) : nil,
      box: opened.map { lines in
        Box(
          title: lines[0], text: lines.dropFirst().joined(separator: " "),
          hint: .hint("Esc", "closes"),
          style: Style(foreground: screen?.failure == nil ? .cyan : .red))
      }
    ) { _, height in
      let lines = first.filter { !$0.isEmpty }.enumerated()
      return spaced(
        lines.map { Line(" " + $1, $0 == 0 ? .accent : .plain) }, height: height)
    }
  }

  var otherKeys: [Page.Hint] {
    [("1 2", "tab A, tab B"), ("← →", "other tab"), ("Enter", "open"), ("c", "close")]
  }

  func press(_ key: Key) -> Reaction {
    guard let tabBar = session.screen.tabBar else { return pressAtLogin(key) }
    switch key {
    case .character("1"): tabBar.select(.a)
    case .character("2"): tabBar.select(.b)
    case .tab, .backTab, .left, .right: tabBar.select(tabBar.tab == .a ? .b : .a)
    case .character("r"): try? session.numberScreen().appear()
    case .character("x"):
      tabBar.logOut()
      session.a2 = nil
    case .character("o"), .enter:
      if session.isOpen(in: tabBar) { return .refused("it is already open; Esc closes it") }
      session.open(in: tabBar)
      // A separate store, so only this observer is notified of its actions.
      if tabBar.tab == .a, let a2 = session.a2 { observe(a2) }
    case .escape, .character("c"):
      if !session.isOpen(in: tabBar) { return .refused("this is the first screen of the tab") }
      session.close(in: tabBar)
    default: return .unknownKey
    }
    return .done
  }

  private func pressAtLogin(_ key: Key) -> Reaction {
    guard key == .enter || key == .character("l") else { return .refused("Enter logs in") }
    return .ask("your name:") { [session] name in
      if !name.isEmpty { session.screen.login?.logIn(name: name) }
    }
  }
}
