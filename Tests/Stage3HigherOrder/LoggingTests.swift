import Stage3HigherOrder
import TestSupport
import Testing

@Suite struct LoggingTests {
  struct Counter { var count = 0 }
  enum CounterAction { case incrTapped }

  @Test func theActionAndWhatItChangedArePrinted() {
    var printed: [String] = []
    let reducer: Reducer<Counter, CounterAction> = logging(
      { counter, _ in counter.count += 1 }, printer: { printed.append($0) })
    let store = Store(value: Counter(), reducer: reducer)

    store.send(.incrTapped)

    #expect(store.value.count == 1)
    #expect(
      printed == [
        """
        Action: incrTapped
          ▿ Stage3HigherOrderTests.LoggingTests.Counter
        −   - count: 0
        +   - count: 1
        """
      ])
  }

  @Test func anActionThatChangesNothingIsPrinted() {
    var printed: [String] = []
    let reducer: Reducer<Counter, CounterAction> = logging(
      { _, _ in }, printer: { printed.append($0) })
    Store(value: Counter(), reducer: reducer).send(.incrTapped)
    #expect(printed == ["Action: incrTapped\nNo visible change."])
  }

  indirect enum Nested {
    case leaf(Int)
    case node(Int, Nested)

    init(levels: Int, top: Int, bottom: Int = 0) {
      self = (1..<levels).reduce(.leaf(bottom)) { inner, _ in .node(0, inner) }
      self = .node(top, self)
    }
  }

  /// Took ten seconds when the text of each level was compared with all that it contains.
  @Test(arguments: [(1, 0), (0, 1)])
  func aValueOfManyLevelsIsPrinted(top: Int, bottom: Int) {
    var printed = ""
    let reducer: Reducer<Nested, Int> = logging(
      { value, _ in value = Nested(levels: 240, top: top, bottom: bottom) },
      printer: { printed = $0 })
    Store(value: Nested(levels: 240, top: 0), reducer: reducer).send(1)
    let lines = printed.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("−") }.count == 1)
    #expect(lines.filter { $0.hasPrefix("+") }.count == 1)
  }

  @Test func byDefaultTheEntryIsPrintedToStandardOutput() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      Store(value: 0, reducer: logging({ (count: inout Int, _: String) in count += 1 })).send("a")
    }
    #expect(result.printed.contains("Action: a\n− 0\n+ 1\n"))
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
