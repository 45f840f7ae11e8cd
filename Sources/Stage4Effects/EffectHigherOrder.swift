// Stage 4: higher-order reducers around effectful ones.

/// Applies a higher-order reducer that was made for plain reducers to an effectful one.
///
/// ```swift
/// wrap(appReducer, in: { activityFeed($0, now: now) })
/// ```
///
/// `higherOrder` is called for each action. It gets a plain reducer, which runs `reducer` and keeps its
/// effect for later. If that plain reducer is run several times, the effects are merged.
public nonisolated func wrap<Value, Action>(
  _ reducer: @escaping EffectReducer<Value, Action>,
  in higherOrder: @escaping (@escaping Reducer<Value, Action>) -> Reducer<Value, Action>
) -> EffectReducer<Value, Action> {
  wrap(reducer, in: higherOrder, value: \.self, embed: { $0 })
}

/// The same for one that also changes the type of the value or of the action. `value` is the path to
/// the old value in the new one.
nonisolated func wrap<Value, Action, NewValue, NewAction>(
  _ reducer: @escaping EffectReducer<Value, Action>,
  in higherOrder: @escaping (@escaping Reducer<Value, Action>) -> Reducer<NewValue, NewAction>,
  value: KeyPath<NewValue, Value>, embed: @escaping (Action) -> NewAction
) -> EffectReducer<NewValue, NewAction> {
  { newValue, newAction in
    var effect = Effect<Action>.none
    let plain = higherOrder { value, action in
      let next = reducer(&value, action)
      effect = effect.isNone ? next : .merge(effect, next)
    }
    plain(&newValue, newAction)
    return effect.ofChild(at: ChildPath(wrapped: value), embed: embed)
  }
}

/// The same as `logging` for a plain reducer.
public nonisolated func logging<Value, Action>(
  _ reducer: @escaping EffectReducer<Value, Action>,
  printer: @escaping (String) -> Void = { print($0) }
) -> EffectReducer<Value, Action> {
  wrap(reducer, in: { logging($0, printer: printer) })
}

/// The same as `recording` for a plain reducer. It also records what effects send.
public nonisolated func recording<Value, Action>(
  _ reducer: @escaping EffectReducer<Value, Action>,
  filter: @escaping (Action) -> Bool = { _ in true }
) -> EffectReducer<Recorded<Value, Action>, Action> {
  wrap(reducer, in: { recording($0, filter: filter) }, value: \.value, embed: { $0 })
}

/// The same as `undoable` for a plain reducer.
///
/// `.undo` and `.redo` start no effects, and cancel only those of children that leave. So a redo can bring
/// back a value that says "loading", but not the effect that loads. Keep "loading" out of the history, or ask
/// again after a redo.
public nonisolated func undoable<Value, Action>(
  _ reducer: @escaping EffectReducer<Value, Action>,
  limit: Int = 100, filter: @escaping (Action) -> Bool = { _ in true }
) -> EffectReducer<Undoable<Value>, UndoableAction<Action>> {
  wrap(
    reducer, in: { undoable($0, limit: limit, filter: filter) },
    value: \.present, embed: UndoableAction<Action>.perform)
}
