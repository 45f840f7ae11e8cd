// The modular app: the root's store, and the store that the root does not know.

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

@MainActor
func modularApp() -> Example {
  let root = Store(value: RootState(), reducer: rootReducer(RootEnvironment()))
  /// A2 while it is open. The root's store does not know it.
  var a2: Store<A2State, A2Action>?
  var appeared = ""

  var tabBar: ScopedStore<TabBarState, TabBarAction>? {
    root.scope().scope(ifPresent: \.tabBar, action: CasePath(\.tabBar, RootAction.tabBar))
  }
  var b2: ScopedStore<B2State, B2Action>? {
    tabBar?.scope(value: \.b1, action: CasePath(\.b1, TabBarAction.b1)).b2
  }
  func fact(_ text: String, _ failure: NumbersError?) -> String {
    failure?.description ?? (text.isEmpty ? "asking …" : text)
  }

  /// The name of the topmost screen, and its contents.
  func shown() -> [String] {
    guard let state = root.value.tabBar else { return ["Login"] }
    let (a1, b1) = (state.a1, state.b1)
    if state.tab == .a {
      if let a2 = a2?.value { return ["A2", fact(a2.resultString, a2.failure)] }
      return ["A1", fact(a1.resultString, a1.failure)]
    }
    if let b2 = b1.b2 { return ["B2", fact(b2.resultString, b2.failure)] }
    return ["B1"] + (b1.loginData.isEmpty ? [] : ["login data: \(b1.loginData)"])
      + [fact(b1.resultString, b1.failure)] + (b1.heard.isEmpty ? [] : ["heard: \(b1.heard)"])
  }

  /// Lets a screen send `onAppear` each time it appears, as a platform's views do.
  func appear() {
    if shown()[0] == appeared { return }
    appeared = shown()[0]
    switch appeared {
    case "A1": tabBar?.send(.a1(.onAppear))
    case "A2": a2?.send(.onAppear)
    case "B1": tabBar?.send(.b1(.onAppear))
    case "B2": b2?.send(.onAppear)
    default: break
    }
  }
  func show(_ store: Store<A2State, A2Action>?) {
    a2 = store
    appear()
  }

  let introduction = """
    Facts about numbers on the four screens of a modular app, without a network.
    Try: log-in Ann, open, close, tab b, open, close, log-out; --online asks numbersapi.com.
    """
  var example = Example("modular-app", introduction, root) {
    let tab = root.value.tabBar?.tab
    let isOpen = ["A2", "B2"].contains(shown()[0])
    return [
      Choice("log-in NAME", "log in", if: tab == nil) {
        if $0.isEmpty { throw CommandFailure("a name cannot be empty") }
        root.send(.login(.logIn(.success($0.printable))))
      },
      Choice("close", "close A2 or B2; cancels its request", if: isOpen) { _ in
        if tab == .a { show(nil) } else { b2?.send(.closeTapped) }
      },
      Choice("open", "open A2 or B2", if: tab != nil && !isOpen) { _ in
        if tab == .a { show(openA2()) } else { tabBar?.send(.b1(.openB2Tapped)) }
      },
      Choice("tab a|b", "switch to a tab", if: tab != nil) {
        guard let tab = TabBarState.Tab(rawValue: $0) else {
          throw CommandFailure("there is no tab '\($0)'; the tabs are a and b")
        }
        tabBar?.send(.tabSelected(tab))
      },
      Choice("log-out", "log out; cancels all requests", if: tab != nil) { _ in
        tabBar?.send(.logOutTapped)
        show(nil)
      },
    ]
  }
  example.shown = { shown().joined(separator: " | ") }
  example.flags = [("--online", "ask numbersapi.com, or the service in $NUMBERS_API")]
  example.begin = { if $0["--online"] == nil { setenv("NUMBERS_API", "embedded", 1) } }
  example.tokens = [root.observe { _ in appear() }]
  example.state = { (root: root.value, a2: a2?.value) }
  example.effectsInFlight = { root.effectsInFlight + (a2?.effectsInFlight ?? 0) }
  example.finish = {
    await root.finish()
    await a2?.finish()
  }
  return example
}
