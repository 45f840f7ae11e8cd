// Exercise 9: a search that can be cancelled.

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

// MARK: Your part. Everything above is given.

/// Searches for the query that is typed, and shows the result.
///
/// - A new query replaces the search for the old one, whose answer must never be shown.
/// - An empty query starts no search. It cancels the search in flight and clears the result.
/// - `closeTapped` empties the query, and otherwise does the same as an empty query.
///
/// - Parameter search: Returns the result for a query, which takes time.
func searchReducer(
  search: @escaping @Sendable (_ query: String) async -> String
) -> EffectReducer<SearchState, SearchAction> {
  { state, action in
    // Your code goes here.
    .none
  }
}
