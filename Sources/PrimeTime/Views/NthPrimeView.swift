// Prime Time's views: the question for the nth prime.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import ClassicRedux
  import PrimeTime
  import SwiftUI

  /// Asks for the nth prime, n being the count: shows how far the search is, then the answer.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct NthPrimeView: View {
    private let store: ObservableStore<NthPrimeState, NthPrimeAction>
    // The answer is the app's. Whether it lies open on this screen is the screen's.
    @State private var isAnswerShown = false

    init(store: ScopedStore<NthPrimeState, NthPrimeAction>) { self.store = ObservableStore(store) }

    var body: some View {
      VStack {
        if let searchText = store.searchText {
          ProgressView(searchText, value: store.progress)
          Button("Cancel") { store.send(.cancelTapped) }
        } else {
          Button(store.questionText) { store.send(.asked) }.disabled(!store.canAsk)
        }
      }
      .onChange(of: store.answer) { _, answer in isAnswerShown = answer != nil }
      .alert("Nth prime", isPresented: $isAnswerShown, presenting: store.answer) { _ in
        Button("OK") {}  // any button of an alert dismisses it
      } message: { answer in
        Text(answer)
      }
    }
  }
#endif
