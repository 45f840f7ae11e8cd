// The README's code, compiled and run.

import ClassicRedux
import Stage5Testing
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

  enum SearchAction: Equatable {
    case typed(String)
    case found(String)
  }

  func find(_ text: String) async -> String { "all about \(text)" }

  func searchReducer(answer: inout String, action: SearchAction) -> Effect<SearchAction> {
    switch action {
    case .typed(let text):
      return .run { send in await send(.found(await find(text))) }
        .cancellable(id: "search", cancelInFlight: true)
    case .found(let text): answer = text
    }
    return .none
  }

  @Test @MainActor func onlyTheLastSearchAnswers() async {
    let store = TestStore(value: "", reducer: searchReducer)
    store.send(.typed("st"))
    store.send(.typed("store"))  // cancels the search for "st"
    await store.receive(.found("all about store")) { $0 = "all about store" }
    await store.finish()
  }
}
