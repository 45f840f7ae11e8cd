// Exercise 15, solved.
// SPDX-License-Identifier: MIT

import Stage4Effects

struct SearchState: Equatable {
  var query = ""
  var result: String?
}

enum SearchAction: Equatable {
  case typed(String)
  case found(String)
  case closeTapped
}

/// Searches for the query that is typed, and shows the result.
///
/// - A new query replaces the search for the old one, whose answer must never be shown.
/// - An empty query starts no search. It cancels the search in flight and clears the result.
/// - `closeTapped` does the same as an empty query.
///
/// - Parameter search: Returns the result for a query, which takes time.
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
