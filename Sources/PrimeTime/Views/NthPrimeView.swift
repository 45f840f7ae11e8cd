// Prime Time's views: the nth prime.

import PrimeTime

#if canImport(SwiftUI)
  import ClassicRedux
  import SwiftUI

  /// Asks for the nth prime, where n is the count, and shows the progress of the search.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct NthPrimeView: View {
    let store: ObservableStore<Stage4App.State, NthPrimeAction>

    private var state: NthPrimeState {
      NthPrimeState(count: store.app.count, question: store.nthPrime)
    }

    var body: some View {
      VStack {
        if let searchText = state.searchText {
          ProgressView(searchText, value: state.progress)
          Button("Cancel") { store.send(.cancelTapped) }
        } else {
          Button(state.questionText) { store.send(.asked) }.disabled(!state.canAsk)
        }
      }
    }
  }

  extension Scopable<Stage6App.State, Stage6App.Action> {
    /// The search for the nth prime.
    var nthPrime: ScopedStore<Stage4App.State, NthPrimeAction> {
      present.scope(value: \.self) { .nthPrime($0) }
    }
  }
#endif

/// The state that the view of the nth prime shows.
struct NthPrimeState: Equatable {
  var count: Int
  var question: Stage4App.NthPrimeQuestion?

  var canAsk: Bool { count > 0 }

  var questionText: String { "What is prime number \(count)?" }

  /// The text about a search. It contains the question's n, because the count may have changed since.
  var searchText: String? {
    if case .computing(let n, _) = question { "Looking for prime number \(n)" } else { nil }
  }

  /// The progress of the search, from 0 to 1.
  var progress: Double? { if case .computing(_, let progress) = question { progress } else { nil } }

  /// The answer, or the reason why there is none.
  var answer: String? {
    switch question {
    case nil, .computing: nil
    case .answered(let n, let prime): "Prime number \(n) is \(prime)"
    case .failed(let n, let message): "Prime number \(n) was not found: \(message)"
    }
  }
}

extension Stage4App.State {
  var nthPrimeState: NthPrimeState { NthPrimeState(count: app.count, question: nthPrime) }
}
