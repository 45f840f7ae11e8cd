// Tried: views as a new user writes them, which keep no part of a store

import ClassicRedux
import SwiftUI

struct Item: Identifiable, Equatable {
  let id: Int
  var title = ""
}

enum Login: Equatable {
  case out
  case welcome(Item)
  var welcome: Item? { if case .welcome(let item) = self { item } else { nil } }
}

struct Shop: Equatable {
  var rows: IdentifiedArray<Item> = [Item(id: 1, title: "one"), Item(id: 2, title: "two")]
  var search = ""
  var child = Item(id: 3, title: "child")
  var draft: Item?
  var login = Login.out
  var problem: String?
  var count = 0

  var found: IdentifiedArray<Item> {
    IdentifiedArray(uniqueElements: rows.filter { search.isEmpty || $0.title.contains(search) })
  }
}

enum ShopAction {
  case row(ElementAction<Int, String>)
  case draft(String)
  case welcome(String)
  case draftClosed, problemDismissed
  case change((inout Shop) -> Void)

  var row: ElementAction<Int, String>? { if case .row(let action) = self { action } else { nil } }
  var draft: String? { if case .draft(let title) = self { title } else { nil } }
  var welcome: String? { if case .welcome(let title) = self { title } else { nil } }
}

extension Scopable<Shop, ShopAction> {
  var childTitle: ScopedStore<String, Never> {
    scope(value: \.child.title)
  }
}

/// The animation of each action.
var animations: [Animation?] = []

/// A draft called "unsaved" and a problem called "kept" cannot be closed. No title is longer than five characters.
let store = Store(value: Shop()) { (shop: inout Shop, action: ShopAction) in
  animations.append(Transaction.current.animation)
  switch action {
  case .row(let row): shop.rows[id: row.id]?.title = String(row.action.prefix(5))
  case .draft(let title): shop.draft?.title = String(title.prefix(5))
  case .welcome: break
  case .draftClosed: if shop.draft?.title != "unsaved" { shop.draft = nil }
  case .problemDismissed: if shop.problem != "kept" { shop.problem = nil }
  case .change(let change): change(&shop)
  }
}

struct ShopView: View {
  let store: ObservableStore<Shop, ShopAction>

  var body: some View {
    let problem = store.binding(ifPresent: \.problem, dismiss: .problemDismissed)
    VStack {
      ForEach(store, elementsByID: \.found, action: CasePath(\.row, ShopAction.row)) { row in
        Text(row.title)
      }
      CaseLet(
        store, value: \.login.welcome, action: CasePath(\.welcome, ShopAction.welcome),
        then: WelcomeView.init)
      ChildView(store: store)
      Text("\(store.rows.count)")
    }
    .sheet(
      item: store.binding(
        ifPresent: \.draft, action: CasePath(\.draft, ShopAction.draft), dismiss: .draftClosed)
    ) { draft in
      TextField("Title", text: draft.store.binding(get: \.title, send: { $0 }))
    }
    .alert("Problem", item: problem) { _ in
      Button("OK") {}
    } message: {
      Text($0)
    }
  }
}

struct ChildView: View {
  let store: ObservableStore<Shop, ShopAction>

  var body: some View {
    Text(store.scope(value: \.child).title)
    Text(store.scope(\.childTitle).value)
  }
}

struct WelcomeView: View {
  private let store: ObservableStore<Item, String>
  @State private var first: String?

  init(store: ObservableStore<Item, String>) { self.store = store }

  var body: some View {
    Text("Welcome \(store.title), once \(first ?? "")")
      .onChange(of: store.title, initial: true) { _, title in
        if first == nil { first = title }
      }
  }
}

let view = ObservableStore(store)
let renderer = Renderer(ShopView(store: view))

/// Changes the shop, draws, and returns how many bodies and rows were evaluated.
@MainActor func bodies(_ change: @escaping (inout Shop) -> Void) -> Int {
  let before = renderer.bodies
  store.send(.change(change))
  renderer.update()
  return renderer.bodies - before
}
var texts: [String] { renderer.texts }

// Rows, cases and parts that no view keeps are updated, and nothing else is.
expect(texts == ["one", "two", "child", "child", "2"])
expect(bodies { $0.count += 1 } == 0)
expect(bodies { $0.child.title = "kid" } == 1 && texts[2...3] == ["kid", "kid"])
expect(bodies { $0.login = .welcome(Item(id: 4, title: "Ann")) } == 3)
expect(texts[2] == "Welcome Ann, once Ann")
expect(bodies { $0.login = .welcome(Item(id: 4, title: "Eve")) } == 1)
expect(texts[2] == "Welcome Eve, once Ann")
expect(bodies { $0.login = .welcome(Item(id: 5, title: "Bob")) } == 3)
expect(texts[2] == "Welcome Bob, once Bob")
expect(bodies { $0.login = .out } == 1 && texts.count == 5)
renderer.redraw()
expect(renderer.leavingTexts.last == "Welcome Bob, once Bob")
expect(bodies { $0.search = "o" } == 0)
expect(bodies { $0.search = "tw" } > 0 && texts.first == "two")
expect(bodies { $0.rows.append(Item(id: 9, title: "twenty")) } > 0 && texts[1] == "twenty")
expect(texts.last == "3")

