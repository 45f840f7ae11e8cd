// Stage 2: one reducer out of several.
// SPDX-License-Identifier: MIT

/// The reducer that runs both, the second on the value that the first left.
///
/// It is associative: `combine(combine(a, b), c)` and `combine(a, combine(b, c))` do the same.
@inlinable
public func combine<Value, Action>(
  _ first: @escaping Reducer<Value, Action>, _ second: @escaping Reducer<Value, Action>
) -> Reducer<Value, Action> {
  { value, action in
    first(&value, action)
    second(&value, action)
  }
}

/// The reducer that runs the listed ones in order, each on the value that the one before left.
///
/// ```swift
/// let appReducer: Reducer<AppState, AppAction> = combine {
///   pullback(counterReducer, value: \.count, action: \.counter)
///   pullback(favoritesReducer, value: \.favorites, action: \.favorites)
/// }
/// ```
///
/// It folds the list by the `combine` of two. `if`, `if let`, `switch` and `for` are evaluated once, when
/// the reducer is made. An empty list changes nothing.
@inlinable
public func combine<R>(@ReducerBuilder<R> _ reducers: () -> R) -> R { reducers() }

/// The reducer that runs all the given ones in order: the classic spelling, `combine(a, b, c)`.
///
/// Prefer the list in braces. Here the optimizer does not see through the fold, and a mistake in one of
/// many reducers keeps the compiler searching for long.
public func combine<Value, Action>(
  _ first: @escaping Reducer<Value, Action>, _ second: @escaping Reducer<Value, Action>,
  _ third: @escaping Reducer<Value, Action>, _ others: Reducer<Value, Action>...
) -> Reducer<Value, Action> {
  others.reduce(combine(combine(first, second), third)) { combine($0, $1) }
}
