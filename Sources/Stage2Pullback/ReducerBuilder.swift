// Stage 2: the list in the braces of `combine { }`.

/// Folds a list of reducers into one with the `combine` of two.
///
/// One builder serves all kinds of reducers; a later stage extends it for the kind it adds. If each
/// kind had its own `combine { }`, the compiler could not say which line of a list is wrong.
@resultBuilder
public nonisolated enum ReducerBuilder<R> {
  @inlinable
  public static func buildExpression(_ reducer: R) -> R { reducer }

  @inlinable
  public static func buildPartialBlock(first: R) -> R { first }

  public static func buildEither(first reducer: R) -> R { reducer }
  public static func buildEither(second reducer: R) -> R { reducer }
}

nonisolated extension ReducerBuilder {
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
