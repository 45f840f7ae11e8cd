// Exercise 12, solved: what belongs below `// MARK: Your part`.

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
