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
}

extension Scopable<Int, Int> {
  fileprivate var parity: ScopedStore<String, Int> {
    scope(value: { $0.isMultiple(of: 2) ? "even" : "odd" }, action: { $0 })
  }
}
