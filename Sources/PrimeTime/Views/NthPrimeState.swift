// Prime Time's views: what there is to see of the question for the nth prime.
// SPDX-License-Identifier: MIT

import PrimeTime

/// What there is to see of the question for the nth prime.
struct NthPrimeState: Equatable {
  var count: Int
  var question: AppState.NthPrimeQuestion?

  var canAsk: Bool { count > 0 }

  var questionText: String { "What is prime number \(count)?" }

  /// What is being looked for. It names its own n: the count may have moved on.
  var searchText: String? {
    if case .computing(let n, _) = question { "Looking for prime number \(n)" } else { nil }
  }

  /// How far the search is, from 0 to 1.
  var progress: Double? {
    if case .computing(_, let progress) = question { progress } else { nil }
  }

  /// What came of the question, if anything did.
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
