// Waits for effects in flight, up to a limit.
// SPDX-License-Identifier: MIT

import ClassicRedux

extension Store {
  /// Waits until no effects are in flight, or until the time is over, and returns whether none are left.
  func finish(
    within duration: Duration, clock: some Clock<Duration>,
    isolation: isolated any Actor = #isolation
  ) async -> Bool {
    let store = self
    // Each task names the actor, because otherwise it would not run there.
    return await withCheckedContinuation { continuation in
      var waiting: CheckedContinuation<Bool, Never>? = continuation
      func end(_ hasFinished: Bool) {
        waiting.take()?.resume(returning: hasFinished)
      }
      let limit = Task {
        _ = isolation
        try await clock.sleep(for: duration)
        end(false)
      }
      Task {
        _ = isolation
        await store.finish()
        limit.cancel()
        end(true)
      }
    }
  }
}
