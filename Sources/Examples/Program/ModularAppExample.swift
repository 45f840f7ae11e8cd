// The modular app: the root's store, and the store that the root does not know.
// SPDX-License-Identifier: MIT

import ClassicRedux
import FeatureA
import FeatureB1
import FeatureB2
import Foundation
import LineMode
import Login
import Numbers
import Root
import TabBar
import TerminalUI

@MainActor
final class ModularAppExample: Example {
  let name = "modular-app"
  let summary = "Facts about numbers on the four screens of a modular app."
  var changed: () -> Void = {}
  private lazy var root = {
    let root = Store(
      value: start, reducer: rootReducer(RootEnvironment()),
      isolation: MainActor.shared)
    token = root.observe { [unowned self] _ in
      appear()
      changed()
    }
    return root
  }()
  /// A2 while it is open. The root's store does not know it, so this property observes it.
  private var a2: Store<A2State, A2Action>? {
    didSet {
      tokenOfA2 = a2?.observe { [weak self] _ in self?.changed() }
      appear()
    }
  }
  private let start: RootState
  private var appeared = ""
  private var (token, tokenOfA2): (ObserverToken?, ObserverToken?)

  init(_ start: RootState = RootState()) { self.start = start }

  var options: [Option] {
    [
      Option("--offline", summary: "show built-in facts on tab A, not those of numbersapi.com") {
        _ in setenv("NUMBERS_API", "embedded", 1)
      }
    ]
  }

  var state: Any { (root: root.value, a2: a2?.value) }
  var effectsInFlight: Int { root.effectsInFlight + (a2?.effectsInFlight ?? 0) }

  func finish() async {
    await root.finish()
    await a2?.finish()
  }

  private var tabBar: ScopedStore<TabBarState, TabBarAction>? {
    root.scope().scope(ifPresent: \.tabBar, action: CasePath(\.tabBar, RootAction.tabBar))
  }

  private var b1: ScopedStore<B1State, B1Action>? {
    tabBar?.scope(value: \.b1, action: CasePath(\.b1, TabBarAction.b1))
  }

  /// Lets a screen send `onAppear` each time it appears, as a platform's views do.
  private func appear() {
    let name = (opened ?? first)[0]
    if name == appeared { return }
    appeared = name
    ask()
  }

  private func ask() {
    guard let tabBar else { return }
    switch (tabBar.value.tab, opened) {
    case (.a, nil): tabBar.send(.a1(.onAppear))
    case (.a, _): a2?.send(.onAppear)
    case (.b, nil): tabBar.send(.b1(.onAppear))
    case (.b, _): b1?.b2?.send(.onAppear)
    }
  }

  // MARK: The page

  /// The name of the tab's first screen, or of the login, and its contents.
  private var first: [String] {
    guard let state = root.value.tabBar else { return ["Login"] }
    if state.tab == .a { return ["A1", fact(state.a1.resultString, state.a1.failure)] }
    let b1 = state.b1
    return [
      "B1", b1.loginData.isEmpty ? "" : "login data: \(b1.loginData)",
      fact(b1.resultString, b1.failure), b1.heard.isEmpty ? "" : "heard: \(b1.heard)",
    ].filter { !$0.isEmpty }
  }

  /// The screen that the first one of the tab has opened.
  private var opened: [String]? {
    guard let state = root.value.tabBar else { return nil }
    if state.tab == .a { return a2.map { ["A2", fact($0.value.resultString, $0.value.failure)] } }
    return state.b1.b2.map { ["B2", fact($0.resultString, $0.failure)] }
  }

  private func fact(_ text: String, _ failure: NumbersError?) -> String {
    failure?.description ?? (text.isEmpty ? "asking …" : text)
  }

  var shown: String { (opened ?? first).joined(separator: " | ") }
  // A failure is part of what a screen shows.
  var problem: String? { nil }

  func page(list: @escaping (Int, Int) -> [Line]) -> Page {
    guard let tabBar = root.value.tabBar else {
      return Page(title: "Modular app") { width, height in
        invitation(
          [Line("Nobody is logged in.", .bold), .hint("Enter", "asks for your name.")],
          width: width, height: height)
      }
    }
    let first = first
    return Page(
      title: "Modular app",
      tabs: [
        Page.Tab(key: "1", name: "Tab A", isShown: tabBar.tab == .a),
        Page.Tab(key: "2", name: "Tab B", isShown: tabBar.tab == .b),
      ], corner: " \(tabBar.loginData) ",
      box: opened.map {
        Box(
          title: $0[0], text: $0[1], hint: .hint("Esc", "closes"), style: Style(foreground: .cyan))
      }
    ) { _, height in
      spaced(first.enumerated().map { Line(" " + $1, $0 == 0 ? .accent : .plain) }, height: height)
    }
  }

  // MARK: The choices

  var choices: [Choice] {
    let tab = tabBar?.value.tab
    let name = tab == .a ? "A2" : "B2"
    return [
      Choice(
        "log-in NAME", "log in, which opens the tab bar", keys: "Enter",
        tab == nil ? "log in" : nil, .answer("your name:")
      ) { [self] name in
        if let user = tabBar?.value.loginData {
          throw CommandFailure("\(user) is logged in; log-out logs out")
        }
        if name.isEmpty { throw CommandFailure("a name cannot be empty") }
        root.send(.login(.logIn(.success(name.printable))))
      },
      Choice(
        "close", "close A2 or B2; cancels its request", keys: "Esc c", opened.map { _ in "close" }
      ) { [self] _ in
        let tabBar = try loggedIn()
        if opened == nil { throw CommandFailure("this is the first screen of the tab") }
        if tabBar.value.tab == .a { a2 = nil } else { b1?.b2?.send(.closeTapped) }
      },
      Choice(
        "open", "open the second screen of the tab, A2 or B2", keys: "o Enter",
        tab != nil && opened == nil ? "open \(name)" : nil
      ) { [self] _ in
        let tabBar = try loggedIn()
        if opened != nil { throw CommandFailure("it is already open") }
        if tabBar.value.tab == .a { a2 = openA2() } else { tabBar.send(.b1(.openB2Tapped)) }
      },
      Choice("", keys: "1 2", tab.map { _ in "tabs" }, .key) { [self] key in
        tabBar?.send(.tabSelected(key == "1" ? .a : .b))
      },
      Choice(
        "tab a|b", "switch to tab A or B", keys: "Tab ← →", tab.map { _ in "other tab" },
        .fixed(tab == .a ? "b" : "a")
      ) { [self] name in
        let tabBar = try loggedIn()
        guard let tab = TabBarState.Tab(rawValue: name.lowercased()) else {
          throw CommandFailure("there is no tab '\(name)'; the tabs are a and b")
        }
        tabBar.send(.tabSelected(tab))
      },
      Choice("", keys: "r", tab.map { _ in "ask again" }) { [self] _ in ask() },
      Choice(
        "log-out", "log out, which cancels all requests", keys: "x", tab.map { _ in "log out" }
      ) { [self] _ in
        try loggedIn().send(.logOutTapped)
        a2 = nil
      },
      Choice("wait", "wait for background commands, then show the screen") { _ in },
      Choice("show", "show the screen") { [self] _ in shown },
    ]
  }

  private func loggedIn() throws -> ScopedStore<TabBarState, TabBarAction> {
    guard let tabBar else { throw CommandFailure("nobody is logged in; log-in NAME logs in") }
    return tabBar
  }
}
