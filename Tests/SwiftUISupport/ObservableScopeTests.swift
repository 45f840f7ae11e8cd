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
    view.scope(value: \.count, action: CasePath(\.counter, Action.counter))
  }
  private var row: ObservableStore<Row, String>? {
    view.scope(ifPresent: \.row, action: CasePath(\.row, Action.row))
  }

  private func element(_ id: Int) -> ObservableStore<Row, String>? {
    view.scope(elementsByID: \.rows, id: id, action: CasePath(\.rows, Action.rows))
  }

  @Test func aRetainedPartIsTheSameObjectEachTime() {
    let held = (counter, element(1))
    #expect(counter === held.0)
    #expect(element(1) === held.1)
    #expect(element(2) !== held.1)
  }

  @Test func aPartThatNobodyRetainsIsFreed() {
    weak let released = counter
    #expect(released == nil)
  }

  @Test func aScreenHasAPartOfItsOwnWhichStaysWhileAViewShowsIt() {
    struct Flow {
      var routes: Routes<String> = [.root("home", withNavigation: true), .push("detail")]
    }
    let store = Store(value: Flow()) { (flow: inout Flow, action: RouterAction<String>) in
      switch action {
      case .routeAction(let address, let text): flow.routes[address] = text
      case .screensLeft(let numbers):
        flow.routes.remove(ids: numbers.compactMap { flow.routes.id(of: .number($0)) })
      }
    }
    let view = ObservableStore(store)
    func screen(_ id: RouteID) -> ObservableStore<String, String>? {
      view.scope(routes: \.routes, id: id, action: CasePath(\.itself, { $0 }))
    }
    let id = store.value.routes.topID
    var detail = screen(id)
    detail?.send("more detail")
    #expect(detail?.value == "more detail")
    store.send(.screensLeft([id]))
    #expect(detail?.value == "more detail")
    #expect(screen(id) === detail)
    detail = nil
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

  @Test func partsThatAreNoLongerRetainedAreForgotten() {
    store.send(.change { $0.rows = IdentifiedArray(uniqueElements: (0..<40).map { Row(id: $0) }) })
    let retained = element(0)
    for id in 1..<40 { _ = element(id) }
    #expect(element(0) === retained)
    #expect(element(39)?.id == 39)
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
    #expect(ObjectIdentifier(one) != ObjectIdentifier(other))
    #expect(other.value == 0)
  }

  @Test func aReaderIsNotifiedWhenAPartArrivesOrLeaves() {
    let arrival = Reader { #expect(row == nil) }
    store.send(.change { $0.row = Row(id: 1) })
    let part = row
    let departure = Reader { #expect(row === part) }
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
    #expect(row !== first)
    #expect(row?.id == 2)
    #expect(first?.id == 1)
  }

}

extension RouterAction { fileprivate var itself: Self? { self } }