// A row that has left is still there until its animation ends.
expect(bodies { $0.rows.remove(id: 9) } > 0 && !texts.contains("twenty"))
renderer.redraw()
expect(renderer.leavingTexts.contains("twenty"))
renderer.endAnimations()
expect(renderer.leavingTexts.isEmpty)
expect(bodies { $0.rows.append(Item(id: 9, title: "twenty")) } > 0)

// A sheet with a text: its edits update the sheet only, which reads the text when it makes the binding. A text that the
// reducer changes or refuses is read again.
store.send(.change { $0.draft = Item(id: 5, title: "new") })
renderer.update()
expect(texts.last == "new")
let drawn = renderer.bodies
renderer.enter("newer")
expect(texts.last == "newer" && renderer.bodies == drawn + 1)
renderer.enter("newest")
expect(texts.last == "newes")
renderer.enter("newest")
expect(texts.last == "newes")

// The user swipes the sheet away. If the reducer refuses, it is presented again.
store.send(.change { $0.draft?.title = "unsaved" })
renderer.update()
renderer.dismiss()
expect(store.value.draft != nil && texts.last == "unsaved")
store.send(.change { $0.draft?.title = "saved" })
renderer.update()
renderer.dismiss()
expect(store.value.draft == nil && texts.last == "3")
renderer.redraw()
expect(renderer.leavingTexts.contains("saved"))

// An alert that the reducer keeps is shown again.
renderer.endAnimations()
for problem in ["kept", "gone"] {
  store.send(.change { $0.problem = problem })
  renderer.update()
  expect(texts.contains(problem))
  renderer.dismiss()
  expect(texts.contains(problem) == (problem == "kept"))
}

// SwiftUI writes late, or twice: what has taken the place of a child that was shown stays.
let draft = CasePath(\ShopAction.draft, ShopAction.draft)
for isReplaced in [true, false] {
  store.send(.change { $0.draft = Item(id: 7) })
  let late = view.binding(ifPresent: \.draft, dismiss: .draftClosed)
  let lateStore = view.binding(ifPresent: \.draft, action: draft, dismiss: .draftClosed)
  if isReplaced { store.send(.change { $0.draft = Item(id: 8) }) }
  animations = []
  Binding(isPresent: late).wrappedValue = true
  Binding(isPresent: late).animation(.linear).wrappedValue = false
  late.wrappedValue = nil
  lateStore.wrappedValue = nil
  expect(store.value.draft?.id == (isReplaced ? 8 : nil))
  expect(animations == (isReplaced ? [] : [.linear]))
}

// A field may be called `isPresent`.
struct Guest { var isPresent = true }
expect(Binding.constant(Guest()).isPresent.wrappedValue)

// A binding sends whatever is written, in its transaction.
let count = view.binding(get: \.count, send: { count in .change { $0.count = count } })
animations = []
count.wrappedValue = 7
count.animation(.linear).wrappedValue = 7
expect(animations == [nil, .linear] && count.wrappedValue == 7)

// After any two changes, the views show what new ones would show.
let changes: [(inout Shop) -> Void] = [
  { $0.count += 1 }, { $0.search = "tw" }, { $0.search = "" }, { $0.child.title = "tw" },
  { $0.rows[id: 2]?.title = "two" }, { $0.rows[id: 2]?.title = "o" }, { $0.rows.remove(id: 2) },
  { $0.rows.append(Item(id: 2)) }, { $0.rows.append(Item(id: 4, title: "tw")) },
  { $0.rows.move(fromOffsets: [0], toOffset: $0.rows.count) },
  { $0.login = .welcome(Item(id: 1)) }, { $0.login = .welcome(Item(id: 2)) },
  { $0.login = .welcome(Item(id: 2, title: "Ann")) }, { $0.login = .out },
  { $0.draft = Item(id: 1) }, { $0.draft = Item(id: 2, title: "o") }, { $0.draft?.title = "two" },
  { $0.draft = nil }, { $0.problem = "o" }, { $0.problem = "two" }, { $0.problem = nil },
]
/// Without what the welcome remembers, which a new view does not.
@MainActor func shown(_ renderer: Renderer) -> [Substring] {
  renderer.texts.map { $0.prefix { $0 != "," } }
}
for first in changes {
  for second in changes {
    for change in [first, second] { store.send(.change(change)) }
    renderer.update()
    expect(shown(renderer) == shown(Renderer(ShopView(store: ObservableStore(store)))))
  }
}
