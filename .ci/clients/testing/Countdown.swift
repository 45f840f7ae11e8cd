// A feature of an app, imported by the app's tests.

struct Countdown: Equatable {
  var left = 0
  var wasTickedOnMainActor: Bool?
}

enum CountdownAction: Equatable {
  case started(Int)
  case ticked(onMainActor: Bool)
}

struct CountdownEnvironment: Sendable {
  var second: @Sendable () async throws -> Void
  var isOnMainActor: @Sendable () -> Bool
}

func countdown(
  _ environment: CountdownEnvironment
) -> EffectReducer<Countdown, CountdownAction> {
  { value, action in
    switch action {
    case .started(let start):
      value.left = start
    case .ticked(let onMainActor):
      value.left -= 1
      value.wasTickedOnMainActor = onMainActor
    }
    if value.left == 0 { return .none }
    return .run { send in
      try await environment.second()
      await send(.ticked(onMainActor: environment.isOnMainActor()))
    }
  }
}
