// The four ways in which the features of the modular app communicate, and the effects that are cancelled.
// SPDX-License-Identifier: MIT

import ClassicRedux
import FeatureA
import FeatureB1
import FeatureB2
import Login
import Numbers
import Root
import Stage5Testing
import TabBar
import Testing

@MainActor @Suite struct CommunicationTests {
  private func store(
    _ state: RootState = .tabBar(TabBarState(loginData: "Blob")),
    numbers: NumbersClient = .counting, report: ((String) -> Void)? = nil
  ) -> TestStore<RootState, RootAction> {
    TestStore(
      value: state, reducer: rootReducer(RootEnvironment(numbers: numbers, clock: TestClock())),
      report: report)
  }

  @Test func loggingInReplacesTheStateInOneAction() async {
    let store = store(RootState())
    store.send(.login(.logIn(.success("Blob")))) {
      $0 = .tabBar(TabBarState(loginData: "Blob"))
    }
    await store.finish()
  }

  @Test func theParentPassesLoginDataToB1() async {
    let store = store()
    store.send(.tabBar(.b1(.onAppear))) { $0.change { $0.b1.loginData = "Blob" } }
    await store.receive(.tabBar(.b1(.dataLoaded(.success("2!"))))) {
      $0.change { $0.b1.resultString = "2!" }
    }
    await store.finish()
  }

  @Test func b1ShowsWhatItsSiblingA1HasLoaded() {
    let store = store()
    store.send(.tabBar(.a1(.dataLoaded(.success("a fact"))))) {
      $0.change {
        $0.a1.resultString = "a fact"
        $0.b1.heard = "a fact"
      }
    }
    store.send(.tabBar(.a1(.dataLoaded(.failure(.timedOut))))) {
      $0.change { $0.a1.failure = .timedOut }
    }
  }

  @Test func b1KeepsTheFactOfAClosedB2() async {
    let store = store()
    store.send(.tabBar(.b1(.openB2Tapped))) { $0.change { $0.b1.b2 = B2State() } }
    store.send(.tabBar(.b1(.b2(.onAppear))))
    await store.receive(.tabBar(.b1(.b2(.dataLoaded(.success("4!")))))) {
      $0.change { $0.b1.b2?.resultString = "4!" }
    }
    store.send(.tabBar(.b1(.b2(.closeTapped)))) {
      $0.change {
        $0.b1.b2 = nil
        $0.b1.heard = "4!"
      }
    }
    await store.finish()
  }

  @Test func closingB2CancelsOnlyItsOwnRequest() {
    let store = store(numbers: .silent)
    store.send(.tabBar(.b1(.onAppear))) { $0.change { $0.b1.loginData = "Blob" } }
    store.send(.tabBar(.b1(.openB2Tapped))) { $0.change { $0.b1.b2 = B2State() } }
    store.send(.tabBar(.b1(.b2(.onAppear))))
    #expect(store.effectsInFlight == 2)
    store.send(.tabBar(.b1(.b2(.closeTapped)))) { $0.change { $0.b1.b2 = nil } }
    #expect(store.actionsInFlight == [.tabBar(.b1(.onAppear))])
    store.skipInFlight()
  }

  @Test func aSecondTapOnLoginChangesNothing() {
    var reports: [String] = []
    store { reports.append($0) }.send(.login(.logIn(.success("Ann"))))
    #expect(reports.count == 1)
  }

  /// The root's state includes B2, so its request is cancelled. A2 is separate, so it is not affected.
  @Test func loggingOutClosesB2ButNotA2() {
    let root = store(numbers: .silent)
    root.exhaustivity = .off
    root.send(.tabBar(.b1(.onAppear)))
    root.send(.tabBar(.b1(.openB2Tapped)))
    root.send(.tabBar(.b1(.b2(.onAppear))))
    let a2 = openA2()
    a2.send(.dataLoaded(.success("a fact")))
    #expect(root.effectsInFlight == 2)
    root.send(.tabBar(.logOutTapped)) { $0 = .login(LoginState()) }
    #expect(root.effectsInFlight == 0)
    #expect(a2.value.resultString == "a fact")
  }
}

extension RootState {
  /// Changes the tab bar, which must be shown.
  fileprivate mutating func change(_ change: (inout TabBarState) -> Void) {
    guard var tabBar else { return }
    change(&tabBar)
    self = .tabBar(tabBar)
  }
}
