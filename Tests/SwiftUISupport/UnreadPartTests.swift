import SwiftUISupport
import Testing

@MainActor @Suite struct UnreadPartTests {
  struct Row: Identifiable, Equatable {
    let id: Int
    var text = ""
  }

  struct Draft: Equatable {
    var title = ""
    var pages: [String] = []
  }

  struct App {
    var child = Draft()
    var rows: IdentifiedArray<Row> = [Row(id: 1), Row(id: 2)]
    var draft: Draft?
    var hint: String?
    var count = 0
  }

  typealias Action = (inout App) -> Void

  let store = Store(value: App()) { (app: inout App, action: Action) in action(&app) }
  let view: ObservableStore<App, Action>

  init() { view = ObservableStore(store) }

  /// How often each of these changes notifies a reader, who reads again each time.
  private func notifications(
    _ read: @escaping @MainActor (ObservableStore<App, Action>) -> Void, _ changes: [Action]
  ) -> [Int] {
    changes.map { change in
      let reader = Reader { read(view) }
      store.send(change)
      return reader.notifications
    }
  }

  @Test func aNestedPropertyNotifiesOfItsOwnChanges() {
    let counts = notifications(
      { store in _ = store.child.title },
      [
        { $0.child.pages.append("") }, { $0.child.title = "A" }, { $0.child = Draft(title: "A") },
      ])
    #expect(counts == [0, 1, 0])
  }

  @Test func theIDsOfRowsNotifyWhenRowsComeGoOrMove() {
    let counts = notifications(
      { store in _ = store.rows.ids.value },
      [
        { $0.rows[id: 1]?.text = "a" }, { $0.rows.append(Row(id: 3)) },
        { $0.rows.move(fromOffsets: [0], toOffset: 2) }, { $0.rows.remove(id: 3) },
      ])
    #expect(counts == [0, 1, 1, 1])
  }

  @Test func theNumberOfRowsNotifiesWhenItChanges() {
    let changes: [Action] = [
      { $0.rows[id: 1]?.text = "a" }, { $0.rows.move(fromOffsets: [0], toOffset: 2) },
      { $0.rows.remove(id: 1) }, { $0.rows.remove(id: 2) },
    ]
    #expect(notifications({ store in _ = store.rows.count }, changes) == [0, 0, 1, 1])
    store.send { $0.rows = [Row(id: 1), Row(id: 2)] }
    #expect(notifications({ store in _ = store.rows.isEmpty }, changes) == [0, 0, 0, 1])
  }

  @Test func anOptionalNotifiesWhenItComesOrGoes() {
    let counts = notifications(
      { store in _ = store.draft == nil },
      [{ $0.draft = Draft() }, { $0.draft?.title = "A" }, { $0.draft = nil }])
    #expect(counts == [1, 0, 1])
    #expect(view.draft == nil && !(view.draft != nil) && view.hint == nil)
    store.send { ($0.draft, $0.hint) = (Draft(), "") }
    #expect(!(view.draft == nil) && view.draft != nil && view.hint != nil)
  }

  @Test func aPathGoesThroughAnOptional() {
    let counts = notifications(
      { store in _ = store.draft[\.title] },
      [
        { $0.draft = Draft() }, { $0.draft?.title = "A" }, { $0.draft?.pages.append("") },
        { $0.draft = nil },
      ])
    #expect(counts == [1, 1, 0, 1])
  }

  @Test func readingAWholePartNotifiesOfAllItsChanges() {
    let counts = notifications(
      { store in _ = store.child.value },
      [{ $0.count += 1 }, { $0.child.title = "A" }, { $0.child.pages.append("") }])
    #expect(counts == [0, 1, 1])
    #expect(view.child.value == Draft(title: "A", pages: [""]))
    #expect(view.child.pages.value == [""])
  }

  // Interpolation takes anything, so it must not get a part that has not been read.
  @Test func aNumberATextAndAFlagAreReadAtOnce() {
    #expect("\(view.count) \(view.child.title) \(view.rows.isEmpty)" == "0  false")
    let title = view.child.title
    #expect(type(of: title) == String.self)
    #expect(view.hint ?? "none" == "none")
  }
}
