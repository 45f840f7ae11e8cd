// Links, the screens that they open, and taps on covered screens.

import ClassicRedux
import EffectTestSupport
import Testing

@testable import Coordinator

@MainActor @Suite struct DeepLinkTests {
  private func store(_ link: String) throws -> CoordinatorStore {
    let routes = try #require(Routes(link: link))
    return Store(
      value: CoordinatorState(routes: routes), reducer: coordinatorReducer(.init(delay: endless)))
  }

  @Test(arguments: [
    ("/", "home"), ("/detail/7", "home > detail 7"),
    ("/detail/-7/\(Int.max)", "home > detail -7 > detail \(Int.max)"),
    ("/form", "home ^^ form from"), ("/form/5", "home ^^ form from > form through"),
    ("/form/5/20", "home ^^ form from > form through > form step"),
    ("/form/5/20/5", "home ^^ form from > form through > form step > form confirm"),
  ])
  func aLinkOpensItsScreensInPlaceOfAllOthers(link: String, screens: String) throws {
    let store = try store("/detail/1/2/3")
    store.send(.linkOpened(link))
    #expect(store.value.screens == screens)
  }

  @Test(arguments: ["/nowhere", "/detail/7.5", "/detail/7/edit", "/form/5/20/5/1", "/7"])
  func aWrongLinkIsIgnored(link: String) throws {
    let store = try store("/detail/7")
    store.send(.linkOpened(link))
    #expect(store.value.screens == "home > detail 7")
  }

  @Test(arguments: [HomeAction.itemTapped(8), .formTapped, .numberTapped])
  func aTapOnACoveredScreenIsIgnored(action: HomeAction) throws {
    let store = try store("/detail/7")
    store.send(.at(0, .home(action)))
    #expect(store.value.screens == "home > detail 7")
  }
}

extension CoordinatorState {
  var screens: String { names.joined(separator: " ") }
}

typealias CoordinatorStore = Store<CoordinatorState, CoordinatorAction>

extension CoordinatorAction {
  static func at(_ index: Int, _ action: ScreenAction) -> CoordinatorAction {
    .router(.routeAction(.index(index), action))
  }

  /// An action of the form's screen at `index`, with the form presented on home.
  static func form(_ index: Int, _ action: FormScreenAction) -> CoordinatorAction {
    .at(1, .form(.router(.routeAction(.index(index), action))))
  }
}

@Sendable func endless() async throws {
  try await untilCancelled()
  throw CancellationError()
}
