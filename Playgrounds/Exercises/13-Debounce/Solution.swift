// Exercise 13, solved.

import Stage4Effects

func debounced<Action: Sendable, Time: Clock>(
  _ effect: Effect<Action>, id: String, for duration: Time.Duration, clock: Time
) -> Effect<Action> {
  .concatenate(.run { _ in try await clock.sleep(for: duration) }, effect)
    .cancellable(id: id, cancelInFlight: true)
}
