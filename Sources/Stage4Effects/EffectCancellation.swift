// Stage 4: how work is called off.
// SPDX-License-Identifier: MIT

extension Effect {
  /// The same work, which `cancel(id:)` calls off.
  ///
  /// The id is known to this store only, and there only to the feature that the effect comes from: a
  /// child's ids are other ids than its parent's and its siblings'. Ids are equal if both type and
  /// value are.
  ///
  /// - Parameter cancelInFlight: Whether work in flight under this id is called off first.
  public func cancellable(id: some Hashable, cancelInFlight: Bool = false) -> Effect {
    // Kept for an effect that is none, too: it may be there to call off what is in flight.
    if isNone && !cancelInFlight { return .none }
    return Effect(
      operation: .cancellable(self, id: EffectID(id), cancelInFlight: cancelInFlight))
  }

  /// Calls off the work in flight under `id`; nothing if there is none.
  ///
  /// From then on it sends nothing more, and its task is cancelled.
  public static func cancel(id: some Hashable) -> Effect {
    Effect(operation: .cancel(id: EffectID(id)))
  }

  /// Calls off all work in flight of the feature that returns it, and of its children.
  public static var cancelAll: Effect { Effect(operation: .cancelAll) }

  /// The same work, as that of a child of this feature, so that its ids are its own.
  ///
  /// `pullback` does this. Do it yourself in an operator that embeds a child in another way.
  ///
  /// - Parameter id: Tells this child from its siblings, by type and value.
  public func child(_ id: some Hashable) -> Effect {
    isNone ? .none : Effect(operation: .child(EffectID(id), self))
  }

  /// Does the work once nothing was asked for under `id` for as long as `duration`.
  ///
  /// It is a sleep and a cancellation of what is in flight, and no more.
  ///
  /// - Parameter clock: Whose time it is; a test's own clock makes it instant.
  public func debounce<Time: Clock>(
    id: some Hashable, for duration: Time.Duration, clock: Time
  ) -> Effect {
    Effect
      .concatenate(.fireAndForget { try await clock.sleep(for: duration) }, self)
      .cancellable(id: id, cancelInFlight: true)
  }
}

/// What tells one effect, or one child, from another: equal if both type and value are.
///
/// `AnyHashable` alone is not enough, as for it the `Int` 1 is the `UInt8` 1.
@usableFromInline
struct EffectID: Hashable {
  private let type: ObjectIdentifier
  private let value: AnyHashable

  @usableFromInline
  init<ID: Hashable>(_ id: ID) {
    type = ObjectIdentifier(ID.self)
    value = AnyHashable(id)
  }
}
