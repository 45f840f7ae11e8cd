// A list of contacts as a developer would write it on the first day: rows, a form, a push, a sheet and an alert.

import ClassicRedux
import Foundation

struct Contact: Identifiable, Equatable, Sendable {
  let id: Int
  var name = ""
  var phone = ""
  var isFavorite = false
}

struct Contacts: Equatable {
  var rows: IdentifiedArray<Contact> = []
  var draft: Contact?
  var detail: Contact?
  var problem: String?
  /// Whether a draft was saved without a name, which an alert says once the sheet has gone.
  var isUnnamed = false
}

enum ContactAction: Equatable, Sendable {
  case edited(Contact)
  case saveTapped
}

enum ContactsAction: Equatable, Sendable {
  case row(ElementAction<Int, ContactAction>)
  case draft(ContactAction)
  case detail(ContactAction)
  case rowTapped(Int)
  case addTapped, draftClosed, draftHasGone, detailClosed, problemDismissed
  case deleted(IndexSet)

  var row: ElementAction<Int, ContactAction>? {
    if case .row(let action) = self { action } else { nil }
  }
  var draft: ContactAction? { if case .draft(let action) = self { action } else { nil } }
  var detail: ContactAction? { if case .detail(let action) = self { action } else { nil } }
}

func contactReducer(_ contact: inout Contact, _ action: ContactAction) -> Effect<ContactAction> {
  if case .edited(let new) = action { contact = new }
  return .none
}

func contactsReducer() -> EffectReducer<Contacts, ContactsAction> {
  combine {
    pullback(contactReducer, elementsByID: \.rows, action: CasePath(\.row, ContactsAction.row))
    pullback(contactReducer, ifPresent: \.draft, action: CasePath(\.draft, ContactsAction.draft))
    pullback(contactReducer, ifPresent: \.detail, action: CasePath(\.detail, ContactsAction.detail))
    lift { (state: inout Contacts, action: ContactsAction) in
      switch action {
      case .addTapped: state.draft = Contact(id: (state.rows.ids.max() ?? 0) + 1)
      case .draft(.saveTapped):
        if let draft = state.draft, !draft.name.isEmpty { state.rows.append(draft) }
        state.isUnnamed = state.draft?.name == ""
        state.draft = nil
      case .draftClosed: state.draft = nil
      case .draftHasGone:
        if state.isUnnamed { state.problem = "A contact needs a name." }
        state.isUnnamed = false
      case .rowTapped(let id): state.detail = state.rows[id: id]
      case .detail(.saveTapped), .detailClosed:
        if let detail = state.detail { state.rows[id: detail.id] = detail }
        state.detail = nil
      case .deleted(let offsets): state.rows.remove(atOffsets: offsets)
      case .problemDismissed: state.problem = nil
      case .row, .draft, .detail:
        let rows = state.rows.sorted { $0.isFavorite && !$1.isFavorite }
        state.rows = IdentifiedArray(uniqueElements: rows)
      }
    }
  }
}

#if canImport(SwiftUI)
  import SwiftUI

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct ContactsView: View {
    let store: ObservableStore<Contacts, ContactsAction>

    var body: some View {
      let problem = store.binding(ifPresent: \.problem, dismiss: .problemDismissed)
      NavigationStack {
        List {
          ForEach(store, elementsByID: \.rows, action: CasePath(\.row, ContactsAction.row)) { row in
            Toggle(
              row.name, isOn: row.binding(get: \.self, send: ContactAction.edited).isFavorite)
            Button("Details") { store.send(.rowTapped(row.id)) }
          }
          .onDelete { store.send(.deleted($0)) }
        }
        .navigationTitle("\(store.rows.count) contacts")
        .toolbar { Button("Add") { store.send(.addTapped) }.disabled(store.draft != nil) }
        .navigationDestination(
          item: store.binding(
            ifPresent: \.detail, action: CasePath(\.detail, ContactsAction.detail),
            dismiss: .detailClosed)
        ) { ContactForm(store: $0.store) }
      }
      .sheet(
        item: store.binding(
          ifPresent: \.draft, action: CasePath(\.draft, ContactsAction.draft),
          dismiss: .draftClosed),
        onDismiss: { store.send(.draftHasGone) }
      ) { ContactForm(store: $0.store) }
      .alert(
        "Not saved", isPresented: Binding(isPresent: problem), presenting: problem.wrappedValue
      ) { _ in
        Button("OK") {}
      } message: {
        Text($0)
      }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct ContactForm: View {
    let store: ObservableStore<Contact, ContactAction>

    var body: some View {
      let contact = store.binding(get: \.self, send: ContactAction.edited)
      Form {
        TextField("Name", text: contact.name)
        TextField("Phone", text: contact.phone)
        Toggle("Favorite", isOn: contact.isFavorite)
        Button("Save") { store.send(.saveTapped) }
      }
    }
  }
#endif
