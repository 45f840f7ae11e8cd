import Observation
import TestSupport
import Testing

@testable import SwiftUISupport

@MainActor @Suite struct ObservableScopeTests {
  struct Row: Identifiable, Equatable {
    var id: Int
    var text = ""
  }

  struct App {
    var count = 0
    var row: Row?
    var rows: IdentifiedArray<Row> = [Row(id: 1), Row(id: 2)]
  }

  enum Action {
    case counter(Int)
    case row(String)
    case rows(ElementAction<Int, String>)
    case change((inout App) -> Void)

    var counter: Int? { if case .counter(let step) = self { step } else { nil } }
    var row: String? { if case .row(let text) = self { text } else { nil } }
    var rows: ElementAction<Int, String>? {
      if case .rows(let action) = self { action } else { nil }
    }
  }

  let store = Store(value: App()) { (app: inout App, action: Action) in
    switch action {
    case .counter(let step): app.count += step
    case .row(let text): app.row?.text = text
    case .rows(let action): app.rows[id: action.id]?.text = action.action
    case .change(let change): change(&app)
    }
  }
  let view: ObservableStore<App, Action>

  init() { view = ObservableStore(store) }

  private var counter: ObservableStore<Int, Int> {
    view.scope(value: \.count, action: counterPath)
  }
  private var counterPath: CasePath<Action, Int> { CasePath(\.counter, Action.counter) }
  private var row: ObservableStore<Row, String>? {
    view.scope(ifPresent: \.row, action: CasePath(\.row, Action.row))
  }

  private func element(_ id: Int) -> ObservableStore<Row, String> {
    view._row(view._elements(\.rows)[id: id]!, \.rows, CasePath(\.rows, Action.rows))
  }

  // SwiftUI compares the properties of an inner view.
  @Test func aPartIsEqualToItselfAndToNoOther() {
    #expect(counter == counter && counter.hashValue == counter.hashValue)
    #expect(element(1) == element(1))
    #expect(element(2) != element(1))
    #expect(counter != ObservableStore(store).scope(value: \.count, action: counterPath))
  }

  @Test func aPropertyOfTheScopedStoreDescribesAPart() {
    let part = view.scope(\.parity)
    #expect(part == view.scope(\.parity) && part.value == "even")
    let reader = Reader { _ = view.scope(\.parity).value }
    part.send(2)
    #expect(reader.notifications == 0)
    part.send(1)
    #expect((store.value.count, part.value, reader.notifications) == (3, "odd", 1))
  }

  @Test func aReaderOfAPartThatNobodyRetainsIsNotified() {
    store.send(.change { $0.row = Row(id: 1) })
    let readers = [
      Reader { _ = counter.value }, Reader { _ = row?.text }, Reader { _ = element(1).text },
    ]
    store.send(.change { $0.count += 1 })
    #expect(readers.map(\.notifications) == [1, 0, 0])
    store.send(.row("a"))
    #expect(readers.map(\.notifications) == [1, 1, 0])
    store.send(.rows(ElementAction(id: 1, action: "a")))
    #expect(readers.map(\.notifications) == [1, 1, 1])
  }

  @Test func aScreenHasAPartOfItsOwnWhichKeepsItsLastValue() {
    struct Flow {
      var routes: Routes<String> = [.root("home", withNavigation: true), .push("detail")]
    }
    let store = Store(value: Flow()) { (flow: inout Flow, action: RouterAction<String>) in
      switch action {
      case .routeAction(let address, let text): flow.routes[address] = text
      case .screensLeft(let numbers):
        for number in numbers { flow.routes[.number(number)] = nil }
      }
    }
    let view = ObservableStore(store)
    func screen(_ id: RouteID) -> ObservableStore<String, String>? {
      view.scope(routes: \.routes, id: id, action: CasePath(\.itself, { $0 }))
    }
    let id = store.value.routes.topID
    let detail = screen(id)
    detail?.send("more detail")
    #expect(detail?.value == "more detail")
    store.send(.screensLeft([id]))
    #expect(detail?.value == "more detail")
    #expect(screen(id) == nil)
  }

  @Test func aScreenMayChangeAnIDOfItsOwn() {
    let store = Store(value: Routes(root: Row(id: 1), withNavigation: true)) {
      (routes: inout Routes<Row>, action: RouterAction<Int>) in
      if case .routeAction(let address, let id) = action { routes[address] = Row(id: id) }
    }
    let screen = ObservableStore(store)
      .scope(routes: \.self, id: store.value.topID, action: CasePath(\.itself, { $0 }))
    for id in 2...3 {
      let reader = Reader { _ = screen?.id }
      screen?.send(id)
      #expect(reader.notifications == 1)
      #expect(screen?.id == id)
    }
  }

  @Test func scopingReadsNothing() {
    var held: ObservableStore<Int, Int>?
    let reader = Reader { held = counter }
    counter.send(1)
    #expect(reader.notifications == 0)
    #expect(held?.value == 1)
    #expect(store.value.count == 1)
  }

  @Test func twoPartsOfTheSameValueWithOtherActionsAreDistinct() {
    let one = view.scope(value: \.count, action: CasePath(\.counter, Action.counter))
    let other = view.scope(value: \.count)
    #expect(AnyHashable(one) != AnyHashable(other))
    #expect(other.value == 0)
  }

  @Test func aReaderIsNotifiedWhenAPartArrivesOrLeaves() {
    let arrival = Reader { #expect(row == nil) }
    store.send(.change { $0.row = Row(id: 1) })
    let part = row
    let departure = Reader { #expect(row == part) }
    store.send(.row("two"))
    #expect((arrival.notifications, departure.notifications) == (1, 0))
    #expect(part?.text == "two")
    store.send(.change { $0.row = nil })
    #expect(departure.notifications == 1)
    #expect(row == nil)
    #expect(part?.text == "two")  // its last value
  }

  @Test func aReaderIsNotifiedWhenAPartIsReplaced() {
    store.send(.change { $0.row = Row(id: 1) })
    let first = row
    let reader = Reader { _ = row }
    store.send(.row("same"))
    #expect(reader.notifications == 0)
    store.send(.change { $0.row = Row(id: 2) })
    #expect(reader.notifications == 1)
    #expect(row != first)
    #expect(row?.id == 2)
    #expect(first?.id == 1)
  }

}

extension Scopable<ObservableScopeTests.App, ObservableScopeTests.Action> {
  fileprivate var parity: ScopedStore<String, Int> {
    scope(value: { $0.count.isMultiple(of: 2) ? "even" : "odd" }, action: { .counter($0) })
  }
}

extension RouterAction { fileprivate var itself: Self? { self } }
