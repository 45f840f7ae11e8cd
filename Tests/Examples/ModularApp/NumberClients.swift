// Clients for the tests.
// SPDX-License-Identifier: MIT

import EffectTestSupport
import Numbers

extension NumbersClient {
  static let silent = NumbersClient { _ throws(NumbersError) in
    try? await untilCancelled()
    throw .unreachable
  }

  static func failing(_ error: NumbersError) -> NumbersClient {
    NumbersClient { _ throws(NumbersError) in throw error }
  }

  static let counting = NumbersClient { "\($0.rawValue)!" }
}
