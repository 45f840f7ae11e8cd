// Exercise 16, solved.

import Stage4Effects

func debounced<Action, Time: Clock>(
  _ effect: Effect<Action>, id: String, for duration: Time.Duration, clock: Time
) -> Effect<Action> {
  .concatenate(.fireAndForget { try await clock.sleep(for: duration) }, effect)
    .cancellable(id: id, cancelInFlight: true)
}
