// Stage 4: work that a reducer asks for, as a value.
// SPDX-License-Identifier: MIT

/// Work that a reducer asks for and the store does.
///
/// An effect is an inert value: creating one runs nothing, and returning it twice runs it twice.
/// The store starts the effects of an action once its observers have been notified, and reduces the
/// actions they send in its own isolation.
public nonisolated struct Effect<Action> {
  @usableFromInline let operation: Operation?

  @usableFromInline init(_ operation: Operation?) { self.operation = operation }

  @usableFromInline
  indirect enum Operation {
    case send(Action)
    case run((EffectSend<Action>) -> Task<Void, Never>)
    case merge([Effect])
    case concatenate([Effect])
    case cancellable(Effect, id: EffectID, cancelInFlight: Bool)
    /// Without an id, cancels all effects of the feature and of its children.
    case cancel(id: EffectID?)
    case child(Effect, EffectPath)
    case unawaited(Effect)
    case report(String, once: Bool)
  }

  /// No work.
  @inlinable public static var none: Effect { Effect(nil) }

  /// Whether there is no work to do.
  @inlinable public var isNone: Bool { operation == nil }

  /// Sends `action`, which waits its turn behind the actions already sent.
  ///
  /// To share code between actions, call a function instead.
  public static func send(_ action: Action) -> Effect { Effect(.send(action)) }

  /// Passes `message` to the store's `report`: for a programmer error that is not worth a crash. With `once`, it is
  /// reported once even if several reducers return it for an action.
  public static func report(_ message: String, once: Bool = false) -> Effect {
    Effect(.report(message, once: once))
  }

  /// Runs `effects` at the same time, in no promised order. Finishes when all of them have.
  public static func merge(_ effects: [Effect]) -> Effect {
    flattened(effects, Operation.merge) { if case .merge(let parts) = $0 { parts } else { nil } }
  }

  /// Runs the effects at the same time, in no promised order. Finishes when all of them have.
  public static func merge(_ effects: Effect...) -> Effect { merge(effects) }

  /// Starts each of `effects` when the previous one has finished or been cancelled.
  public static func concatenate(_ effects: [Effect]) -> Effect {
    flattened(effects, Operation.concatenate) {
      if case .concatenate(let parts) = $0 { parts } else { nil }
    }
  }

  /// Starts each of the effects when the previous one has finished or been cancelled.
  public static func concatenate(_ effects: Effect...) -> Effect { concatenate(effects) }

  /// The same work, which `sendAndWait` neither waits for nor cancels: an autosave, say, that should not
  /// keep a refresh going. It is in flight, so `finish` waits for it; `concatenate` does not.
  public var unawaited: Effect { isNone ? .none : Effect(.unawaited(self)) }

  // Folding ten thousand effects thus makes lists instead of nested pairs. A long list is not extended
  // further, because each step of the fold would copy it.
  private static func flattened(
    _ effects: [Effect], _ combined: ([Effect]) -> Operation, parts: (Operation) -> [Effect]?
  ) -> Effect {
    var all: [Effect] = []
    for effect in effects {
      guard let operation = effect.operation else { continue }
      if let parts = parts(operation), parts.count < 256 {
        all += parts
      } else {
        all.append(effect)
      }
    }
    return all.count > 1 ? Effect(combined(all)) : all.first ?? .none
  }

  /// Returns the same work, with `transform` applied, in the store's isolation, to each action it
  /// sends.
  ///
  /// To embed a feature's effect in its parent's, use `pullback`, or also say where the feature is:
  /// `effect.map(ParentAction.feature).child("feature", value: \.feature)`. With `map` alone, the
  /// store looks for the feature's children in the parent's value, and reports that they are not there.
  public func map<NewAction>(_ transform: @escaping (Action) -> NewAction) -> Effect<NewAction> {
    guard let operation else { return .none }
    let mapped: Effect<NewAction>.Operation =
      switch operation {
      case .send(let action): .send(transform(action))
      case .run(let start): .run { start($0._map(transform)) }
      case .merge(let effects): .merge(effects.map { $0.map(transform) })
      case .concatenate(let effects): .concatenate(effects.map { $0.map(transform) })
      case .cancellable(let effect, let id, let cancelInFlight):
        .cancellable(effect.map(transform), id: id, cancelInFlight: cancelInFlight)
      case .cancel(let id): .cancel(id: id)
      case .child(let effect, let step): .child(effect.map(transform), step.mapped)
      case .unawaited(let effect): .unawaited(effect.map(transform))
      case .report(let message, let once): .report(message, once: once)
      }
    return Effect<NewAction>(mapped)
  }
}
