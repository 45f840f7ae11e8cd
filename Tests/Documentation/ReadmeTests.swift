// The README's code, compiled and run.

import ClassicRedux
import Stage5Testing
import Testing

@Suite struct ReadmeTests {
  enum CounterAction { case decrTapped, incrTapped }

  func counterReducer(count: inout Int, action: CounterAction) {
    switch action {
    case .decrTapped: count -= 1
    case .incrTapped: count += 1
    }
  }

  @Test func theFirstLinesPrintWhatTheySay() {
    var printed: [String] = []
    func print(_ item: Any) { printed.append("\(item)") }
    func logging<Value, Action>(
      _ reducer: @escaping Reducer<Value, Action>
    ) -> Reducer<Value, Action> {
      ClassicRedux.logging(reducer, printer: print)
    }

    let store = Store(value: 0, reducer: counterReducer)
    let token = store.observe { count in print("count is \(count)") }
    store.send(.incrTapped)  // prints "count is 1"
    store.send(.decrTapped)  // prints "count is 0"

    store.replay([.incrTapped, .incrTapped])  // prints "count is 1" and "count is 2"

    let history = Store(value: Undoable(0), reducer: undoable(logging(counterReducer)))
    history.send(.perform(.incrTapped))  // prints "Action: incrTapped", "− 0" and "+ 1"
    history.send(.undo)
    print(history.value.present)  // prints "0"

    let lines = printed.flatMap { $0.split(separator: "\n") }
    let expected = [
      "count is 1", "count is 0", "count is 1", "count is 2", "Action: incrTapped", "− 0", "+ 1",
      "0",
    ]
    #expect(lines.map(String.init) == expected)
    token.cancel()
  }

  @Test func aTapCountsUp() {
    var count = 41
    counterReducer(count: &count, action: .incrTapped)
    #expect(count == 42)
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
