// Prime Time's views: the nth prime.

import PrimeTime

#if canImport(SwiftUI)
  import ClassicRedux
  import SwiftUI

  /// Finds the nth prime, where n is the count. Shows the progress of the search, then the answer.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct NthPrimeView: View {
    let store: ObservableStore<Stage4App.State, NthPrimeAction>

    var body: some View {
      let count = store.app.count
      let question = store.nthPrime.value
      VStack {
        if let searchText = question?.searchText {
          ProgressView(searchText, value: question?.progress)
          Button("Cancel") { store.send(.cancelTapped) }
        } else {
          Button(Stage4App.NthPrimeQuestion.text(count)) { store.send(.asked) }
            .disabled(!Stage4App.NthPrimeQuestion.canAsk(count))
        }
      }
      .alert(
        item: store.binding(ifPresent: \.nthPrime?.answer, dismiss: .answerDismissed),
        title: { _ in Text("Nth prime") },
        actions: { _ in Button("OK") {} },  // any button of an alert dismisses it
        message: { Text($0) })
    }
  }
#endif

/// What the view of the nth prime shows.
extension Stage4App.NthPrimeQuestion {
  static func canAsk(_ count: Int) -> Bool { count > 0 }

  static func text(_ count: Int) -> String { "What is prime number \(count)?" }

  /// The text about a search. It contains the question's n, because the count may have changed since.
  var searchText: String? {
    if case .computing(let n, _) = self { "Looking for prime number \(n)" } else { nil }
  }

  /// The progress of the search, from 0 to 1.
  var progress: Double? { if case .computing(_, let progress) = self { progress } else { nil } }

  /// The answer, or the reason why there is none.
  var answer: String? {
    switch self {
    case .computing: nil
    case .answered(let n, let prime): "Prime number \(n) is \(prime)"
    case .failed(let n, let message): "Prime number \(n) was not found: \(message)"
    }
  }
}
