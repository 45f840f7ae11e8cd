// Errors you will see: an action for a child that has left.
// SPDX-License-Identifier: MIT

import Stage7Scope

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
    // reports: An action came for a child that is not there
    store.send(.detail(.incrTapped))
  }
}
