import Observation
import TestSupport

/// A reader, and how often it was notified of a change to the members that it read.
final class Reader: Sendable {
  private let count = Locked(0)

  var notifications: Int { count.withLock { $0 } }

  init(_ read: () -> Void) {
    withObservationTracking {
      read()
    } onChange: { [self] in
      count.withLock { $0 += 1 }
    }
  }
}
