// Waiting for what runs, but not for ever.
// SPDX-License-Identifier: MIT

import ClassicRedux

extension Store {
  /// Returns when no effect runs, but waits no longer than this, and tells whether that was enough.
  func finish(
    within duration: Duration, clock: some Clock<Duration>,
    isolation: isolated any Actor = #isolation
  ) async -> Bool {
    let store = self
    // Each task names the actor, as it runs there only if it does.
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
