import Stage7Scope
import TestSupport
import Testing

@MainActor @Suite struct ScopeIfPresentTests {
  enum Screen: Equatable {
    case list(rows: IdentifiedArray<Row>)
    case detail(Row)

    var detail: Row? { if case .detail(let row) = self { row } else { nil } }
    var rows: IdentifiedArray<Row> { if case .list(let rows) = self { rows } else { [] } }
  }

  struct Row: Identifiable, Equatable {
    let id: Int
    var name = ""
  }

  struct App {
    var selected: Row?
    var screen = Screen.list(rows: [Row(id: 7, name: "seven"), Row(id: 8, name: "eight")])
  }

  enum AppAction: Equatable {
    case selected(Row?)
    case selectedRow(String)
    case row(ElementAction<Int, String>)
    case screenChanged(Screen)

    var selectedRow: String? { if case .selectedRow(let name) = self { name } else { nil } }
    var row: ElementAction<Int, String>? { if case .row(let action) = self { action } else { nil } }
  }

  let store = Store(value: App()) { (app: inout App, action: AppAction) in
    switch action {
    case .selected(let row): app.selected = row
    case .selectedRow(let name): app.selected?.name = name
    case .screenChanged(let screen): app.screen = screen
    case .row(let action):
      var rows = app.screen.rows
      rows[id: action.id]?.name = action.action
      app.screen = .list(rows: rows)
    }
  }

  private var selected: ScopedStore<Row, String>? {
    store.scope(ifPresent: \.selected, action: CasePath(\.selectedRow, AppAction.selectedRow))
  }

  @Test func functionsFindAPartAndEmbedItsActions() throws {
    store.send(.selected(Row(id: 1, name: "one")))
    let name = try #require(
      store.scope(ifPresent: { $0.selected?.name }, action: { (n: Int) in .selectedRow("\(n)") }))
    name.send(2)
    #expect(name.value == "2")
    store.send(.selected(nil))
    #expect(store.scope(ifPresent: \.selected, action: AppAction.selectedRow) == nil)
  }

  @Test func aCaseHasAScopeWhileTheEnumIsInIt() {
    func detail() -> ScopedStore<Row, String>? {
      store.scope(
        value: \.screen, case: CasePath(\.detail, Screen.detail),
        action: CasePath(\.selectedRow, AppAction.selectedRow))
    }
    #expect(detail() == nil)
    store.send(.screenChanged(.detail(Row(id: 9, name: "nine"))))
    let nine = detail()
    #expect(nine?.value.name == "nine")
    store.send(.screenChanged(.detail(Row(id: 10, name: "ten"))))
    #expect(nine?.value.name == "nine")
    #expect(detail()?.value.name == "ten")
  }

  @Test func theLastValueStaysReadableWhenTheChildHasLeft() throws {
    store.send(.selected(Row(id: 1, name: "one")))
    let selected = try #require(selected)
    let name = selected.scope(value: \.name, action: { $0 })
    selected.send("two")
    #expect(name.value == "two")
    var observed: [String] = []
    let token = name.observe { observed.append($0) }
    selected.send("three")
    store.send(.selected(nil))
    // The last one that was observed, although nobody read it.
    #expect(selected.value.name == "three")
    #expect(name.value == "three")
    #expect(observed == ["three"])
    token.cancel()
  }

  @Test func theLastValueMaySendWhenItIsReleased() throws {
    let store = Store(value: (count: 0, farewell: nil)) {
      (child: inout (count: Int, farewell: Farewell?)?, farewell: Farewell?) in
      child = ((child?.count ?? 0) + 1, farewell)
    }
    let child = try #require(store.scope(ifPresent: \.self, action: CasePath(\.self, { $0 })))
    store.send(Farewell { [unowned store] in store.send(nil) })
    #expect(child.value.count == 1)
    store.send(nil)
    var observed: [Int] = []
    let token = child.observe { observed.append($0.count) }
    #expect(child.value.count == 2)  // The farewell is released here.
    #expect(child.value.count == 3)
    #expect(observed == [3])
    token.cancel()
  }

  @Test func anElementIsFoundByItsIDWhereverItIs() throws {
    let rows = try #require(
      store.scope(elementsByID: \.screen.rows, id: 8, action: CasePath(\.row, AppAction.row)))
    store.send(.screenChanged(.list(rows: [Row(id: 8, name: "first now")])))
    #expect(rows.value.name == "first now")
    rows.send("8")
    #expect(store.value.screen.rows == [Row(id: 8, name: "8")])
    #expect(
      store.scope(elementsByID: \.screen.rows, id: 7, action: CasePath(\.row, AppAction.row)) == nil
    )
  }

  @Test func promise12AScopeOfAReplacedChildReportsWhatItIsSent() throws {
    var reports: [String] = []
    let store = Store(
      value: App(),
      reducer: combine {
        pullback(
          lift { (row: inout Row, name: String) in row.name = name }, ifPresent: \App.selected,
          action: CasePath(\.selectedRow, AppAction.selectedRow))
        lift { (app: inout App, action: AppAction) in
          if case .selected(let row) = action { app.selected = row }
        }
      }, report: { reports.append($0) })
    func selected() -> ScopedStore<Row, String>? {
      store.scope(ifPresent: \.selected, action: CasePath(\.selectedRow, AppAction.selectedRow))
    }
    store.send(.selected(Row(id: 1, name: "one")))
    let old = try #require(selected())
    let name = old.scope(value: \.name, action: { $0 })
    var observed: [String] = []
    let token = old.observe { observed.append($0.name) }
    store.send(.selected(Row(id: 2, name: "two")))
    #expect(old.value == Row(id: 1, name: "one"))
    for scope in [
      old.scope(value: \.self, action: { $0 }).scope(value: \.name, action: { $0 }), name,
    ] {
      scope.send("late")
    }
    #expect(store.value.selected == Row(id: 2, name: "two"))
    #expect(observed == [])
    #expect(reports.count == 2)
    #expect(
      reports.allSatisfy { $0.contains("no longer exists") && $0.contains("selectedRow(\"late\")") }
    )
    #expect(selected()?.value == Row(id: 2, name: "two"))
    store.send(.selected(nil))
    var sent = 0
    let counting = store.observe { _ in sent += 1 }
    old.send("later")
    counting.cancel()
    #expect(sent == 1)
    #expect(reports.count == 3)
    store.send(.selected(Row(id: 1, name: "again")))
    old.send("uno")
    #expect(old.value.name == "uno")
    #expect(observed == ["again", "uno"])
    #expect(reports.count == 3)
    token.cancel()
  }
}
