// Coordinator in SwiftUI: the screen of one number.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import ClassicRedux
  import Coordinator
  import SwiftUI

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct DetailView: View {
    let store: ObservableStore<DetailState, DetailAction>

    var body: some View {
      Form {
        LoadingText(store.text)
        Text(store.note)
        Button("Edit the note") { store.send(.editTapped) }
        Button("Next number") { store.send(.nextTapped) }
        Button("Back to the list") { store.send(.backButtonTapped) }
      }
      .navigationTitle("\(store.title)")
      .onAppear { store.send(.appeared) }
    }
  }
#endif
