// Exercise 5: write `debounced`.

import Stage4Effects

/// Returns the same effect, started only when `duration` has passed on `clock`. If another effect is debounced under
/// the same id before then, it replaces this one.
///
/// Build it from simpler effects. `debounce(id:for:clock:)` is what you write here, so this exercise does not have it.
func debounced<Action: Sendable, Time: Clock>(
  _ effect: Effect<Action>, id: String, for duration: Time.Duration, clock: Time
) -> Effect<Action> {
  // Your code goes here.
  effect
}
