// The same list with an observable class.

import Foundation
import Observation
import SwiftUI

@MainActor @Observable final class GroceryModel: Identifiable {
  let id: Int
  var name = ""
  var isBought = false

  init(id: Int) { self.id = id }
}

@MainActor @Observable final class GroceriesModel {
  private(set) var items: [GroceryModel] = []
  var search = ""

  var found: [GroceryModel] {
    search.isEmpty ? items : items.filter { $0.name.contains(search) }
  }

  func addTapped() { items.append(GroceryModel(id: (items.map(\.id).max() ?? 0) + 1)) }

  func deleted(_ offsets: IndexSet) {
    let ids = offsets.map { found[$0].id }
    items.removeAll { ids.contains($0.id) }
  }

  func moved(_ offsets: IndexSet, to offset: Int) {
    if search.isEmpty { items.move(fromOffsets: offsets, toOffset: offset) }
  }
}

struct GroceryModelsView: View {
  @Bindable var model: GroceriesModel

  var body: some View {
    NavigationStack {
      List {
        ForEach(model.found) { item in
          GroceryModelRow(item: item)
        }
        .onDelete { model.deleted($0) }
        .onMove { model.moved($0, to: $1) }
      }
      .searchable(text: $model.search)
      .navigationTitle("\(model.items.count) groceries")
      .toolbar { Button("Add") { model.addTapped() } }
    }
  }
}

private struct GroceryModelRow: View {
  @Bindable var item: GroceryModel

  var body: some View {
    TextField("Name", text: $item.name)
    Toggle("Bought", isOn: $item.isBought)
  }
}
