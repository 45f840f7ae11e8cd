// A screen with a separate store, and one with a part of another.
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

@MainActor @Suite struct ScreensTests {
  /// The root's state includes B2, so its request is cancelled. A2 is separate, so it is not affected.
  @Test func loggingOutClosesB2ButNotA2() throws {
    let root = Store(
      value: RootState(),
      reducer: rootReducer(RootEnvironment(numbers: .silent, clock: TestClock())))
    root.send(.login(.logIn(.success("Blob"))))
    root.send(.tabBar(.b1(.openB2Tapped)))
    let tabBar = root.scope().scope(
      ifPresent: \.tabBar, action: CasePath(\.tabBar, RootAction.tabBar))
    let b1 = try #require(tabBar).scope(value: \.b1, action: CasePath(\.b1, TabBarAction.b1))
    b1.b2?.send(.onAppear)
    #expect(root.value.tabBar?.b1.b2 == B2State())
    #expect(root.effectsInFlight == 1)

    var notifications = 0
    let token = root.observe { _ in notifications += 1 }
    let a2 = openA2()
    a2.send(.dataLoaded(.success("a fact")))
    #expect(notifications == 0)

    root.send(.tabBar(.logOutTapped))
    #expect(root.effectsInFlight == 0)
    #expect(a2.value.resultString == "a fact")
    token.cancel()
  }
}
