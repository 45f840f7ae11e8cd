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
    ("/", ["home"]), ("/detail/7", ["home", "7"]),
    ("/detail/-7/\(Int.max)", ["home", "-7", "\(Int.max)"]), ("/form", ["home", "from"]),
    ("/form/5", ["home", "from", "through"]), ("/form/5/20", ["home", "from", "through", "step"]),
    ("/form/5/20/5", ["home", "from", "through", "step", "confirm"]),
  ])
  func aLinkOpensItsScreensInPlaceOfAllOthers(link: String, names: [String]) throws {
    let store = try store("/detail/1/2/3")
    store.send(.linkOpened(link))
    #expect(store.value.names == names)
  }

  @Test(arguments: ["/nowhere", "/detail/7.5", "/detail/7/edit", "/form/5/20/5/1", "/7"])
  func aWrongLinkIsIgnored(link: String) throws {
    let store = try store("/detail/7")
    store.send(.linkOpened(link))
    #expect(store.value.names == ["home", "7"])
  }

  @Test(arguments: [HomeAction.itemTapped(8), .formTapped, .numberTapped])
  func aTapOnACoveredScreenIsIgnored(action: HomeAction) throws {
    let store = try store("/detail/7")
    store.send(.at(0, .home(action)))
    #expect(store.value.names == ["home", "7"])
  }

  @Test func goingBackInTheFormEndsWhatIsAboveAndCancellingItTheWholeForm() throws {
    let store = try store("/form/5/20")
    let form = try #require(store.value.routes.top.form?.routes)
    store.send(.at(1, .form(.router(.screensLeft(form.ids.suffix(2))))))
    #expect(store.value.names == ["home", "from"])
    store.send(.router(.screensLeft([store.value.routes.topID])))
    #expect(store.value.names == ["home"])
  }
}

extension CoordinatorState {
  /// The screens from the root up. Those of the form stand in its place.
  var names: [String] {
    routes.flatMap { route in
      switch route.screen {
      case .home: ["home"]
      case .detail(let detail): ["\(detail.title)"]
      case .number(let number): ["number \(number.number)"]
      case .form(let form):
        form.routes.map { $0.screen.step.map { $0.part?.rawValue ?? "confirm" } ?? "number" }
      }
    }
  }
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
