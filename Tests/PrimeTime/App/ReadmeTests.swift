// The README's first lines, compiled and run.

import Stage1Store
import Testing

@Suite struct ReadmeTests {
  @Test func theFirstLinesPrintWhatTheySay() {
    var printed: [String] = []
    func print(_ line: String) { printed.append(line) }

    enum CounterAction { case decrTapped, incrTapped }

    func counterReducer(count: inout Int, action: CounterAction) {
      switch action {
      case .decrTapped: count -= 1
      case .incrTapped: count += 1
      }
    }

    let store = Store(value: 0, reducer: counterReducer)
    let token = store.observe { count in print("count is \(count)") }
    store.send(.incrTapped)  // prints "count is 1"
    store.send(.decrTapped)  // prints "count is 0"

    #expect(printed == ["count is 1", "count is 0"])
    token.cancel()
  }
}
