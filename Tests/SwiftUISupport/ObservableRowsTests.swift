import Observation
import TestSupport
import Testing

@testable import Stage6Children
@testable import SwiftUISupport

@MainActor @Suite struct ObservableRowsTests {
  struct Row: Identifiable, Equatable {
    let id: Int
    var text = ""
  }

  struct App {
    var rows: IdentifiedArray<Row> = [Row(id: 1, text: "a"), Row(id: 2, text: "ab")]
    var search = "a"
    var count = 0
    let computations = Locked(0)

    var found: IdentifiedArray<Row> {
      computations.withLock { $0 += 1 }
      return IdentifiedArray(uniqueElements: rows.filter { $0.text.contains(search) })
    }
  }

  enum Action {
    case row(ElementAction<Int, String>)
    case change((inout App) -> Void)

    var row: ElementAction<Int, String>? { if case .row(let action) = self { action } else { nil } }
  }

  let store = Store(value: App()) { (app: inout App, action: Action) in
    switch action {
    case .row(let action): app.rows[id: action.id]?.text = action.action
    case .change(let change): change(&app)
    }
  }

  private func list(
    _ path: KeyPath<App, IdentifiedArray<Row>>
  ) -> ObservableStore<IdentifiedArray<Row>, Action> { ObservableStore(store)._list(path) }

  private func row(
    _ row: Row, in list: ObservableStore<IdentifiedArray<Row>, Action>
  ) -> ObservableStore<Row, String> { list._row(row, CasePath(\.row, Action.row)) }

  @Test(arguments: [false, true])
  func onlyTheChangedRowIsNotified(isComputed: Bool) {
    let list = list(isComputed ? \.found : \.rows)
    let whole = Reader { _ = list._elements() }
    let rows = list._elements().map { row($0, in: list) }
    let readers = rows.map { row in Reader { _ = row.text } }
    rows[1].send("abc")
    #expect((rows[1].text, store.value.rows[id: 2]?.text) == ("abc", "abc"))
    #expect(readers.map(\.notifications) == [0, 1])
    #expect(whole.notifications == 0)
  }

  @Test(arguments: [false, true])
  func theListIsNotifiedWhenRowsComeAndGo(isComputed: Bool) {
    let list = list(isComputed ? \.found : \.rows)
    let reader = Reader { #expect(list._elements().ids == [1, 2]) }
    store.send(.change { $0.rows.append(Row(id: 3, text: "a")) })
    #expect(reader.notifications == 1)
    #expect(list._elements().ids == [1, 2, 3])
  }

  @Test func aSearchNotifiesTheList() {
    let list = list(\.found)
    let reader = Reader { _ = list._elements() }
    store.send(.change { $0.search = "b" })
    #expect(reader.notifications == 1)
    #expect(list._elements().ids == [2])
  }

  @Test func aComputedArrayIsComputedOnceForEachAction() {
    let list = list(\.found)
    let rows = list._elements().map { row($0, in: list) }
    let readers = rows.map { row in Reader { _ = (row.text, row.id) } }
    let before = store.value.computations.withLock { $0 }
    store.send(.change { $0.count += 1 })
    #expect(store.value.computations.withLock { $0 } == before + 1)
    #expect(readers.map(\.notifications) == [0, 0])
  }

  @Test func aStoredArrayIsNotCopiedForItsRows() {
    let list = list(\.rows)
    let row = row(list._elements()[0], in: list)
    let reader = Reader { _ = row.id }
    store.send(.row(ElementAction(id: 1, action: "changed")))  // copies what the list has read
    let address = store.value.rows._elements.address
    store.send(.row(ElementAction(id: 1, action: "again")))
    #expect(store.value.rows._elements.address == address)
    #expect(reader.notifications == 0)
  }

  // SwiftUI may ask for a row that has left before it updates the list.
  @Test func aRowThatHasLeftShowsItsLastValueAndReportsItsActions() {
    let list = list(\.rows)
    let element = list._elements()[0]
    store.send(.change { $0.rows.remove(id: 1) })
    var sent: [Int] = []
    let token = store.observe { _ in sent.append(1) }
    let row = row(element, in: list)
    row.send("late")
    #expect(row.value == element)
    #expect(sent == [1])
    withExtendedLifetime(token) {}
  }
}
