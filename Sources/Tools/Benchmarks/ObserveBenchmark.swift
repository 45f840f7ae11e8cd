// observe-100: what observable stores compare after an action that changes nothing that was read.

import ClassicRedux
import Observation

/// An action beside a hundred readers, ten in each of ten views, against reading as much from a model by hand.
@MainActor let observe = [
  Benchmark(
    id: "observe-100", bound: 2.5, count: 1_000, against: "100 tracked reads", ours: sendUnread,
    twin: readTracked)
]

@MainActor private func sendUnread(_ count: Int) {
  guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) else { return }
  let store = Store(value: Form()) { (form: inout Form, step: Int) in form.other &+= step }
  let views = (0..<10).map { _ in ObservableStore(store.scope(value: \.fields) { $0 }) }
  for view in views {
    for field in [\Ten<Int>.f0, \.f1, \.f2, \.f3, \.f4, \.f5, \.f6, \.f7, \.f8, \.f9] {
      withObservationTracking {
        consume(view[field])
      } onChange: {
      }
    }
  }
  withExtendedLifetime(views) { for _ in 0..<count { store.send(1) } }
}

@MainActor private func readTracked(_ count: Int) {
  guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) else { return }
  let members = (0..<100).map { _ in Member() }
  withObservationTracking {
    for _ in 0..<count { for member in members { consume(member.value) } }
  } onChange: {
  }
}

private struct Form {
  var fields = Ten<Int>()
  var other = 0
}

extension Int: Part {}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@Observable private final class Member { var value = 0 }
