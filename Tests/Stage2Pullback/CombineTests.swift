import Stage2Pullback
import TestSupport
import Testing

@Suite struct CombineTests {
  let a: Reducer<Int, Step> = { value, action in step(&value, action) }
  let b: Reducer<Int, Step> = { value, action in if action != .double { value &+= 1 } }
  let c: Reducer<Int, Step> = { value, _ in value &*= 3 }

  @Test(arguments: 0..<20 as Range<UInt64>) func combineIsAssociative(seed: UInt64) {
    expectSame(
      combine(combine(a, b), c), combine(a, combine(b, c)),
      combine {
        a
        b
        c
      }, seed: seed)
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func theEmptyListIsTheIdentity(seed: UInt64) {
    let nothing: Reducer<Int, Step> = combine {}
    expectSame(combine(nothing, a), combine(a, nothing), combine { a }, a, seed: seed)
  }

  @Test func reducersRunInOrderEachOnWhatTheOneBeforeLeft() {
    func entry(_ letter: String) -> Reducer<String, Int> { { text, _ in text += letter } }
    let reducer: Reducer<String, Int> = combine {
      entry("a")
      combine(entry("b"), entry("c"))
      entry("d")
    }
    var text = ""
    reducer(&text, 0)
    #expect(text == "abcd")
  }

  @Test(arguments: [true, false])
  func conditionsAndLoopsAreEvaluatedWhenTheListIsMade(isOn: Bool) {
    var evaluations = 0
    func condition() -> Bool {
      evaluations += 1
      return isOn
    }
    func entry(_ text: String) -> Reducer<[String], Int> { { log, _ in log.append(text) } }
    let extra = isOn ? "extra" : nil
    let reducer: Reducer<[String], Int> = combine {
      entry("first")
      if condition() { entry("on") }
      if let extra { entry(extra) }
      if isOn { entry("yes") } else { entry("no") }
      for number in 1...3 { entry("\(number)") }
    }
    var log: [String] = []
    for _ in 1...2 { reducer(&log, 0) }
    let once = (isOn ? ["first", "on", "extra", "yes"] : ["first", "no"]) + ["1", "2", "3"]
    #expect(log == once + once)
    #expect(evaluations == 1)
  }

  private func expectSame(_ reducers: Reducer<Int, Step>..., seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var values = reducers.map { _ in 1 }
    for _ in 0..<100 {
      let action = Step.random(using: &generator)
      for index in reducers.indices { reducers[index](&values[index], action) }
      #expect(Set(values).count == 1, "after \(action)")
    }
  }
}
