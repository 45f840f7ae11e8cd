import EffectTestSupport
import Stage8Navigation
import Testing

/// A screen that is `Identifiable` is told apart by its own id, too.
@MainActor @Suite struct ReplacedScreenTests {
  struct Doc: Identifiable, Equatable {
    var id = 1
    var text = ""
  }

  struct Flow { var routes = Routes(root: Doc(), withNavigation: true) }

  enum FlowAction: Sendable {
    case router(RouterAction<String>)
    case replaced
    case renamed
    var router: RouterAction<String>? { if case .router(let action) = self { action } else { nil } }
  }

  let store = Store(
    value: Flow(),
    reducer: forEachRoute(
      { (doc: inout Doc, text: String) -> Effect<String> in
        doc.text = text
        return text == "load" ? .endless : .none
      }, routes: \.routes, action: CasePath(\.router, FlowAction.router)
    ) { flow, action in
      switch action {
      case .replaced: flow.routes.top = Doc(id: 2)
      case .renamed: flow.routes.top.text = "renamed"
      case .router: break
      }
      return .none
    }, isolation: MainActor.shared)

  @Test func aReplacedScreenLosesItsEffects() {
    store.send(.router(.routeAction(.index(0), "load")))
    store.send(.renamed)
    #expect(store.effectsInFlight == 1)
    store.send(.replaced)
    #expect(store.effectsInFlight == 0)
    #expect(store.value.routes.top == Doc(id: 2))
  }
}
