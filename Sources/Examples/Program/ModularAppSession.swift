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

/// A screen with a fact about a number.
@MainActor
protocol NumberScreen {
  /// Its name, then its contents.
  var lines: [String] { get }
  var failure: NumbersError? { get }
  func appear()
}

extension A1Screen: NumberScreen {}
extension A2Screen: NumberScreen {}
extension B1Screen: NumberScreen {}
extension B2Screen: NumberScreen {}

@MainActor
final class ModularAppSession {
  /// The source of facts for tab B, which must be set before `root` is used.
  var numbers = NumbersClient.embedded
  private(set) lazy var root = Store(
    value: start, reducer: rootReducer(RootEnvironment(numbers: numbers)),
    isolation: MainActor.shared)
  /// A2 while it is open. The root's store does not know it, so this property notices that it appears.
  var a2: Store<A2State, A2Action>? { didSet { appear() } }
  private let start: RootState
  private var appeared = ""
  private var token: ObserverToken?

  init(_ start: RootState = RootState()) { self.start = start }

  var screen: RootScreen { RootScreen(store: root.scope()) }
  var state: ModularAppJSON { ModularAppJSON(root: root.value, a2: a2?.value) }
  var effectsInFlight: Int { root.effectsInFlight + (a2?.effectsInFlight ?? 0) }

  /// Observes the store, so that screens appear by themselves.
  func begin() {
    if token == nil { token = root.observe { [weak self] _ in self?.appear() } }
  }

  /// Lets a screen send `onAppear` each time it appears, as a platform's views do.
  private func appear() {
    let screen = try? numberScreen()
    let name = screen?.lines[0] ?? ""
    if name == appeared { return }
    appeared = name
    screen?.appear()
  }

  /// Whether the second screen of the tab is open.
  func isOpen(in tabBar: TabBarScreen) -> Bool {
    tabBar.tab == .a ? a2 != nil : tabBar.b1.b2 != nil
  }

  func open(in tabBar: TabBarScreen) {
    if tabBar.tab == .a { a2 = tabBar.a1.openA2() } else { tabBar.b1.openB2() }
  }

  func close(in tabBar: TabBarScreen) {
    if tabBar.tab == .a { a2 = nil } else { tabBar.b1.b2?.close() }
  }

  /// The contents of the screen: at once for a background command, or else when all requests have finished.
  func answer(to call: Call) async -> String {
    if !call.isInBackground { await finish() }
    return shown()
  }

  func finish() async {
    await root.finish()
    await a2?.finish()
  }

  func tabBar() throws(CommandFailure) -> TabBarScreen {
    guard let tabBar = screen.tabBar else {
      throw CommandFailure("nobody is logged in; log-in NAME logs in")
    }
    return tabBar
  }

  /// The topmost screen of the tab that is selected.
  func numberScreen() throws(CommandFailure) -> any NumberScreen {
    let tabBar = try tabBar()
    switch tabBar.tab {
    case .a: return a2.map { A2Screen(store: $0.scope()) } ?? tabBar.a1
    case .b: return tabBar.b1.b2 ?? tabBar.b1
    }
  }

  /// The contents of the screen, in one line.
  func shown() -> String {
    let lines = (try? numberScreen().lines) ?? screen.login?.lines ?? []
    return lines.filter { !$0.isEmpty }.joined(separator: " | ")
  }
}

/// The states of both stores in an answer of `--json`.
struct ModularAppJSON: Encodable {
  let root: RootState
  let a2: A2State?
}
