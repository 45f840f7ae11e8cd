// Test support: effects that last as long as the test needs.

public import Stage4Effects

/// Waits until the task is cancelled, forever if need be.
@Sendable public func untilCancelled() async throws {
  let (stream, continuation) = AsyncStream<Never>.makeStream()
  for await _ in stream {}
  withExtendedLifetime(continuation) {}
  try Task.checkCancellation()
}

extension Effect where Action: Sendable {
  /// Sends `action` from its own task.
  public static func later(_ action: Action) -> Effect { .run { send in await send(action) } }

  /// This effect as one of a child that is always there, in a store or a child with a value of a type.
  public func inChild<Value>(_ id: some Hashable, of: Value.Type = [String].self) -> Effect {
    ofChild(at: ChildPath<Value, Value>([], id: id) { $0 }, embed: { $0 })
  }

  /// Runs until it is cancelled.
  public static var endless: Effect { .run { _ in try await untilCancelled() } }
}
