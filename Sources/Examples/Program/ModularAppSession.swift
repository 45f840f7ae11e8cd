// A session of the modular app: the root's store, and the store that the root does not know.
// SPDX-License-Identifier: MIT

import ClassicRedux
import FeatureA
import FeatureB1
import FeatureB2
import LineMode
import Login
import Numbers
import Root
import TabBar

@MainActor
final class ModularAppSession {
  /// The source of facts for tab B, which must be set before `root` is used.
  var numbers = NumbersClient.embedded
  private(set) lazy var root = Store(
    value: start, reducer: rootReducer(RootEnvironment(numbers: numbers)),
    isolation: MainActor.shared)
  /// A2 while it is open. The root's store does not know it, so this property observes it.
  var a2: Store<A2State, A2Action>? {
    didSet {
      tokenOfA2 = a2?.observe { [weak self] _ in self?.changed() }
      appear()
    }
  }
  /// Called after each action of either store.
  var changed: () -> Void = {}
  private let start: RootState
  private var appeared = ""
  private var (token, tokenOfA2): (ObserverToken?, ObserverToken?)

  init(_ start: RootState = RootState()) { self.start = start }

  /// Observes the store, so that screens appear by themselves.
  func begin() {
    if token != nil { return }
    token = root.observe { [weak self] _ in
      self?.appear()
      self?.changed()
    }
  }

  /// Lets a screen send `onAppear` each time it appears, as a platform's views do.
  private func appear() {
    let name = lines[0]
    if name == appeared { return }
    appeared = name
    ask()
  }

  /// Requests the fact of the screen on top.
  func ask() {
    guard let tabBar else { return }
    switch (tabBar.value.tab, isOpen) {
    case (.a, false): tabBar.send(.a1(.onAppear))
    case (.a, true): a2?.send(.onAppear)
    case (.b, false): tabBar.send(.b1(.onAppear))
    case (.b, true): b1?.b2?.send(.onAppear)
    }
  }

  var tabBar: ScopedStore<TabBarState, TabBarAction>? {
    root.scope().scope(ifPresent: \.tabBar, action: CasePath(\.tabBar, RootAction.tabBar))
  }

  private var b1: ScopedStore<B1State, B1Action>? {
    tabBar?.scope(value: \.b1, action: CasePath(\.b1, TabBarAction.b1))
  }

  /// Whether the second screen of the tab is open.
  var isOpen: Bool { tabBar?.value.tab == .a ? a2 != nil : b1?.b2 != nil }
}

// MARK: What the user does

extension ModularAppSession {
  func logIn(_ name: String) throws {
    if let user = tabBar?.value.loginData {
      throw CommandFailure("\(user) is logged in; log-out logs out")
    }
    root.send(.login(.logIn(.success(try plainName(name)))))
  }

  func logOut() throws {
    try loggedIn().send(.logOutTapped)
    a2 = nil
  }

  func open() throws {
    let tabBar = try loggedIn()
    if isOpen { throw CommandFailure("it is already open") }
    if tabBar.value.tab == .a { a2 = openA2() } else { tabBar.send(.b1(.openB2Tapped)) }
  }

  func close() throws {
    let tabBar = try loggedIn()
    if !isOpen { throw CommandFailure("this is the first screen of the tab") }
    if tabBar.value.tab == .a { a2 = nil } else { b1?.b2?.send(.closeTapped) }
  }

  func loggedIn() throws -> ScopedStore<TabBarState, TabBarAction> {
    guard let tabBar else { throw CommandFailure("nobody is logged in; log-in NAME logs in") }
    return tabBar
  }

  func finish() async {
    await root.finish()
    await a2?.finish()
  }
}

// MARK: What the user sees

extension ModularAppSession {
  /// The name of the screen on top, then its contents.
  var lines: [String] { openLines ?? firstLines }

  /// The first screen of the tab, or the login.
  var firstLines: [String] {
    guard let state = root.value.tabBar else { return ["Login"] }
    if state.tab == .a { return ["A1", fact(state.a1.resultString, state.a1.failure)] }
    let b1 = state.b1
    return [
      "B1", b1.loginData.isEmpty ? "" : "login data: \(b1.loginData)",
      fact(b1.resultString, b1.failure), b1.heard.isEmpty ? "" : "heard: \(b1.heard)",
    ].filter { !$0.isEmpty }
  }

  /// The screen that the first one of the tab has opened.
  var openLines: [String]? {
    guard isOpen, let state = root.value.tabBar else { return nil }
    if state.tab == .a { return a2.map { ["A2", fact($0.value.resultString, $0.value.failure)] } }
    return state.b1.b2.map { ["B2", fact($0.resultString, $0.failure)] }
  }

  private func fact(_ text: String, _ failure: NumbersError?) -> String {
    failure?.description ?? (text.isEmpty ? "asking …" : text)
  }

  /// The contents of the screen, in one line.
  var shown: String { lines.joined(separator: " | ") }
}

/// The states of both stores in an answer of `--json`.
struct ModularAppJSON: Encodable {
  let root: RootState
  let a2: A2State?
}
