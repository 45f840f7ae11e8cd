// Stage 4: work to be done for an action, as a value.
// SPDX-License-Identifier: MIT

/// Work that a reducer asks for: it is described here and done by the store.
///
/// An effect is inert. Making one runs nothing, dropping one loses nothing, and what is handed to
/// the store twice is run twice. The store starts the effects of an action after its observers were
/// told, and feeds the actions they send back into itself, in its own isolation.
public struct Effect<Action> {
  @usableFromInline let operation: Operation?

  @usableFromInline
  init(operation: Operation?) { self.operation = operation }

  @usableFromInline
  indirect enum Operation {
    case send(Action)
    case run((EffectReceiver<Action>) -> Task<Void, Never>)
    case merge([Effect])
    case concatenate([Effect])
    case cancellable(Effect, id: EffectID, cancelInFlight: Bool)
    case cancel(id: EffectID)
    case cancelAll
    case child(EffectID, Effect)
    case report(String)
  }

  /// Nothing to be done.
  @inlinable
  public static var none: Effect { Effect(operation: nil) }

  /// Whether there is nothing to be done.
  @inlinable
  public var isNone: Bool { operation == nil }

  /// Sends `action` at once, which then waits its turn behind those already sent.
  ///
  /// To share logic between actions, call a function; this is for an action that says that something
  /// happened.
  public static func send(_ action: Action) -> Effect {
    Effect(operation: .send(action))
  }

  /// Tells the programmer of something that should not have happened.
  public static func report(_ message: String) -> Effect {
    Effect(operation: .report(message))
  }

  /// What it tells the programmer, without the work.
  public var reports: Effect {
    switch operation {
    case .report: self
    case .merge(let effects): .merge(effects.map(\.reports))
    case .child(_, let effect): effect.reports
    default: .none
    }
  }

  /// Does all of `effects` at the same time, in no promised order.
  public static func merge(_ effects: [Effect]) -> Effect {
    let parts = effects.filter { !$0.isNone }
    return parts.count < 2 ? parts.first ?? .none : Effect(operation: .merge(parts))
  }

  /// Does all of the effects at the same time, in no promised order.
  public static func merge(_ effects: Effect...) -> Effect { merge(effects) }

  /// Does each of `effects` when the one before has finished. One that was cancelled has finished.
  public static func concatenate(_ effects: [Effect]) -> Effect {
    let parts = effects.filter { !$0.isNone }
    return parts.count < 2 ? parts.first ?? .none : Effect(operation: .concatenate(parts))
  }

  /// Does each of the effects when the one before has finished. One that was cancelled has finished.
  public static func concatenate(_ effects: Effect...) -> Effect { concatenate(effects) }

  /// The same work, with `transform` applied to every action it sends.
  ///
  /// `transform` is called in the store's isolation.
  public func map<NewAction>(_ transform: @escaping (Action) -> NewAction) -> Effect<NewAction> {
    guard let operation else { return .none }
    switch operation {
    case .send(let action):
      return .send(transform(action))
    case .run(let start):
      return Effect<NewAction>(operation: .run { start($0.pullback(transform)) })
    case .merge(let effects):
      return Effect<NewAction>(operation: .merge(effects.map { $0.map(transform) }))
    case .concatenate(let effects):
      return Effect<NewAction>(operation: .concatenate(effects.map { $0.map(transform) }))
    case .cancellable(let effect, let id, let cancelInFlight):
      return Effect<NewAction>(
        operation: .cancellable(effect.map(transform), id: id, cancelInFlight: cancelInFlight))
    case .cancel(let id):
      return Effect<NewAction>(operation: .cancel(id: id))
    case .cancelAll:
      return Effect<NewAction>(operation: .cancelAll)
    case .child(let id, let effect):
      return Effect<NewAction>(operation: .child(id, effect.map(transform)))
    case .report(let message):
      return .report(message)
    }
  }
}
