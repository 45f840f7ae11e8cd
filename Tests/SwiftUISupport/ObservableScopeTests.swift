import Observation
import TestSupport
import Testing

@testable import SwiftUISupport

@MainActor @Suite struct ObservableScopeTests {
  let store = Store(value: 0) { (count: inout Int, step: Int) in count += step }
  let view: ObservableStore<Int, Int>

  init() { view = ObservableStore(store) }

  private func part(of view: ObservableStore<Int, Int>) -> ObservableStore<Int, Int> {
    view.scope(value: \.self, action: CasePath(\.itself, { $0 }))
  }

  // SwiftUI compares the properties of an inner view.
  @Test func aPartIsEqualToItselfAndToNoOther() {
    #expect(part(of: view) == part(of: view))
    #expect(part(of: view).hashValue == part(of: view).hashValue)
    #expect(part(of: view) != view)
    #expect(part(of: view) != part(of: ObservableStore(store)))
    #expect(AnyHashable(part(of: view)) != AnyHashable(view.scope(value: \.self)))
  }

  @Test func aPropertyOfTheScopedStoreDescribesAPart() {
    let part = view.scope(\.parity)
    #expect(part == view.scope(\.parity) && part.value == "even")
    let reader = Reader { _ = view.scope(\.parity).value }
    part.send(2)
    #expect(reader.notifications == 0)
    part.send(1)
    #expect((store.value, part.value, reader.notifications) == (3, "odd", 1))
  }

  private struct Row: Identifiable, Equatable { var id: Int }

  @Test func aScreenMayChangeItsOwnIDAndKeepsItsLastValueWhenItLeaves() {
    let store = Store(value: [.root(Row(id: 0), withNavigation: true), .push(Row(id: 1))]) {
      (routes: inout Routes<Row>, action: RouterAction<Int>) in
      switch action {
      case .routeAction(let address, let id): routes[address] = Row(id: id)
      case .wentBack(let ids): for id in ids { routes[.id(id)] = nil }
      }
    }
    let (view, id) = (ObservableStore(store), store.value.topID)
    func screen() -> ObservableStore<Row, Int>? {
      view.scope(routes: \.self, id: id, action: CasePath(\.itself, { $0 }))
    }
    let shown = screen()
    for id in 2...3 {
      let reader = Reader { _ = shown?.id }
      shown?.send(id)
      #expect((reader.notifications, shown?.id) == (1, id))
    }
    store.send(.wentBack(from: [id]))
    #expect(shown?.id == 3)
    #expect(screen() == nil)
  }
}

extension RouterAction { fileprivate var itself: Self? { self } }

extension Scopable<Int, Int> {
  fileprivate var parity: ScopedStore<String, Int> {
    scope(value: { $0.isMultiple(of: 2) ? "even" : "odd" }, action: { $0 })
  }
}
