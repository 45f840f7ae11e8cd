// Stage 2: one reducer made of several.

/// Returns a reducer that runs both reducers, the second on the value that the first one left.
///
/// To list the reducers of an app, write `combine { … }`, with each reducer on a line of its own. Use this function where you
/// combine two reducers that you already have, for instance in a `reduce`.
///
/// Combining is associative: `combine(combine(a, b), c)` and `combine(a, combine(b, c))` do the
/// same.
@inlinable
public nonisolated func combine<Value, Action>(
  _ first: @escaping Reducer<Value, Action>, _ second: @escaping Reducer<Value, Action>
) -> Reducer<Value, Action> {
  { value, action in
    first(&value, action)
    second(&value, action)
  }
}

/// Returns a reducer that runs the listed reducers in order, each on the value that the one before
/// left.
///
/// ```swift
/// let appReducer: Reducer<AppState, AppAction> = combine {
///   pullback(counterReducer, value: \.count, action: \.counter)
///   pullback(favoritesReducer, value: \.favorites, action: \.favorites)
/// }
/// ```
///
/// `if`, `if let`, `switch` and `for` in the list are evaluated once, when the reducer is created,
/// and not for each action. An empty list changes nothing.
@inlinable
public nonisolated func combine<R>(@ReducerBuilder<R> _ reducers: () -> R) -> R { reducers() }
