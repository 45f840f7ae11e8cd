// Exercise 3: its tests.

import Testing

@Suite struct Exercise3 {
  let store = Store(value: 0) { (count: inout Int, step: Int) in count += step }

  @Test func allObserversSeeTheSameValuesInTheSameOrder() {
    var first: [Int] = []
    var second: [Int] = []
    store.observe { [unowned store] count in
      first.append(count)
      if count < 3 { store.send(1) }
    }
    store.observe { second.append($0) }
    store.send(1)
    #expect(first == [1, 2, 3])
    #expect(second == [1, 2, 3])
  }

  @Test func anActionSentByAnObserverIsReducedLater() {
    var before: [Int] = []
    var after: [Int] = []
    store.observe { [unowned store] count in
      if count > 2 { return }
      before.append(store.value)
      store.send(1)
      after.append(store.value)
    }
    store.send(1)
    #expect(after == before, "While an observer runs, the value stays the same.")
    #expect(store.value == 3)
  }

  @Test func actionsAreReducedInTheOrderTheyWereSent() {
    let store = Store(value: "") { (text: inout String, letter: String) in text += letter }
    store.observe { [unowned store] text in
      if text == "a" {
        store.send("b")
        store.send("c")
      }
      if text == "ab" { store.send("d") }
    }
    store.send("a")
    #expect(store.value == "abcd")
  }

  @Test func theNextActionIsReducedAtOnce() {
    store.observe { [unowned store] count in if count == 1 { store.send(1) } }
    store.send(1)
    store.send(10)
    #expect(store.value == 12)
  }
}
