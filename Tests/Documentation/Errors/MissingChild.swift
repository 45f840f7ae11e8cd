// Errors you will see: an action for a child that has left.

import Stage6Children

struct ListState { var detail: Int? }

enum ListAction {
  case detail(CounterAction)
  var detail: CounterAction? { if case .detail(let action) = self { action } else { nil } }
}

@main struct MissingChild {
  @MainActor static func main() {
    let store = Store(
      value: ListState(),
      reducer: pullback(
        searchReducer, optional: \.detail, action: CasePath(\.detail, ListAction.detail)))
    // reports: An action was sent to a child that no longer exists, or never did
    store.send(.detail(.incrTapped))
  }
}
