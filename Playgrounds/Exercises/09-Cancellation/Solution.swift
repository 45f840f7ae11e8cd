// Exercise 9, solved: what belongs below `// MARK: Your part`.
//
// Hint 1: First make it search, and let `closeTapped` and an empty query clear the state. `.run`
// takes a closure, which takes `send`, awaits the answer, and sends it. Two of the four tests still
// fail then, because nothing is cancelled yet.
// Hint 2: An effect can be cancelled if it has an id. Look up `cancellable(id:cancelInFlight:)` and
// `cancel(id:)`.
// Hint 3: One of the two parameters of `cancellable` makes a new effect replace the old one. The
// other tests need an effect that only cancels.

func searchReducer(
  search: @escaping @Sendable (_ query: String) async -> String
) -> EffectReducer<SearchState, SearchAction> {
  { state, action in
    switch action {
    case .typed(""), .closeTapped:
      state = SearchState()
      return .cancel(id: "search")

    case .typed(let query):
      state.query = query
      return .run { send in await send(.found(search(query))) }
        .cancellable(id: "search", cancelInFlight: true)

    case .found(let result):
      state.result = result
      return .none
    }
  }
}
