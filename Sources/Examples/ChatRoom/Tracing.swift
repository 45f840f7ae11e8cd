// Chat room: prints the loop of actions, reducers and effects.

public import ClassicRedux

/// Returns a reducer that runs `reducer` and prints each step of the loop: the action that is
/// reduced, whether the reducer returns an effect, and each action that the effect sends.
///
/// - Parameter printer: Called with one line for each step.
public func tracing<Value, Action>(
  _ reducer: @escaping EffectReducer<Value, Action>,
  printer: @escaping (String) -> Void
) -> EffectReducer<Value, Action> {
  { value, action in
    let effect = reducer(&value, action)
    printer("reducer: \(traced(action))\(effect.isNone ? "" : ", returns an effect")")
    return effect.map { action in
      printer("effect: sends \(traced(action))")
      return action
    }
  }
}

/// The action as code, without the names of its types: `.nickname(.saveButtonTapped)`.
public func traced(_ action: Any) -> String {
  let mirror = Mirror(reflecting: action)
  guard mirror.displayStyle == .enum else { return String(reflecting: action) }
  guard let payload = mirror.children.first, let name = payload.label else { return ".\(action)" }
  return ".\(name)(\(traced(payload.value)))"
}
