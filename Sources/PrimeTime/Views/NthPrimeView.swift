// Prime Time's views: the nth prime.

import PrimeTime

#if canImport(SwiftUI)
  import ClassicRedux
  import SwiftUI

  /// Asks for the nth prime, where n is the count, and shows the progress of the search.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct NthPrimeView: View {
    let store: ObservableStore<Stage4App.State, Stage4App.Action>

    var body: some View {
      VStack {
        // The count may have changed since the search for n began.
        if case .computing(let n, let progress) = store.nthPrime {
          ProgressView("Looking for prime number \(n)", value: progress)
          Button("Cancel") { store.send(.nthPrime(.cancelTapped)) }
        } else {
          let count = store[\.app.count]
          Button("What is prime number \(count)?") { store.send(.nthPrime(.asked)) }
            .disabled(count <= 0)
        }
      }
    }
  }
#endif

extension Stage4App.NthPrimeQuestion {
  /// The answer, or the reason why there is none, with the number that was asked about.
  var answer: String? {
    switch self {
    case .computing: nil
    case .answered(let n, let prime): "Prime number \(n) is \(prime)"
    case .failed(let n, let message): "Prime number \(n) was not found: \(message)"
    }
  }
}
