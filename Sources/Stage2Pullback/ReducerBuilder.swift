// Stage 2: what may stand between the braces of `combine { }`.
// SPDX-License-Identifier: MIT

/// Folds a list of reducers into one, by the `combine` of two.
///
/// There is one builder for all kinds of reducers; a later stage extends it for the kind it adds. With
/// a `combine { }` for each kind, the compiler could not say which line is wrong.
@resultBuilder
public enum ReducerBuilder<R> {
  @inlinable
  public static func buildExpression(_ reducer: R) -> R { reducer }

  @inlinable
  public static func buildPartialBlock(first: R) -> R { first }

  public static func buildEither(first reducer: R) -> R { reducer }
  public static func buildEither(second reducer: R) -> R { reducer }
}

extension ReducerBuilder {
  @inlinable
  public static func buildPartialBlock<Value, Action>(accumulated: R, next: R) -> R
  where R == Reducer<Value, Action> { combine(accumulated, next) }

  public static func buildBlock<Value, Action>() -> R
  where R == Reducer<Value, Action> { { _, _ in } }

  public static func buildOptional<Value, Action>(_ reducer: R?) -> R
  where R == Reducer<Value, Action> { reducer ?? buildBlock() }

  public static func buildArray<Value, Action>(_ reducers: [R]) -> R
  where R == Reducer<Value, Action> { reducers.reduce(buildBlock()) { combine($0, $1) } }
}
