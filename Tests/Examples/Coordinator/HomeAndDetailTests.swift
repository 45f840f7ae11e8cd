// The main flow: from home to details and back.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Coordinator
import EffectTestSupport
import Stage5Testing
import TestSupport
import Testing

@MainActor @Suite(.hangLimit) struct HomeAndDetailTests {
  @Test func aTapOpensADetailThatGoesBackToTheList() {
    let store = testStore()
    store.send(.at(0, .home(.itemTapped(7)))) { $0.routes.push(.detail(DetailState(title: 7))) }
    store.send(.at(1, .detail(.backButtonTapped))) { $0.routes.goBackToRoot() }
  }

  @Test func theNewsIsLoadedOnce() async {
    let store = testStore { $0.news = { "hello" } }
    store.send(.at(0, .home(.appeared))) { $0.routes.top.home?.news = .underway }
    store.send(.at(0, .home(.appeared)))
    await store.receive(store.from(0, .home(.newsChanged(.done("hello"))))) {
      $0.routes.top.home?.news = .done("hello")
    }
    store.send(.at(0, .home(.appeared)))
    await store.finish()
  }

  @Test func aFailedTextSaysWhyAndIsLoadedAgain() async throws {
    let store = testStore(try .opened("/detail/7")) {
      $0.fact = { _ in throw Refusal("no connection") }
    }
    for _ in 1...2 {
      store.send(.at(1, .detail(.appeared))) { $0.routes.top.detail?.text = .underway }
      await store.receive(store.from(1, .detail(.textChanged(.failed("no connection"))))) {
        $0.routes.top.detail?.text = .failed("no connection")
      }
    }
    await store.finish()
  }

  @Test(arguments: [
    HomeAction.itemTapped(8), .formTapped, .signOutTapped,
  ])
  func aTapOnACoveredScreenIsIgnored(action: HomeAction) {
    let store = testStore()
    store.send(.at(0, .home(.itemTapped(7)))) { $0.routes.push(.detail(DetailState(title: 7))) }
    store.send(.at(0, .home(action)))
  }
}
