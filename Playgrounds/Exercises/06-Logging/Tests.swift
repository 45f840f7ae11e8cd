// Exercise 6: its tests.

import Stage2Pullback
import Testing

@Suite struct Exercise6 {
  enum CounterAction { case incrTapped, decrTapped }

  static func counterReducer(count: inout Int, action: CounterAction) {
    switch action {
    case .incrTapped: count += 1
    case .decrTapped: count -= 1
    }
  }

  @Test func eachActionIsALine() {
    var lines: [String] = []
    let store = Store(value: 0, reducer: logging(Self.counterReducer) { lines.append($0) })
    store.send(.incrTapped)
    store.send(.incrTapped)
    store.send(.decrTapped)
    #expect(lines == ["incrTapped: 0 → 1", "incrTapped: 1 → 2", "decrTapped: 2 → 1"])
  }

  @Test func anActionThatChangesNothingIsALineToo() {
    var lines: [String] = []
    let add: Reducer<Int, Int> = { $0 += $1 }
    let adding = logging(add) { lines.append($0) }
    var (first, second) = (2, 5)
    adding(&first, 0)
    adding(&second, 1)
    #expect(lines == ["0: 2 → 2", "1: 5 → 6"])
  }
}
