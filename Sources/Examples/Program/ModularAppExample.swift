// The modular app: the root's store, and the store that the root does not know.

import ClassicRedux
import FeatureA
import FeatureB1
import FeatureB2
import LineMode
import Root

@MainActor
func modularApp() -> LineMode {
  let root = Store(value: RootState(), reducer: rootReducer(RootEnvironment()))
  /// A2 while it is open. The root's store does not know it.
  var a2: Store<A2State, A2Action>?

  func send(_ action: TabBarAction) { root.send(.tabBar(action)) }
  /// The topmost screen, which sends `onAppear` when it appears, as a platform's views do.
  func shown() -> Shown {
    func screen(_ words: [String], appeared: @escaping @MainActor () async -> Void) -> Shown {
      let words = words.map { $0.isEmpty ? "asking …" : $0 }
      return Shown(screens: [words.joined(separator: " | ")], appeared: appeared)
    }
    guard let tabs = root.value.tabBar else { return screen(["Login"]) {} }
    switch (tabs.tab, a2, tabs.b1.b2) {
    case (.a, nil, _): return screen(["A1", tabs.a1.resultString]) { send(.a1(.onAppear)) }
    case (.a, let a2?, _):
      return screen(["A2", a2.value.resultString]) { await a2.sendAndWait(.onAppear) }
    case (.b, _, let b2?): return screen(["B2", b2.resultString]) { send(.b1(.b2(.onAppear))) }
    case (.b, _, nil):
      let heard = tabs.b1.heard.isEmpty ? [] : ["heard: \(tabs.b1.heard)"]
      let words = ["B1", "login data: \(tabs.b1.loginData)", tabs.b1.resultString] + heard
      return screen(words) { send(.b1(.onAppear)) }
    }
  }

  return LineMode(
    example: "modular-app",
    "Facts about numbers on the four screens of a modular app, without a network.",
    try: "log-in Ann, open, close, tab b, open, close, log-out.",
    root, shown: shown,
    [
      Choice("log-in NAME", "log in", on: "Login") { root.send(.login(.logIn(.success($0)))) },
      Choice("open", "open A2 or B2", on: "A1", "B1") { _ in
        if shown().name == "A1" { a2 = openA2() } else { send(.b1(.openB2Tapped)) }
      },
      Choice("close", "close A2 or B2; cancels its request", on: "A2", "B2") { _ in
        if shown().name == "A2" { a2 = nil } else { send(.b1(.b2(.closeTapped))) }
      },
      Choice("tab a|b", "switch to a tab", on: "A", "B") {
        TabBarState.Tab(rawValue: $0).map { send(.tabSelected($0)) }
      },
      Choice("log-out", "log out; cancels all requests", on: "A", "B") { _ in
        send(.logOutTapped)
        a2 = nil
      },
    ])
}
