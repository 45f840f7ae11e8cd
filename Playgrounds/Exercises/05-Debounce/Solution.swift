// Exercise 5, solved.
//
// Hint 1: Waiting is also work: an effect that only sleeps on the clock. Which of the functions
// that make effects fits work that sends nothing?
// Hint 2: Two effects have to run one after the other. Does `merge` or `concatenate` do that?
// Hint 3: The next effect has to replace all of this, including the sleep. Look up
// `cancellable(id:cancelInFlight:)`.

import Stage4Effects

func debounced<Action: Sendable, Time: Clock>(
  _ effect: Effect<Action>, id: String, for duration: Time.Duration, clock: Time
) -> Effect<Action> {
  .concatenate(.run { _ in try await clock.sleep(for: duration) }, effect)
    .cancellable(id: id, cancelInFlight: true)
}
