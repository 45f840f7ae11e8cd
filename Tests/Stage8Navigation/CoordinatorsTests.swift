import EffectTestSupport
import Stage8Navigation
import Testing

/// Several coordinators: side by side, and one in a screen of another.
@MainActor @Suite struct CoordinatorsTests {
  struct Tabs {
    var left = Flow()
    var right = Flow()
  }

  enum TabsAction: Sendable {
    case left(FlowAction)
    case right(FlowAction)

    var left: FlowAction? { if case .left(let action) = self { action } else { nil } }
    var right: FlowAction? { if case .right(let action) = self { action } else { nil } }
  }

  @Test func twoCoordinatorsOfOneTypeDoNotCancelEachOther() {
    let store = Store(
      value: Tabs(),
      reducer: combine(
        pullback(flowReducer(), value: \.left, action: CasePath(\.left, TabsAction.left)),
        pullback(flowReducer(), value: \.right, action: CasePath(\.right, TabsAction.right))))
    for tab in [TabsAction.left, TabsAction.right] {
      store.send(tab(.at(0, .nextTapped("one"))))
      store.send(tab(.at(1, .endlessBegan)))
    }
    store.send(.left(.at(1, .backTapped)))
    #expect(store.value.left.titles == ["home"])
    #expect(store.value.right.titles == ["home", "one"])
    #expect(store.effectsInFlight == 1)
  }

  @Test func flowsThatChangePlacesExchangeTheirScreens() {
    let store = Store(
      value: Tabs(),
      reducer: combine {
        pullback(flowReducer(), value: \.left, action: CasePath(\.left, TabsAction.left))
        pullback(flowReducer(), value: \.right, action: CasePath(\.right, TabsAction.right))
        lift { (tabs: inout Tabs, action: TabsAction) in
          if case .right(.signedOut) = action { (tabs.left, tabs.right) = (tabs.right, tabs.left) }
        }
      })
    store.send(.left(.at(0, .nextTapped("one"))))
    for index in 0...1 { store.send(.left(.at(index, .endlessBegan))) }
    store.send(.right(.signedOut))
    #expect(store.value.right.titles == ["home", "one"])
    // Both screens have left their place.
    #expect(store.effectsInFlight == 0)
  }

  @Test func flowsInAnIdentifiedArrayMayChangePlaces() {
    struct Tab: Identifiable {
      let id: String
      var flow = Flow()
    }
    let element = CasePath(\ElementAction<String, FlowAction>?.self, { $0 })
    let store = Store(
      value: [Tab(id: "left"), Tab(id: "right")] as IdentifiedArray,
      reducer: combine {
        pullback(
          pullback(flowReducer(), value: \Tab.flow, action: CasePath(\.itself, { $0 })),
          elementsByID: \.self, action: element)
        lift { tabs, action in if action == nil { tabs.move(fromOffsets: [0], toOffset: 2) } }
      })
    store.send(ElementAction(id: "left", action: .at(0, .nextTapped("one"))))
    store.send(ElementAction(id: "left", action: .at(1, .endlessBegan)))
    store.send(nil)
    #expect(store.value[1].flow.titles == ["home", "one"])
    #expect(store.effectsInFlight == 1)
    store.send(ElementAction(id: "left", action: .at(1, .stopTapped)))
    #expect(store.effectsInFlight == 0)
  }

  /// A flow whose screens may contain flows.
  struct Outer {
    var routes = Routes(root: Flow(), withNavigation: true)
  }

  enum OuterAction: Sendable {
    case router(RouterAction<FlowAction>)
    case closed

    var router: RouterAction<FlowAction>? {
      if case .router(let action) = self { action } else { nil }
    }

    static func at(_ index: Int, _ action: FlowAction) -> OuterAction {
      .router(.routeAction(.index(index), action))
    }
  }

  private func nested(
    report: @escaping (String) -> Void = _reportToStandardError
  ) -> Store<Outer, OuterAction> {
    Store(
      value: Outer(),
      reducer: forEachRoute(
        flowReducer(), routes: \.routes, action: CasePath(\.router, OuterAction.router)
      ) { outer, action in
        switch action {
        case .closed: outer.routes.goBack()
        case .router(.routeAction(_, .router(.routeAction(_, .nextTapped("flow"))))):
          outer.routes.presentSheet(Flow())
        case .router(.routeAction(_, .router(.routeAction(_, .replaceTapped("nothing"))))):
          outer.routes.goBack()
        case .router: break
        }
        return .none
      }, report: report)
  }

  @Test func aNestedCoordinatorThatLeavesLosesItsEffects() {
    let store = nested()
    store.send(.at(0, .at(0, .endlessBegan)))
    store.send(.at(0, .at(0, .nextTapped("flow"))))
    store.send(.at(1, .at(0, .endlessBegan)))
    store.send(.at(1, .at(0, .nextTapped("one"))))
    store.send(.at(1, .at(1, .endlessBegan)))
    #expect(store.effectsInFlight == 3)
    store.send(.closed)
    #expect(store.effectsInFlight == 1)
  }

  @Test func flowsInScreensCountByThemselves() {
    let store = nested()
    store.send(.at(0, .at(0, .nextTapped("flow"))))
    for flow in 0...1 { store.send(.at(flow, .at(0, .endlessBegan))) }
    let ids = store.value.routes.map { $0.screen.routes.ids.map(\.number) }
    #expect(ids == [[1, 2], [1]])
    #expect(store.value.routes.ids.map(\.number) == [1, 2])
    store.send(.at(1, .at(0, .stopTapped)))
    #expect(store.effectsInFlight == 1)
  }

  @Test func anActionDroppedInALeavingFlowIsReported() {
    var reports: [String] = []
    let store = nested { reports.append($0) }
    store.send(.at(0, .at(0, .nextTapped("flow"))))
    store.send(.at(1, .at(7, .replaceTapped("nothing"))))
    #expect(store.value.routes.count == 1)
    #expect(reports.count == 1)
  }
}
