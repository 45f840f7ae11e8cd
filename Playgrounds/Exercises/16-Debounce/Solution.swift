// Exercise 16, solved.
// SPDX-License-Identifier: MIT

import Stage4Effects

/// Returns the same effect, started only when `duration` has passed on `clock`. If another effect is debounced under
/// the same id before then, it replaces this one.
func debounced<Action, Time: Clock>(
  _ effect: Effect<Action>, id: String, for duration: Time.Duration, clock: Time
) -> Effect<Action> {
  .concatenate(.fireAndForget { try await clock.sleep(for: duration) }, effect)
    .cancellable(id: id, cancelInFlight: true)
}
