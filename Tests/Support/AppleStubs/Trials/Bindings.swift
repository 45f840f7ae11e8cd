// Tried: a binding sends in its transaction, and dismisses once
// SPDX-License-Identifier: MIT

import ClassicRedux
import SwiftUI

func expect(_ condition: Bool, line: Int = #line) {
  if !condition { fatalError("The expectation in line \(line) failed.") }
}

struct Screen {
  var isOpen = false
  var draft: String? = "draft"
}

enum Action {
  case opened(Bool)
  case draftDismissed
}

// The actions that were sent, each with its animation.
var sent: [(action: Action, animation: Animation?)] = []
let store = Store(value: Screen()) { (screen: inout Screen, action: Action) in
  sent.append((action, Transaction.current.animation))
  switch action {
  case .opened(let isOpen): screen.isOpen = isOpen
  case .draftDismissed: screen.draft = nil
  }
}

@MainActor func tryOut(_ view: some BindableStore<Screen, Action>) {
  sent = []
  let isOpen = view.binding(get: \.isOpen, send: Action.opened)
  let before = isOpen.wrappedValue
  isOpen.wrappedValue = !before
  expect(isOpen.wrappedValue == !before)
  expect(sent.last?.animation == nil)
  isOpen.animation(.linear).wrappedValue = before
  expect(sent.last?.animation == .linear)
  expect(sent.count == 2)

  view.send(.opened(true), animation: .easeInOut)
  expect(sent.last?.animation == .easeInOut)
  expect(Transaction.current.animation == nil)
}

tryOut(store)
tryOut(store.scope())
let observable = ObservableStore(store)
tryOut(observable)

// SwiftUI may write `nil` more than once, and writing a value has no effect.
sent = []
let draft = observable.binding(ifPresent: \.draft, dismiss: .draftDismissed)
draft.wrappedValue = "another"
expect(sent.isEmpty && draft.wrappedValue == "draft")
draft.animation().wrappedValue = nil
draft.wrappedValue = nil
expect(sent.count == 1 && sent[0].animation == .default)
expect(draft.wrappedValue == nil)

// A row for each element, but not for one that has left.
struct Row: Identifiable {
  let id: Int
  var text = ""
}

struct Rows {
  var all: IdentifiedArray<Row> = [Row(id: 1), Row(id: 2)]
  var toDelete: Int?
}

enum RowsAction {
  case row(ElementAction<Int, String>)
  case deleteDismissed

  var row: ElementAction<Int, String>? { if case .row(let action) = self { action } else { nil } }
}

struct RowsView: View {
  let store: ObservableStore<Rows, RowsAction>

  var rows: ForEach<[Int], Int, TextField<Text>?> {
    ForEach(store, elementsByID: \.all, action: CasePath(\.row, RowsAction.row)) { row in
      TextField("Text", text: row.binding(get: \.text, send: { $0 }))
    }
  }

  var body: some View {
    List { rows }
      .confirmationDialog(
        "Delete?", item: store.binding(ifPresent: \.toDelete, dismiss: .deleteDismissed)
      ) { id in
        Button("Delete \(id)", role: .destructive) {}
      } message: { id in
        Text("Row \(id)")
      }
  }
}

let rows = Store(value: Rows()) { (rows: inout Rows, action: RowsAction) in
  switch action {
  case .row(let action): rows.all[id: action.id]?.text = action.action
  case .deleteDismissed: rows.toDelete = nil
  }
}
let rowsView = RowsView(store: ObservableStore(rows))
expect(rowsView.rows.data == [1, 2])
expect(rowsView.rows.content(1) != nil)
expect(rowsView.rows.content(3) == nil)
