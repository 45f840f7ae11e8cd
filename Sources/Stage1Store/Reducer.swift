// Stage 1: a function that changes the value according to an action.

/// Changes a value in place according to an action.
///
/// A reducer is pure: its change depends on `value`, `action`, and what the function that returned it
/// was passed. It sends no actions and reads no store, only the `value` that is passed to it.
///
/// It is not `@Sendable`, so that a function of the main actor, where a new Xcode project puts all, can be
/// one. So a global reducer is a function, or a constant of an actor.
public typealias Reducer<Value, Action> = (_ value: inout Value, _ action: Action) -> Void
