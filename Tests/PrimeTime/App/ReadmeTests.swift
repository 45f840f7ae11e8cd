// The README's first lines, compiled and run.
// SPDX-License-Identifier: MIT

import ClassicRedux
import PrimeTime
import Testing

@MainActor @Suite struct ReadmeTests {
  @Test func theFirstLinesPrintWhatTheySay() {
    var printed: [Int] = []
    func print(_ count: Int) { printed.append(count) }

    let store = Store(value: AppState(), reducer: Stage4App.appReducer(.live))
    let token = store.observe { state in print(state.count) }
    store.send(.counter(.incrTapped))  // prints 1

    #expect(printed == [1])
    #expect(store.value.count == 1)
    token.cancel()
  }
}
