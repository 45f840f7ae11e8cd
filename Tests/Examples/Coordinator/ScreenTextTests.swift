// The main flow, the texts of its screens, and the ways back.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Coordinator
import Testing

@MainActor @Suite struct ScreenTextTests {
  private func store(_ link: String) throws -> CoordinatorStore {
    Store(value: try .opened(link), reducer: coordinatorReducer(CoordinatorEnvironment()))
  }

  @Test func aTapOpensADetailThatGoesBackToTheList() throws {
    let store = try store("/")
    store.send(.at(0, .home(.itemTapped(7))))
    store.send(.at(1, .detail(.nextTapped)))
    #expect(store.value.stackLine == "home > detail 7 > detail 8")
    store.send(.at(2, .detail(.backButtonTapped)))
    #expect(store.value.stackLine == "home")
  }

  @Test(arguments: [HomeAction.itemTapped(8), .formTapped, .numberTapped])
  func aTapOnACoveredScreenIsIgnored(action: HomeAction) throws {
    let store = try store("/detail/7")
    store.send(.at(0, .home(action)))
    #expect(store.value.stackLine == "home > detail 7")
  }

  @Test(arguments: [
    ("/detail/7/detail/8", ["home > detail 7", "home"]),
    ("/form/5", ["home ^^ form from"]),
    ("/", []),
  ])
  func aSwipeGoesBackWherePossible(link: String, stacks: [String]) throws {
    let store = try store(link)
    for stack in stacks {
      store.send(try #require(store.value.swipe()))
      #expect(store.value.stackLine == stack)
    }
    #expect(store.value.swipe() == nil)
  }

  @Test(arguments: [
    ("/detail/7/detail/8", Navigation.back(1), "home > detail 7"),
    ("/detail/7/detail/8", .root, "home"),
    ("/form/5/20", .back(2), "home ^^ form from"),
    ("/form/5/20", .root, "home ^^ form from"),
    ("/form/5/20", .dismiss, "home"),
  ])
  func theBarOfTheShownFlowGoesBack(link: String, navigation: Navigation, stack: String) throws {
    let store = try store(link)
    store.send(try #require(store.value.tap(navigation)))
    #expect(store.value.stackLine == stack)
  }

  @Test(arguments: [
    ("/", Navigation.back(1)), ("/", .root), ("/", .dismiss), ("/detail/7", .back(2)),
    ("/detail/7", .dismiss), ("/detail/7", .back(.min)), ("/form", .back(1)),
  ])
  func anImpossibleWayBackIsNone(link: String, navigation: Navigation) throws {
    #expect(try CoordinatorState.opened(link).tap(navigation) == nil)
  }

  @Test(arguments: [
    ("/", "numbers: 1 2 3 4 5 6 7 8 9 10"), ("/detail/7", "7 is odd"),
    ("/form/5", "from 5, through 10, step 1; asked for: through"),
  ])
  func everyScreenHasAText(link: String, text: String) throws {
    #expect(try CoordinatorState.opened(link).text == text)
  }
}
