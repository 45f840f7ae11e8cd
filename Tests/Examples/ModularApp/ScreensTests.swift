// The screens, with a separate store or a part of another.
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
  @Test(arguments: [
    (NumbersError.status(404), "the numbers service answered with status 404"),
    (.notText, "the numbers service did not answer with text"),
    (.unreachable, "the numbers service cannot be reached"),
    (.timedOut, "the numbers service took too long to answer"),
  ])
  func everyScreenShowsAFailure(failure: NumbersError, text: String) {
    let a1 = Store(value: A1State(), reducer: a1Reducer(A1Environment()))
    a1.send(.dataLoaded(.failure(failure)))
    #expect(A1Screen(store: a1.scope()).lines == ["A1", text])

    let a2 = A1Screen(store: a1.scope()).openA2()
    a2.send(.dataLoaded(.failure(failure)))
    #expect(A2Screen(store: a2.scope()).lines == ["A2", text])

    let b1 = Store(
      value: B1State(), reducer: b1Reducer(B1Environment(numbers: .counting, clock: TestClock())))
    b1.send(.openB2Tapped)
    b1.send(.dataLoaded(.failure(failure)))
    b1.send(.b2(.dataLoaded(.failure(failure))))
    #expect(B1Screen(store: b1.scope()).lines.contains(text))
    #expect(B1Screen(store: b1.scope()).b2?.lines == ["B2", text])
  }

  /// The root's state includes B2, so its request is cancelled. A2 is separate, so it is not affected.
  @Test func loggingOutClosesB2ButNotA2() throws {
    let root = Store(
      value: RootState(),
      reducer: rootReducer(RootEnvironment(numbers: .silent, clock: TestClock())))
    RootScreen(store: root.scope()).login?.logIn(name: "Blob")
    let tabBar = try #require(RootScreen(store: root.scope()).tabBar)

    tabBar.b1.openB2()
    tabBar.b1.b2?.appear()
    #expect(root.value.tabBar?.b1.b2 == B2State())
    #expect(root.effectsInFlight == 1)

    var notifications = 0
    let token = root.observe { _ in notifications += 1 }
    let a2 = tabBar.a1.openA2()
    a2.send(.dataLoaded(.success("a fact")))
    #expect(notifications == 0)

    tabBar.logOut()
    #expect(root.effectsInFlight == 0)
    #expect(A2Screen(store: a2.scope()).lines == ["A2", "a fact"])
    token.cancel()
  }
}
