// Errors you will see: a case with two payloads.
// SPDX-License-Identifier: MIT

import Stage6Children

struct Row: Identifiable { var id = 0 }
struct RowsState { var rows: IdentifiedArray<Row> = [] }
func rowReducer(row: inout Row, action: CounterAction) -> Effect<CounterAction> { .none }

enum RowsAction {
  case row(Int, CounterAction)

  var row: (Int, CounterAction)? {
    if case .row(let id, let action) = self { (id, action) } else { nil }
  }
}

func twoPayloads() -> EffectReducer<RowsState, RowsAction> {
  // error: to expected argument type 'KeyPath<RowsAction, ElementAction<Int, CounterAction>?>'
  pullback(rowReducer, elementsByID: \.rows, action: CasePath(\.row, RowsAction.row))
}
