// An editable list with search, with a store.

import ClassicRedux
import Foundation
import SwiftUI

struct Grocery: Identifiable, Equatable, Sendable {
  let id: Int
  var name = ""
  var isBought = false
}

struct Groceries {
  var items: IdentifiedArray<Grocery> = []
  var search = ""

  var found: IdentifiedArray<Grocery> {
    search.isEmpty
      ? items : IdentifiedArray(uniqueElements: items.filter { $0.name.contains(search) })
  }
}

enum GroceryAction: Sendable { case edited(Grocery) }

enum GroceriesAction: Sendable {
  case item(ElementAction<Int, GroceryAction>)
  case addTapped
  case deleted(IndexSet)
  case moved(IndexSet, to: Int)
  case searchChanged(String)

  var item: ElementAction<Int, GroceryAction>? {
    if case .item(let action) = self { action } else { nil }
  }
}

func groceriesReducer(groceries: inout Groceries, action: GroceriesAction) {
  switch action {
  case .item(let row):
    if case .edited(let item) = row.action, groceries.items[id: row.id] != nil {
      groceries.items[id: row.id] = item
    }
  case .addTapped:
    groceries.items.append(Grocery(id: (groceries.items.ids.max() ?? 0) + 1))
  case .deleted(let offsets):
    for id in offsets.map({ groceries.found[$0].id }) { groceries.items.remove(id: id) }
  case .moved(let offsets, to: let offset):
    if groceries.search.isEmpty { groceries.items.move(fromOffsets: offsets, toOffset: offset) }
  case .searchChanged(let search): groceries.search = search
  }
}

struct GroceriesView: View {
  let store: ObservableStore<Groceries, GroceriesAction>

  var body: some View {
    NavigationStack {
      List {
        ForEach(store, elementsByID: \.found, action: CasePath(\.item, GroceriesAction.item)) {
          row in
          let item = row.binding(get: \.self, send: GroceryAction.edited)
          TextField("Name", text: item.name)
          Toggle("Bought", isOn: item.isBought)
        }
        .onDelete { store.send(.deleted($0)) }
        .onMove { store.send(.moved($0, to: $1)) }
      }
      .searchable(text: store.binding(get: \.search, send: GroceriesAction.searchChanged))
      .navigationTitle("\(store.items.count) groceries")
      .toolbar { Button("Add") { store.send(.addTapped) } }
    }
  }
}
