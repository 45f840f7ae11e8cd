// What this package uses of Apple's Combine, as Apple declares it, and no more.
// SPDX-License-Identifier: MIT
//
// It works as far as it goes, so that what an object sends, and when, can be tried.

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private var sinks: [() -> Void] = []

  public init() {}

  public final func send() {
    for sink in sinks { sink() }
  }

  // Apple declares it for every publisher that never fails, and lets one cancel it.
  public func sink(receiveValue: @escaping (()) -> Void) -> AnyCancellable {
    sinks.append { receiveValue(()) }
    return AnyCancellable()
  }
}

public final class AnyCancellable {}
