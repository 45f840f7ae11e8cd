import EffectTestSupport
import Stage8Navigation
import TestSupport
import Testing

/// Screens that get the number of an earlier one: after an undo, or when older routes come back.
@MainActor @Suite final class SameNumberTests {
  private var reports: [String] = []
  private var report: (String) -> Void { { [weak self] in self?.reports.append($0) } }

  private static let router = CasePath(\UndoableAction<FlowAction>.router) {
    .perform(.router($0))
  }

  private func undoableStore() -> Store<Undoable<Flow>, UndoableAction<FlowAction>> {
    Store(
      value: Undoable(Flow()),
      reducer: undoable(flowReducer(), filter: \.isNavigation), report: report,
      isolation: MainActor.shared)
  }

  @Test func promise12AScopeOfAnUndoneScreenDoesNotReachTheNextOne() throws {
    let store = undoableStore()
    store.send(.perform(.at(0, .nextTapped("one"))))
    let one = store.value.present.routes.topID
    let scope = try #require(store.scope(routes: \.present.routes, id: one, action: Self.router))
    store.send(.undo)
    scope.send(.added(1))
    store.send(.perform(.at(0, .nextTapped("two"))))
    #expect(store.value.present.routes.topID.number == one.number)
    #expect(store.scope(routes: \.present.routes, id: one, action: Self.router) == nil)
    scope.send(.added(2))
    #expect(scope.value.title == "one")
    #expect(store.value.present.numbers == [0, 0])
    #expect(reports.count == 2)
    store.send(.undo)
    store.send(.redo)
    #expect(store.value.present.titles == ["home", "two"])
  }

  @Test func aScopeOfAScreenThatRedoBringsBackReachesIt() throws {
    let store = undoableStore()
    store.send(.perform(.at(0, .nextTapped("one"))))
    let one = store.value.present.routes.topID
    let scope = try #require(store.scope(routes: \.present.routes, id: one, action: Self.router))
    store.send(.undo)
    store.send(.redo)
    scope.send(.added(2))
    #expect(store.value.present.numbers == [0, 2])
    #expect(reports == [])
  }

  @Test func promise12AnEffectDoesNotReachTheScreenThatFollowsOnAnEarlierCopy() async {
    let saved = Flow()
    let reducer = flowReducer()
    let store = Store(
      value: saved,
      reducer: { (flow: inout Flow, action: FlowAction) in
        let effect = reducer(&flow, action)
        if case .signedOut = action {
          flow = saved
          flow.routes.push(Page(title: "two"))
        }
        return effect
      }, report: report, isolation: MainActor.shared)
    let gate = Gate()
    store.send(.at(0, .nextTapped("one")))
    store.send(.at(0, .endlessBegan))
    store.send(.at(1, .addedAfter(gate, 5)))
    store.send(.signedOut)
    #expect(store.effectsInFlight == 1)  // The root is the same screen.
    await gate.open()
    store.send(.at(0, .stopTapped))
    await store.finished()
    #expect(store.value.titles == ["home", "two"])
    #expect(store.value.numbers == [0, 0])
  }

  @Test func promise12WhatAnUndoneScreenHasSentDoesNotReachTheNextOne() {
    let store = undoableStore()
    store.send(.perform(.at(0, .nextTapped("one"))))
    let token = store.observe { [unowned store] flow in
      if flow.present.numbers != [0, 1] { return }
      store.send(.undo)
      store.send(.perform(.at(0, .nextTapped("two"))))
    }
    store.send(.perform(.at(1, .addedTwice(1, 5))))
    #expect(store.value.present.titles == ["home", "two"])
    #expect(store.value.present.numbers == [0, 0])
    #expect(reports.count == 1)
    token.cancel()
  }

  @Test func promise15ASessionWithScreensOfOneNumberReplays() throws {
    func recorder(_ flow: Flow, _ report: @escaping (String) -> Void) -> Store<
      Recorded<Undoable<Flow>, UndoableAction<FlowAction>>, UndoableAction<FlowAction>
    > {
      Store(
        value: Recorded(Undoable(flow)),
        reducer: recording(undoable(flowReducer(), filter: \.isNavigation)), report: report,
        isolation: MainActor.shared)
    }
    let start = Flow()
    let store = recorder(start, report)
    store.send(.perform(.at(0, .nextTapped("one"))))
    let one = store.value.value.present.routes.topID
    let scope = try #require(
      store.scope(routes: \.value.present.routes, id: one, action: Self.router))
    store.send(.undo)
    store.send(.perform(.at(0, .nextTapped("two"))))
    scope.send(.added(9))
    store.send(.perform(.router(.routeAction(.id(one), .added(3)))))
    #expect(store.value.value.present.numbers == [0, 3])
    store.send(.perform(.router(.wentBack(from: [one]))))
    store.send(.perform(.at(0, .nextTapped("three"))))
    #expect(store.value.value.present.titles == ["home", "three"])
    #expect(reports.count == 1)
    for value in [start, Flow()] {
      var others: [String] = []
      let again = recorder(value) { others.append($0) }
      again.replay(store.value.actions)
      #expect(again.value.value.present == store.value.value.present)
      #expect(
        again.value.value.present.routes.ids.map(\.number)
          == store.value.value.present.routes.ids.map(\.number))
      #expect(others == reports)
    }
  }
}

extension UndoableAction<FlowAction> {
  fileprivate var router: RouterAction<PageAction>? {
    if case .perform(.router(let action)) = self { action } else { nil }
  }
}

extension FlowAction {
  fileprivate var isNavigation: Bool {
    if case .router(.routeAction(_, .nextTapped)) = self { true } else { false }
  }
}
