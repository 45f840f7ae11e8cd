// How features of the modular app affect each other. The article has a session that shows all four ways to communicate.

import ClassicRedux
import FeatureA
import FeatureB1
import FeatureB2
import Numbers
import Root
import Stage5Testing
import Testing

@MainActor @Suite struct CommunicationTests {
  private func store(report: ((String) -> Void)? = nil) -> TestStore<RootState, RootAction> {
    TestStore(
      value: .tabBar(TabBarState(loginData: "Blob")),
      reducer: rootReducer(RootEnvironment(numbers: .silent)), report: report)
  }

  @Test func closingB2CancelsOnlyItsOwnRequest() {
    let store = store()
    store.send(.tabBar(.b1(.onAppear))) { $0.change { $0.b1.loginData = "Blob" } }
    store.send(.tabBar(.b1(.openB2Tapped))) { $0.change { $0.b1.b2 = B2State() } }
    // The second request replaces the first.
    for _ in 1...2 { store.send(.tabBar(.b1(.b2(.onAppear)))) }
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
    let root = store()
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
