// Coordinator: the number screen, which is part of two flows.

public import ClassicRedux

public struct NumberState: Equatable, Sendable {
  public var number: Int
  public var isIncrementing = false
}

public enum NumberAction: Equatable, Sendable, Codable {
  case incrementTapped
  case incremented
  case doneTapped
}

/// Increments the number after a delay, one increment at a time.
///
/// It knows neither its flow nor the purpose of the number: the coordinator of the flow handles `doneTapped`. If
/// the screen is dismissed during the delay, the store cancels the effect.
public func numberReducer(
  _ delay: @escaping @Sendable () async throws -> Void
) -> EffectReducer<NumberState, NumberAction> {
  { state, action in
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
    case .doneTapped: break
    }
    return .none
  }
}
