import Observation
import TestSupport

/// A reader, and how often it was told that what it read has changed.
final class Told: Sendable {
  private let count = Locked(0)

  var times: Int { count.withLock { $0 } }

  init(_ read: () -> Void) {
    withObservationTracking {
      read()
    } onChange: { [self] in
      count.withLock { $0 += 1 }
    }
  }
}
