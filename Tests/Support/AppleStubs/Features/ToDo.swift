// A list of tasks, as a developer would write it from the documentation: search, rows, and a sheet.

import ClassicRedux
import Foundation
import SwiftUI

struct Item: Identifiable, Equatable {
  var id: UUID
  var title = ""
  var isDone = false
}

struct Editor: Equatable {
  var item: Item
}

struct ToDo {
  var items: IdentifiedArray<Item> = []
  var search = ""
  var editor: Editor?
  var problem: String?

  var found: IdentifiedArray<Item> {
    search.isEmpty
      ? items : IdentifiedArray(uniqueElements: items.filter { $0.title.contains(search) })
  }
}

enum ItemAction: Sendable {
  case doneChanged(Bool)
  case editTapped
}

enum EditorAction: Sendable {
  case titleChanged(String)
  case saveTapped
}

enum ToDoAction: Sendable {
  case item(ElementAction<UUID, ItemAction>)
  case editor(EditorAction)
  case editorClosed
  case searchChanged(String)
  case deleted(IndexSet)
  case moved(IndexSet, to: Int)
  case pulledToRefresh
  case loaded(Result<[Item], LoadError>)
  case problemDismissed

  var item: ElementAction<UUID, ItemAction>? {
    if case .item(let action) = self { action } else { nil }
  }
  var editor: EditorAction? { if case .editor(let action) = self { action } else { nil } }
}

struct LoadError: Error { var text: String }

struct ToDoEnvironment: Sendable {
  var load: @Sendable () async throws -> [Item]
  var clock: any Clock<Duration> = ContinuousClock()
}

private enum Search: Hashable { case id }

func toDoReducer(_ environment: ToDoEnvironment) -> EffectReducer<ToDo, ToDoAction> {
  let load = Effect<ToDoAction>.run { send in
    await send(.loaded(.success(try await environment.load())), animation: .default)
  } catch: { error, send in
    await send(.loaded(.failure(LoadError(text: "\(error)"))))
  }
  return { state, action in
    switch action {
    case .item(let action):
      switch action.action {
      case .doneChanged(let isDone): state.items[id: action.id]?.isDone = isDone
      case .editTapped: state.editor = state.items[id: action.id].map { Editor(item: $0) }
      }
    case .editor(.titleChanged(let title)): state.editor?.item.title = title
    case .editor(.saveTapped):
      if let item = state.editor?.item { state.items[id: item.id] = item }
      state.editor = nil
    case .editorClosed: state.editor = nil
    case .searchChanged(let search):
      if search == state.search { return .none }
      state.search = search
      return load.debounce(id: Search.id, for: .milliseconds(300), clock: environment.clock)
    case .deleted(let offsets):
      let ids = Set(offsets.map { state.found[$0].id })
      state.items.removeAll { ids.contains($0.id) }
    case .moved(let offsets, to: let offset):
      let found = state.found.ids
      let target = offset < found.count ? state.items.index(id: found[offset]) : nil
      state.items.move(
        fromOffsets: offsets.compactMap { state.items.index(id: found[$0]) },
        toOffset: target ?? state.items.count)
    case .pulledToRefresh: return load
    case .loaded(.success(let items)): state.items = IdentifiedArray(uniqueElements: items)
    case .loaded(.failure(let error)): state.problem = error.text
    case .problemDismissed: state.problem = nil
    }
    return .none
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct ToDoView: View {
  let store: ObservableStore<ToDo, ToDoAction>

  var body: some View {
    NavigationStack {
      List {
        ForEach(store, elementsByID: \.found, action: CasePath(\.item, ToDoAction.item)) { item in
          ItemRow(store: item)
        }
        .onDelete { store.send(.deleted($0)) }
        .onMove { store.send(.moved($0, to: $1)) }
      }
      .overlay { if store.found.isEmpty { Text("Nothing to do") } }
      .searchable(text: store.binding(get: \.search, send: ToDoAction.searchChanged))
      .refreshable { await store.sendAndWait(.pulledToRefresh) }
      .task { await store.sendAndWait(.pulledToRefresh) }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Reload") { store.send(.pulledToRefresh, animation: .default) }
        }
        ToolbarItem(placement: .cancellationAction) { Button("Stop") {} }
      }
    }
    .sheet(
      item: store.binding(
        ifPresent: \.editor, action: CasePath(\.editor, ToDoAction.editor), dismiss: .editorClosed)
    ) { EditorView(store: $0.store) }
    .alert(
      "Problem", isPresented: store.binding(isPresent: \.problem, dismiss: .problemDismissed),
      presenting: store.problem
    ) { _ in
      Button("OK") {}
      Button("Again") { store.send(.pulledToRefresh) }
    } message: {
      Text($0)
    }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
private struct ItemRow: View {
  let store: ObservableStore<Item, ItemAction>

  var body: some View {
    Toggle(
      store.title, isOn: store.binding(get: \.isDone, send: ItemAction.doneChanged).animation())
    Button("Edit") { store.send(.editTapped) }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
private struct EditorView: View {
  let store: ObservableStore<Editor, EditorAction>
  @FocusState private var isFocused: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Title", text: store.binding(get: \.item.title, send: EditorAction.titleChanged))
        .focused($isFocused)
        .onAppear { isFocused = true }
      Button("Save") { store.send(.saveTapped) }
      Button("Cancel") { dismiss() }
    }
  }
}
