// Prime Time's views: the state of the nth prime's view.
// SPDX-License-Identifier: MIT

import PrimeTime

/// The state that the view of the nth prime shows.
struct NthPrimeState: Equatable {
  var count: Int
  var question: AppState.NthPrimeQuestion?

  var canAsk: Bool { count > 0 }

  var questionText: String { "What is prime number \(count)?" }

  /// The text about a search. It contains the question's n, because the count may have changed since.
  var searchText: String? {
    if case .computing(let n, _) = question { "Looking for prime number \(n)" } else { nil }
  }

  /// The progress of the search, from 0 to 1.
  var progress: Double? {
    if case .computing(_, let progress) = question { progress } else { nil }
  }

  /// The answer, or the reason why there is none.
  var answer: String? {
    switch question {
    case nil, .computing: nil
    case .answered(let n, let prime): "Prime number \(n) is \(prime)"
    case .failed(let n, let message): "Prime number \(n) was not found: \(message)"
    }
  }
}

extension AppState {
  var nthPrimeState: NthPrimeState { NthPrimeState(count: count, question: nthPrime) }
}
