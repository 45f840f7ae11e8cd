// Coordinator in SwiftUI: the note flow, in a sheet.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import ClassicRedux
  import Coordinator
  import SwiftUI

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct EditView: View {
    let store: ObservableStore<EditState, EditAction>

    var body: some View {
      RoutesView(
        store.scope(value: \.routes, action: CasePath(\.router, EditAction.router))
      ) { screen in
        CaseLet(
          screen, value: \.note, action: CasePath(\.note, EditScreenAction.note),
          then: NoteView.init)
        CaseLet(
          screen, value: \.suggestions,
          action: CasePath(\.suggestions, EditScreenAction.suggestions),
          then: SuggestionsView.init)
        CaseLet(
          screen, value: \.number, action: CasePath(\.number, EditScreenAction.number),
          then: NumberView.init)
      }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private struct NoteView: View {
    let store: ObservableStore<NoteState, NoteAction>

    var body: some View {
      Form {
        TextField("Note", text: store.binding(get: \.text, send: NoteAction.typed))
        Button("Suggestions") { store.send(.suggestTapped) }
        Button("A number…") { store.send(.numberTapped) }
        Button("Done") { store.send(.doneTapped) }.disabled(store.published.isUnderway)
        if let failure = store.published.failure { Text(failure) }
      }
      .navigationTitle("Note on \(store.title)")
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private struct SuggestionsView: View {
    let store: ObservableStore<SuggestionsState, SuggestionsAction>

    var body: some View {
      List {
        ForEach(store.texts.value ?? [], id: \.self) { text in
          Button(text) { store.send(.textTapped(text)) }
        }
        if let failure = store.texts.failure { Text(failure) }
      }
      .navigationTitle("Suggestions")
      .onAppear { store.send(.appeared) }
    }
  }
#endif
