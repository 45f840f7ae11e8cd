// Stage 4: how effects are cancelled.

nonisolated extension Effect {
  /// Returns the same work, which `cancel(id:)` can cancel. With `cancelInFlight`, it first cancels the
  /// effects in flight under `id`.
  ///
  /// An id belongs to one store, and within it to the feature that returns the effect. Ids are equal
  /// if both their types and values are.
  public func cancellable(id: some Hashable, cancelInFlight: Bool = false) -> Effect {
    let group = Operation.cancellable(self, id: EffectID(id))
    let effect = isNone ? self : Effect(group, isFireAndForget: isFireAndForget)
    // `merge` promises no order, but this store starts its parts in this one.
    return cancelInFlight ? .merge(.cancel(id: id), effect) : effect
  }

  /// Cancels the tasks of the effects in flight under `id`. From then on, these effects send nothing. If the
  /// `cancel` is a part of an effect that runs under `id` itself, the parts after it still run.
  ///
  /// If there are none, it does nothing. If the feature has never used `id`, and an effect is in flight
  /// under it in another feature, or in this one under an equal value of another type, a debug build says
  /// so once, on standard error.
  public static func cancel(id: some Hashable) -> Effect { Effect(.cancel(id: EffectID(id))) }

  /// Cancels all effects in flight of the feature that returns this, and of its children.
  public static var cancelAll: Effect { Effect(.cancel(id: nil)) }

  /// Returns the same work, started after `duration` and cancelled by the next effect under `id`.
  ///
  /// It is a sleep and `cancelInFlight`, and nothing more. So the next effect also cancels work that has
  /// already started. If all the work is `fireAndForget`, the sleep is, too, and goes on when its child
  /// leaves. A test passes its own `clock`.
  public func debounce<Time: Clock>(
    id: some Hashable, for duration: Time.Duration, clock: Time
  ) -> Effect {
    let sleep = Effect.Operation.silent { try await clock.sleep(for: duration) }
    return .concatenate(Effect(sleep, isFireAndForget: isFireAndForget), self).cancellable(
      id: id, cancelInFlight: true)
  }
}

/// Identifies effects or a child. `AnyHashable` alone considers the `Int` 1 and the `UInt8` 1 equal. An id
/// of type `AnyHashable` is the one inside.
@usableFromInline nonisolated struct EffectID: Hashable {
  private let type: ObjectIdentifier
  private let value: AnyHashable

  init<ID: Hashable>(_ id: ID) {
    value = AnyHashable(id)
    type = ObjectIdentifier(ID.self == AnyHashable.self ? Swift.type(of: value.base) : ID.self)
  }

  #if DEBUG
    func hasValue(of other: EffectID) -> Bool { value == other.value }
    var description: String { "\(value.base)" }
    var valueType: Any.Type { Swift.type(of: value.base) }
  #endif
}
