import Stage3HigherOrder
import TestSupport
import Testing

@Suite struct LoggingTests {
  struct Counter { var count = 0 }
  enum CounterAction { case incrTapped }

  @Test func theActionAndTheValueAfterTheChangeArePrinted() {
    var printed: [String] = []
    let reducer: Reducer<Counter, CounterAction> = logging(
      { counter, _ in counter.count += 1 }, printer: { printed.append($0) })
    let store = Store(value: Counter(), reducer: reducer)

    store.send(.incrTapped)

    #expect(store.value.count == 1)
    #expect(printed.count == 1)
    let lines = printed[0].split(separator: "\n").map(String.init)
    #expect(lines.prefix(2) == ["Action: incrTapped", "Value:"])
    #expect(lines[2].hasPrefix("▿ ") && lines[2].hasSuffix("Counter"))
    #expect(lines.dropFirst(3) == ["  - count: 1"])
    #expect(printed[0].hasSuffix("1"))
  }

  @Test func byDefaultTheEntryIsPrintedToStandardOutput() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      Store(value: 0, reducer: logging({ (count: inout Int, _: String) in count += 1 })).send("a")
    }
    #expect(result.printed.contains("Action: a\nValue:\n- 1\n"))
  }

  @Test func aMillionElementsKeepTheirBufferWhilePrinted() {
    struct Quiet: CustomReflectable {
      var items = Array(repeating: 0, count: 1_000_000)
      var customMirror: Mirror { Mirror(self, children: []) }
    }
    let store = Store(
      value: Quiet(),
      reducer: logging({ value, index in value.items[index] = 1 }, printer: { _ in }))
    #expect(buffers(of: { store.value.items }, during: { store.send($0) }) == 1)
  }
}
