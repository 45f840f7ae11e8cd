// Stage 4: how effects are cancelled.
// SPDX-License-Identifier: MIT

nonisolated extension Effect {
  /// The same work, which `cancel(id:)` cancels.
  ///
  /// The id is known to this store only, and there only to the feature that the effect comes from: the
  /// ids of a child differ from its parent's and its siblings'. Ids are equal if both type and value are.
  ///
  /// - Parameter cancelInFlight: Whether effects in flight under this id are cancelled first.
  public func cancellable(id: some Hashable, cancelInFlight: Bool = false) -> Effect {
    // Kept for an effect that is none, too: it may be there to cancel what is in flight.
    if isNone && !cancelInFlight { return .none }
    return Effect(.cancellable(self, id: EffectID(id), cancelInFlight: cancelInFlight))
  }

  /// Cancels the effects in flight under `id`, if there are any.
  ///
  /// From then on they send nothing, and their tasks are cancelled. The effect that this is a part of goes on
  /// with what comes next, even if it runs under `id` itself.
  public static func cancel(id: some Hashable) -> Effect { Effect(.cancel(id: EffectID(id))) }

  /// Cancels the effects in flight under each of `ids`.
  public static func cancel(ids: [any Hashable]) -> Effect { .merge(ids.map { cancel(id: $0) }) }

  /// Cancels all effects in flight of the feature that returns it, and of its children.
  public static var cancelAll: Effect { Effect(.cancel(id: nil)) }

  /// Runs the effect once nothing has been asked for under `id` for as long as `duration`.
  ///
  /// It is a sleep and `cancelInFlight`, and nothing more.
  ///
  /// - Parameter clock: The clock that measures `duration`. A test passes one of its own.
  public func debounce<Time: Clock>(
    id: some Hashable, for duration: Time.Duration, clock: Time
  ) -> Effect {
    Effect
      .concatenate(.fireAndForget { try await clock.sleep(for: duration) }, self)
      .cancellable(id: id, cancelInFlight: true)
  }
}

/// Identifies effects, or a child: equal if both type and value are.
///
/// `AnyHashable` alone is not enough: it takes the `Int` 1 for the `UInt8` 1.
@usableFromInline
nonisolated struct EffectID: Hashable {
  private let type: ObjectIdentifier
  private let value: AnyHashable

  init<ID: Hashable>(_ id: ID) {
    type = ObjectIdentifier(ID.self)
    value = AnyHashable(id)
  }
}
