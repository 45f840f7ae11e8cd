// The parts of Apple's Combine that this package uses, declared like Apple's.
//
// They work, so that a trial can check what a store publishes, and when.

// Documented, but for what they do.

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Apple's looks for `@Published` properties; without any, it never sends.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private var sinks: [Int: () -> Void] = [:]
  private var count = 0

  public init() {}

  public final func send() {
    for (_, sink) in sinks.sorted(by: { $0.key < $1.key }) { sink() }
  }

  // Apple declares it for every publisher that never fails.
  public func sink(receiveValue: @escaping (()) -> Void) -> AnyCancellable {
    let id = count
    count += 1
    sinks[id] = { receiveValue(()) }
    return AnyCancellable { [weak self] in self?.sinks[id] = nil }
  }
}

public final class AnyCancellable {
  private var onCancel: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { onCancel = cancel }

  public final func cancel() {
    onCancel?()
    onCancel = nil
  }

  deinit { cancel() }
}
