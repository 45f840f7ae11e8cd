// The modular app: the root's store, and the store that the root does not know.

import ClassicRedux
import FeatureA
import FeatureB1
import FeatureB2
import Foundation
import LineMode
import Root

@MainActor
func modularApp(_ flags: Flags) -> LineMode {
  if flags["--online"] == nil { setenv("NUMBERS_API", "embedded", 1) }
  let root = Store(value: RootState(), reducer: rootReducer(RootEnvironment()))
  /// A2 while it is open. The root's store does not know it.
  var a2: Store<A2State, A2Action>?

  /// The contents of the topmost screen, and what it does when it appears, as a platform's views do.
  func top() -> (contents: [String], appeared: () -> Void) {
    guard let state = root.value.tabBar else { return (["Login"], {}) }
    switch (state.tab, a2, state.b1.b2) {
    case (.a, nil, _):
      return (["A1", state.a1.resultString], { root.send(.tabBar(.a1(.onAppear))) })
    case (.a, let a2?, _):
      return (["A2", a2.value.resultString], { a2.send(.onAppear) })
    case (.b, _, let b2?):
      return (["B2", b2.resultString], { root.send(.tabBar(.b1(.b2(.onAppear)))) })
    case (.b, _, nil):
      let heard = state.b1.heard.isEmpty ? [] : ["heard: \(state.b1.heard)"]
      return (
        ["B1", "login data: \(state.b1.loginData)", state.b1.resultString] + heard,
        { root.send(.tabBar(.b1(.onAppear))) }
      )
    }
  }

  return LineMode(
    example: "modular-app",
    """
    Facts about numbers on the four screens of a modular app, without a network.
    Try: log-in Ann, open, close, tab b, open, close, log-out; --online asks numbersapi.com.
    """,
    root,
    screens: { [top().contents.map { $0.isEmpty ? "asking …" : $0 }.joined(separator: " | ")] },
    appeared: { top().appeared() }, finish: { await a2?.finish() },
    [
      Choice("log-in NAME", "log in", on: "Login") { root.send(.login(.logIn(.success($0)))) },
      Choice("open", "open A2 or B2", on: "A1", "B1") { _ in
        if top().contents[0] == "A1" {
          a2 = openA2()
        } else {
          root.send(.tabBar(.b1(.openB2Tapped)))
        }
      },
      Choice("close", "close A2 or B2; cancels its request", on: "A2", "B2") { _ in
        if top().contents[0] == "A2" {
          a2 = nil
        } else {
          root.send(.tabBar(.b1(.b2(.closeTapped))))
        }
      },
      Choice("tab a|b", "switch to a tab", on: "A", "B") {
        TabBarState.Tab(rawValue: $0).map { root.send(.tabBar(.tabSelected($0))) }
      },
      Choice("log-out", "log out; cancels all requests", on: "A", "B") { _ in
        root.send(.tabBar(.logOutTapped))
        a2 = nil
      },
    ])
}
