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

  let view: ObservableStore<App, Action>

  init() { view = ObservableStore(store) }

  private func row(
    _ row: Row, of path: KeyPath<App, IdentifiedArray<Row>> = \.rows
  ) -> ObservableStore<Row, String> { view._row(row, path, CasePath(\.row, Action.row)) }

  @Test(arguments: [false, true])
  func onlyTheChangedRowIsNotified(isComputed: Bool) {
    let path = isComputed ? \App.found : \.rows
    let whole = Reader { _ = view._elements(path) }
    // Nobody retains the rows.
    let readers = view._elements(path).map { element in Reader { _ = row(element, of: path).text } }
    let second = row(view._elements(path)[1], of: path)
    second.send("abc")
    #expect((second.text, store.value.rows[id: 2]?.text) == ("abc", "abc"))
    #expect(readers.map(\.notifications) == [0, 1])
    #expect(whole.notifications == 0)
  }

  // SwiftUI compares the properties of an inner view.
  @Test func aRowIsEqualToItselfAndToNoOther() {
    let elements = view._elements(\.rows)
    #expect(row(elements[0]) == row(elements[0]))
    #expect(row(elements[0]) != row(elements[1]))
  }

  @Test func aComputedArrayIsComputedOnceForEachAction() {
    let rows = view._elements(\.found).map { row($0, of: \.found) }
    let readers = rows.map { row in Reader { _ = (row.text, row.id) } }
    let before = store.value.computations.withLock { $0 }
    store.send(.change { $0.count += 1 })
    #expect(store.value.computations.withLock { $0 } == before + 1)
    #expect(readers.map(\.notifications) == [0, 0])
  }

  @Test func aStoredArrayIsNotCopiedForItsRows() {
    let row = row(view._elements(\.rows)[0])
    let reader = Reader { _ = row.id }
    store.send(.row(ElementAction(id: 1, action: "changed")))  // copies what the list has read
    let address = store.value.rows._elements.address
    store.send(.row(ElementAction(id: 1, action: "again")))
    #expect(store.value.rows._elements.address == address)
    #expect(reader.notifications == 0)
  }

  @Test func promise11AReaderOfARowDoesNotRetainTheStore() {
    var store: Store? = Store(value: App()) { (_: inout App, _: Action) in }
    weak let released = store
    var view = store.map { ObservableStore($0.scope()) }
    store = nil
    let readers = [\App.rows, \.found].map { path in
      Reader {
        for element in view!._elements(path) {
          _ = view!._row(element, path, CasePath(\.row, Action.row)).text
        }
      }
    }
    #expect(released != nil)
    view = nil
    #expect(released == nil)
    #expect(readers.map(\.notifications) == [0, 0])
  }

  // SwiftUI may ask for a row that has left before it updates the list.
  @Test func aRowThatHasLeftShowsItsLastValueAndReportsItsActions() {
    let element = view._elements(\.rows)[0]
    store.send(.change { $0.rows.remove(id: 1) })
    var sent: [Int] = []
    let token = store.observe { _ in sent.append(1) }
    let row = row(element)
    row.send("late")
    #expect(row.value == element)
    #expect(sent == [1])
    store.send(.change { $0.rows.append(Row(id: 1, text: "again")) })
    #expect(self.row(element) != row && self.row(element).text == "again")
    withExtendedLifetime(token) {}
  }
}
