// The screen on top: its text, and the ways back.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Coordinator
import EffectTestSupport
import Testing

@MainActor @Suite struct TopScreenTests {
  private func store(_ link: String) throws -> Store<CoordinatorState, CoordinatorAction> {
    Store(value: try .opened(link), reducer: coordinatorReducer(CoordinatorEnvironment()))
  }

  @Test(arguments: [
    ("/detail/7/detail/8", ["home > detail 7", "home"]),
    (
      "/detail/7/sheet/edit/suggestions",
      ["home > detail 7 ^ edit", "home > detail 7", "home"]
    ),
    ("/form/5", ["home ^^ form from"]),
    ("/", []),
  ])
  func aSwipeGoesBackWherePossible(link: String, stacks: [String]) throws {
    let store = try store(link)
    for stack in stacks {
      #expect(TopScreen(store.scope()).swipe())
      #expect(store.value.stackLine == stack)
    }
    let value = store.value
    #expect(!TopScreen(store.scope()).swipe())
    #expect(store.value == value)
  }

  @Test(arguments: [
    ("/detail/7/detail/8", Navigation.back(1), "home > detail 7"),
    ("/detail/7/detail/8", .root, "home"),
    ("/detail/7/sheet/edit/suggestions", .back(1), "home > detail 7 ^ edit"),
    ("/detail/7/sheet/edit/suggestions", .root, "home > detail 7 ^ edit"),
    ("/detail/7/sheet/edit/suggestions", .dismiss, "home > detail 7"),
    ("/form/5/20", .back(2), "home ^^ form from"),
    ("/form/5/20", .root, "home ^^ form from"),
    ("/form/5/20", .dismiss, "home"),
  ])
  func theBarOfTheShownFlowGoesBack(link: String, navigation: Navigation, stack: String) throws {
    let store = try store(link)
    #expect(TopScreen(store.scope()).navigate(navigation))
    #expect(store.value.stackLine == stack)
  }

  @Test(arguments: [
    ("/", Navigation.back(1)), ("/", .root), ("/", .dismiss), ("/detail/7", .back(2)),
    ("/detail/7", .dismiss), ("/detail/7", .back(0)), ("/detail/7", .back(.min)),
    ("/detail/7/sheet/edit", .back(1)), ("/detail/7/sheet/edit", .root), ("/form", .back(1)),
  ])
  func anImpossibleWayBackChangesNothing(link: String, navigation: Navigation) throws {
    let store = try store(link)
    #expect(!TopScreen(store.scope()).navigate(navigation))
    #expect(store.value == (try .opened(link)))
  }

  @Test(arguments: [
    ("/", "not signed in; news: nothing yet; numbers: 1 2 3 4 5 6 7 8 9 10"),
    ("/detail/7", "nothing yet; note: none"),
    ("/detail/7/sheet/edit", "note on 7: "),
    ("/detail/7/sheet/edit/suggestions", "nothing yet"),
    ("/form/5", "from 5, through 10, step 1; asked for: through"),
    ("/sign-in", "what is your name?"),
  ])
  func everyScreenHasAText(link: String, text: String) throws {
    #expect(try store(link).value.text == text)
  }

  @Test func onlyTheScreenOnTopAppears() throws {
    var environment = CoordinatorEnvironment()
    environment.fact = { _ in try await endless() }
    let store = Store(
      value: try CoordinatorState.opened("/detail/7/detail/8"),
      reducer: coordinatorReducer(environment))
    TopScreen(store.scope()).appear()
    #expect(store.value.routes.map { $0.screen.detail?.text } == [nil, .notBegun, .underway])
    #expect(store.value.text == "loading; note: none")
  }

  @Test func theIDChangesWithTheTopScreenOfAFlow() throws {
    let store = try store("/detail/7/sheet/edit")
    var ids = [TopScreen(store.scope()).id]
    TopScreen(store.scope()).note?.send(.typed("x"))
    #expect(TopScreen(store.scope()).id == ids[0])
    TopScreen(store.scope()).note?.send(.suggestTapped)
    ids.append(TopScreen(store.scope()).id)
    store.send(.linkOpened("/detail/7/sheet/edit"))
    ids.append(TopScreen(store.scope()).id)
    #expect(Set(ids).count == 3)
  }
}
