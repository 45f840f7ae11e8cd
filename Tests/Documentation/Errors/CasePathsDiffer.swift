// Errors you will see: a case path that names two cases.

import Stage4Effects

enum PairAction {
  case left(CounterAction)
  case right(CounterAction)

  var left: CounterAction? { if case .left(let action) = self { action } else { nil } }
}

@main struct CasePathsDiffer {
  @MainActor static func main() {
    let store = Store(
      value: AppState(),
      reducer: pullback(
        searchReducer, value: \.count, action: CasePath(\.left, PairAction.right)))
    // stops: The two sides of a `CasePath` do not match: it embeds in right(
    store.send(.left(.incrTapped))
  }
}
