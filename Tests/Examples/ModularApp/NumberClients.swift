// Clients for the tests.
// SPDX-License-Identifier: MIT

import EffectTestSupport
import Numbers

extension NumbersClient {
  /// Never answers.
  static let silent = NumbersClient { _ throws(NumbersError) in
    try? await untilCancelled()
    throw .unreachable
  }

  static func failing(_ error: NumbersError) -> NumbersClient {
    NumbersClient { _ throws(NumbersError) in throw error }
  }

  /// Answers with the number itself.
  static let counting = NumbersClient { "\($0.rawValue)!" }
}
