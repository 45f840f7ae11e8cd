// Prime Time's views: the nth prime.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import ClassicRedux
  import PrimeTime
  import SwiftUI

  /// Finds the nth prime, where n is the count. Shows the progress of the search, then the answer.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct NthPrimeView: View {
    let store: ObservableStore<NthPrimeState, NthPrimeAction>

    var body: some View {
      VStack {
        if let searchText = store.searchText {
          ProgressView(searchText, value: store.progress)
          Button("Cancel") { store.send(.cancelTapped) }
        } else {
          Button(store.questionText) { store.send(.asked) }.disabled(!store.canAsk)
        }
      }
      .alert("Nth prime", item: store.binding(ifPresent: \.answer, dismiss: .answerDismissed)) {
        _ in
        Button("OK") {}  // any button of an alert dismisses it
      } message: { answer in
        Text(answer)
      }
    }
  }
#endif
