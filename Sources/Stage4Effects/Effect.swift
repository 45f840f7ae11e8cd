// Stage 4: work that a reducer asks for, as a value.

/// Work that a reducer asks for and the store does.
///
/// An effect is an inert value: creating one runs nothing, and returning it twice runs it twice.
/// The store starts the effects of an action once its observers have been notified, and reduces the
/// actions they send in its own isolation.
public nonisolated struct Effect<Action> {
  @usableFromInline let operation: Operation?
  /// Whether all its work is `fireAndForget`, so that it belongs to the store alone.
  @usableFromInline let isFireAndForget: Bool

  /// No work.
  @inlinable public static var none: Effect { Effect(nil) }

  /// Whether there is no work: true of `none`, and of what is made from nothing else.
  @inlinable public var isNone: Bool { operation == nil }

  /// Sends `action`, which waits its turn behind the actions already sent. To share code between
  /// actions, call a function instead.
  ///
  /// It has finished as soon as the action is in the queue. So `.concatenate(.send(.begin), .cancel(id: "x"))`
  /// cancels before the reducer has handled `.begin`, which may then start an effect under that id.
  public static func send(_ action: Action) -> Effect {
    Effect(.send(action), isFireAndForget: false)
  }

  /// Runs `effects` at the same time, in no promised order. Finishes when all of them have.
  public static func merge(_ effects: [Effect]) -> Effect { several(effects, inTurn: false) }
  /// The same for effects that are listed one by one.
  public static func merge(_ effects: Effect...) -> Effect { merge(effects) }

  /// Starts each of `effects` when the previous one has finished or been cancelled.
  public static func concatenate(_ effects: [Effect]) -> Effect { several(effects, inTurn: true) }
  /// The same for effects that are listed one by one.
  public static func concatenate(_ effects: Effect...) -> Effect { concatenate(effects) }

  /// Passes `message` to the store's `report`, once for each action, even if several reducers return it:
  /// for a programmer error that is not worth a crash.
  public static func report(_ message: String) -> Effect { Effect(.report(message)) }

  /// Returns the same work, with `transform` applied, in the store's isolation, to each action it sends.
  ///
  /// Use it for an effect that several features share: each turns the answer into an action of its own. For the
  /// effects of a child, use `pullback`, which also says where the child is, so that they end when the child leaves.
  /// In a higher-order reducer of your own, ``ofChild(at:embed:)`` does that.
  public func map<NewAction>(_ transform: @escaping (Action) -> NewAction) -> Effect<NewAction> {
    guard let operation else { return .none }
    let mapped: Effect<NewAction>.Operation =
      switch operation {
      case .send(let action): .send(transform(action))
      case .run(let start):
        .run { job in
          start(job)
          job.embedActions { transform($0 as! Action) }
        }
      case .several(let count, let part, let inTurn):
        .several(count, { part($0).map(transform) }, inTurn: inTurn)
      case .cancel(let id): .cancel(id: id)
      case .cancellable(let effect, let id): .cancellable(effect.map(transform), id: id)
      case .child(let effect, let child): .child(effect.map(transform), child)
      case .report(let message): .report(message)
      }
    return Effect<NewAction>(mapped, isFireAndForget: isFireAndForget)
  }

  @usableFromInline indirect enum Operation {
    case send(Action)
    /// Starts a task for a job.
    case run((_ job: EffectJob) -> Void)
    /// The number of parts, and a function that makes one when needed, so `map` does not recurse.
    case several(Int, (_ index: Int) -> Effect, inTurn: Bool)
    /// Without an id, cancels all effects of the feature and of its children.
    case cancel(id: EffectID?)
    case cancellable(Effect, id: EffectID)
    case child(Effect, (_ parent: EffectFeature) -> EffectFeature?)
    case report(String)
  }

  @usableFromInline init(_ operation: Operation?, isFireAndForget: Bool = true) {
    (self.operation, self.isFireAndForget) = (operation, isFireAndForget)
  }

  // Parts of the same kind are flattened, so folding ten thousand effects makes lists, not nested pairs.
  // A list of 256 is not extended, because each step of the fold would copy it.
  private static func several(_ effects: [Effect], inTurn: Bool) -> Effect {
    var all: [Effect] = []
    for effect in effects where !effect.isNone {
      if case .several(let count, let part, inTurn) = effect.operation, count < 256 {
        all += (0..<count).map(part)
      } else {
        all.append(effect)
      }
    }
    if all.count < 2 { return all.first ?? .none }
    return Effect(
      .several(all.count, { [all] in all[$0] }, inTurn: inTurn),
      isFireAndForget: all.allSatisfy { $0.isFireAndForget })
  }
}
