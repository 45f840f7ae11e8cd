// The screen of a number, in two flows.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// A number that can be counted up.
public struct NumberState: Equatable, Sendable, Codable {
  public var number: Int
  /// Whether an increment is on its way.
  public var isIncrementing = false

  public init(number: Int) { self.number = number }

  // No effect outlives the program, so an increment on its way is not saved.
  private enum CodingKeys: CodingKey { case number }
}

/// What happens on the screen of a number.
public enum NumberAction: Equatable, Sendable {
  case incrementTapped
  case incremented
  case doneTapped
}

/// Increments the number after a delay, one increment at a time.
///
/// It does not know which flow it is in, nor what the number is for: `doneTapped` is for the
/// coordinator of that flow. If the screen is dismissed during the delay, the store cancels the
/// effect.
public func numberReducer(
  state: inout NumberState, action: NumberAction, delay: @escaping @Sendable () async throws -> Void
) -> Effect<NumberAction> {
  switch action {
  case .incrementTapped:
    guard !state.isIncrementing, state.number < .max else { return .none }
    state.isIncrementing = true
    return .run { send in
      try await delay()
      await send(.incremented)
    }
  case .incremented:
    state.isIncrementing = false
    state.number += 1
  case .doneTapped:
    break
  }
  return .none
}
