import EffectTestSupport
import Stage8Navigation
import Testing

/// Several coordinators side by side.
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
}
