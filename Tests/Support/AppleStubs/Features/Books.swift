// A list of books in several windows, with what people look for in SwiftUI besides.

import ClassicRedux
import Foundation
import SwiftUI

struct Book: Identifiable, Equatable, Sendable {
  let id: Int
  var title: String
}

struct Books {
  var shelf: [Book] = []
  var selection: Int?
  var waits = 0
  var problem: Problem?
  var failures = 0
  var title = ""

  /// Another failure with the same text is another problem, so its alert is another one.
  struct Problem: Identifiable, Equatable {
    let id: Int
    var text = ""
  }
}

enum BooksAction: Sendable {
  case opened(Int?)
  case refreshed
  case loaded([Book])
  case refreshEnded
  case failed(String)
  case titleChanged(String)
  case coverHasGone
}

func booksReducer(books: inout Books, action: BooksAction) -> Effect<BooksAction> {
  switch action {
  case .opened(let id): books.selection = id
  case .refreshed:
    books.waits += 1
    return .run { send in await send(.loaded([Book(id: 1, title: "One")])) }
  case .loaded(let shelf): books.shelf = shelf
  case .refreshEnded: books.waits -= 1
  case .failed(let text):
    books.failures += 1
    books.problem = .init(id: books.failures, text: text)
  case .titleChanged(let title): if title.count < 40 { books.title = title }
  case .coverHasGone: break
  }
  return .none
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct BooksApp: App {
  private let store = Store(
    value: Books(), reducer: { booksReducer(books: &$0, action: $1) },
    isolation: MainActor.shared)

  var body: some Scene {
    WindowGroup { BooksWindow(store: ObservableStore(store)) }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
private struct BooksWindow: View {
  @State private var store: ObservableStore<Books, BooksAction>
  @SceneStorage("search") private var search = ""

  init(store: ObservableStore<Books, BooksAction>) { self.store = store }

  var body: some View {
    List { BookList(store: store, search: search) }
      .searchable(text: $search)
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
private struct BookList: View {
  let store: ObservableStore<Books, BooksAction>
  let search: String
  @State private var title = ""

  var body: some View {
    ForEach(store.shelf.filter { $0.title.hasPrefix(search) }) { book in
      Button(book.title) {
        var transaction = Transaction(animation: .default)
        transaction.disablesAnimations = true
        withTransaction(transaction) { store.send(.opened(book.id)) }
      }
    }
    if store.waits > 0 { ProgressView() }
    TextField("Title", text: $title)
      .onChange(of: title) { _, new in
        store.send(.titleChanged(new))
        if store.title != new { title = store.title }
      }
      .task(id: store.selection) { await refresh() }
      .refreshable { await refresh() }
      .onDisappear { store.send(.coverHasGone) }
  }

  private func refresh() async {
    await store.sendAndWait(.refreshed)
    store.send(.refreshEnded)
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated func countBooks(in store: ObservableStore<Books, BooksAction>) async -> Int {
  await store.sendAndWait(.refreshed)
  return await MainActor.run { store.shelf.count }
}
