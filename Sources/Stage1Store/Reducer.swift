// Stage 1: a function that changes the value according to an action.

/// Changes a value in place according to an action.
///
/// A reducer is pure: its change depends only on `value`, `action`, and the parameters of the function that
/// returned the reducer. It sends no actions, and reads no store, only the `value` that is passed to it.
///
/// The type is not `@Sendable`. So a function of the main actor can be a reducer, and in a new Xcode project,
/// all functions belong to the main actor. A global reducer has to be a function, or a constant of an actor.
public typealias Reducer<Value, Action> = (_ value: inout Value, _ action: Action) -> Void
