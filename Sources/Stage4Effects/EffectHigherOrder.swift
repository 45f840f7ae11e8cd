// Stage 4: higher-order reducers over effectful ones.
// SPDX-License-Identifier: MIT

/// Any higher-order reducer made for plain reducers, over an effectful one.
///
/// ```swift
/// wrap(appReducer, in: { activityFeed($0, now: now) })
/// ```
///
/// - Parameter higherOrder: Called for each action, with a reducer that keeps the effect aside. If it runs that
///   several times, their effects are merged.
@inlinable
public func wrap<Value, Action>(
  _ reducer: @escaping EffectReducer<Value, Action>,
  in higherOrder: @escaping (@escaping Reducer<Value, Action>) -> Reducer<Value, Action>
) -> EffectReducer<Value, Action> {
  wrap(reducer, in: higherOrder, value: \.self, embed: { $0 })
}

/// Any higher-order reducer made for plain reducers, over an effectful one, when it changes the type
/// of value or action.
///
/// - Parameters:
///   - value: Where the old value lies in the new one.
///   - embed: Makes the new action of one that an effect sends.
@inlinable
public func wrap<Value, Action, NewValue, NewAction>(
  _ reducer: @escaping EffectReducer<Value, Action>,
  in higherOrder: @escaping (@escaping Reducer<Value, Action>) -> Reducer<NewValue, NewAction>,
  value: KeyPath<NewValue, Value>,
  embed: @escaping (Action) -> NewAction
) -> EffectReducer<NewValue, NewAction> {
  { newValue, newAction in
    var effect = Effect<Action>.none
    let plain = higherOrder { value, action in
      let next = reducer(&value, action)
      effect = effect.isNone ? next : .merge(effect, next)
    }
    plain(&newValue, newAction)
    return effect.map(embed).child(nil, value: value)
  }
}

/// The given reducer, which also prints every action and the value as it is after the change.
public func logging<Value, Action>(
  _ reducer: @escaping EffectReducer<Value, Action>,
  printer: @escaping (String) -> Void = { print($0) }
) -> EffectReducer<Value, Action> {
  wrap(reducer, in: { logging($0, printer: printer) })
}

/// The given reducer on a value that keeps its actions, those that effects send among them.
public func recording<Value, Action>(
  _ reducer: @escaping EffectReducer<Value, Action>
) -> EffectReducer<Recorded<Value, Action>, Action> {
  wrap(reducer, in: { recording($0) }, value: \.value, embed: { $0 })
}

/// The given reducer on a value with a history.
///
/// Undoing and redoing restore values; they run no effect, and call none off.
public func undoable<Value, Action>(
  _ reducer: @escaping EffectReducer<Value, Action>,
  limit: Int = 100,
  filter: @escaping (Action) -> Bool = { _ in true }
) -> EffectReducer<Undoable<Value>, UndoableAction<Action>> {
  wrap(
    reducer, in: { undoable($0, limit: limit, filter: filter) },
    value: \.present, embed: UndoableAction<Action>.perform)
}

/// The given reducer on a value with a history, in which an action that changes nothing is no step.
public func undoable<Value: Equatable, Action>(
  _ reducer: @escaping EffectReducer<Value, Action>,
  limit: Int = 100,
  filter: @escaping (Action) -> Bool = { _ in true }
) -> EffectReducer<Undoable<Value>, UndoableAction<Action>> {
  wrap(
    reducer, in: { undoable($0, limit: limit, filter: filter) },
    value: \.present, embed: UndoableAction<Action>.perform)
}
