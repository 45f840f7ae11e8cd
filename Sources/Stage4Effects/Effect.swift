// Stage 4: work to be done for an action, as a value.
// SPDX-License-Identifier: MIT

/// Work that a reducer asks for: described here, done by the store.
///
/// An effect is inert. Making one runs nothing, dropping one loses nothing, and one that is handed to
/// the store twice runs twice. The store starts the effects of an action after it has notified its
/// observers, and reduces the actions they send in its own isolation.
public nonisolated struct Effect<Action> {
  @usableFromInline let operation: Operation?

  @usableFromInline
  init(_ operation: Operation?) { self.operation = operation }

  @usableFromInline
  indirect enum Operation {
    case send(Action)
    case run((EffectTask<Action>) -> Task<Void, Never>)
    case merge([Effect])
    case concatenate([Effect])
    case cancellable(Effect, id: EffectID, cancelInFlight: Bool)
    /// Without an id, everything.
    case cancel(id: EffectID?)
    case child(Effect, EffectChild)
    case report(String, dropsAction: Bool)
  }

  /// Nothing to be done.
  @inlinable
  public static var none: Effect { Effect(nil) }

  /// Whether there is nothing to be done.
  @inlinable
  public var isNone: Bool { operation == nil }

  /// Sends `action`, which waits its turn behind the actions already sent.
  ///
  /// To share logic between actions, call a function. Use this for an action that says that something
  /// happened.
  public static func send(_ action: Action) -> Effect { Effect(.send(action)) }

  /// Reports a programmer's mistake that is not worth a crash to the store's `report`.
  public static func report(_ message: String) -> Effect {
    Effect(.report(message, dropsAction: false))
  }

  /// Reports that an action cannot be handled, as ``report(_:)`` does, and keeps the reducers that are
  /// listed after this one in `combine` from handling it.
  public static func drop(_ message: String) -> Effect {
    Effect(.report(message, dropsAction: true))
  }

  /// Whether this effect is a ``drop(_:)``.
  public var dropsAction: Bool {
    if case .report(_, dropsAction: true) = operation { true } else { false }
  }

  /// Runs all of `effects` at the same time, in no promised order.
  public static func merge(_ effects: [Effect]) -> Effect {
    flattened(effects, Operation.merge) {
      if case .merge(let parts) = $0 { parts } else { nil }
    }
  }

  /// Runs all of the effects at the same time, in no promised order.
  public static func merge(_ effects: Effect...) -> Effect { merge(effects) }

  /// Runs both effects at the same time, in no promised order.
  public func merge(with other: Effect) -> Effect { .merge([self, other]) }

  /// Runs each of `effects` when the one before has finished. A cancelled effect has finished.
  public static func concatenate(_ effects: [Effect]) -> Effect {
    flattened(effects, Operation.concatenate) {
      if case .concatenate(let parts) = $0 { parts } else { nil }
    }
  }

  /// Runs each of the effects when the one before has finished. A cancelled effect has finished.
  public static func concatenate(_ effects: Effect...) -> Effect { concatenate(effects) }

  /// Runs `next` when this effect has finished. A cancelled effect has finished.
  public func concatenate(with next: Effect) -> Effect { .concatenate([self, next]) }

  // Lists in the list become a part of it, so that a fold over ten thousand effects is not a nest as deep.
  // Long lists stay as they are: copying them at each step of the fold would take longer.
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

  /// The same work, with `transform` applied to every action it sends, in the store's isolation.
  public func map<NewAction>(_ transform: @escaping (Action) -> NewAction) -> Effect<NewAction> {
    guard let operation else { return .none }
    let mapped: Effect<NewAction>.Operation =
      switch operation {
      case .send(let action): .send(transform(action))
      case .run(let start): .run { start($0.pullback(transform)) }
      case .merge(let effects): .merge(effects.map { $0.map(transform) })
      case .concatenate(let effects): .concatenate(effects.map { $0.map(transform) })
      case .cancellable(let effect, let id, let cancelInFlight):
        .cancellable(effect.map(transform), id: id, cancelInFlight: cancelInFlight)
      case .cancel(let id): .cancel(id: id)
      case .child(let effect, let child): .child(effect.map(transform), child)
      case .report(let message, _): .report(message, dropsAction: false)
      }
    return Effect<NewAction>(mapped)
  }

  /// What the effect reports, without its work.
  public var reports: Effect {
    switch operation {
    case .report: self
    case .merge(let effects), .concatenate(let effects): .merge(effects.map(\.reports))
    case .cancellable(let effect, _, _), .child(let effect, _): effect.reports
    case .send, .run, .cancel, nil: .none
    }
  }
}
