// Links, the screens that they open, and the ways back from these.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Coordinator
import EffectTestSupport
import Testing

@MainActor @Suite struct ScreenTextTests {
  private func store(_ link: String) throws -> CoordinatorStore {
    Store(value: try opened(link), reducer: coordinatorReducer(CoordinatorEnvironment()))
  }

  private func opened(_ link: String) throws -> CoordinatorState {
    CoordinatorState(routes: try Routes(link: link))
  }

  @Test(arguments: [
    ("/", "home"), ("/detail/7", "home > detail 7"),
    ("/detail/-7/detail/\(Int.max)", "home > detail -7 > detail \(Int.max)"),
    ("/form", "home ^^ form from"), ("/form/5", "home ^^ form from > form through"),
    ("/form/5/20", "home ^^ form from > form through > form step"),
  ])
  func aLinkOpensItsScreens(link: String, stack: String) throws {
    #expect(try opened(link).stackLine == stack)
  }

  @Test(arguments: [
    ("", "a link begins with /"), ("/nowhere", "the link should end before 'nowhere'"),
    ("/detail", "the link ends before a whole number"),
    ("/detail/7.5", "'7.5' in the link should be a whole number"),
    ("/detail/7/edit", "the link should end before 'edit'"),
    ("/form/5/20/5", "the link should end before '5'"),
  ])
  func anInvalidLinkSaysWhichPartIsWrong(link: String, why: String) {
    #expect(throws: Refusal(why)) { try Routes(link: link) }
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
    #expect(try opened(link).tap(navigation) == nil)
  }
}

typealias CoordinatorStore = Store<CoordinatorState, CoordinatorAction>

extension CoordinatorAction {
  static func at(_ index: Int, _ action: ScreenAction) -> CoordinatorAction {
    .router(.routeAction(index: index, action))
  }

  /// An action of the form's screen at `index`, with the form presented on home.
  static func form(_ index: Int, _ action: FormScreenAction) -> CoordinatorAction {
    .at(1, .form(.router(.routeAction(index: index, action))))
  }
}

@Sendable func endless() async throws {
  try await untilCancelled()
  throw CancellationError()
}
