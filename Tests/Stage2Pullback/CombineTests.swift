import Stage2Pullback
import TestSupport
import Testing

@Suite struct CombineTests {
  let a: Reducer<Int, Step> = { value, action in step(&value, action) }
  let b: Reducer<Int, Step> = { value, action in if action != .double { value &+= 1 } }
  let c: Reducer<Int, Step> = { value, _ in value &*= 3 }

  @Test func reducersRunInOrderEachOnWhatTheOneBeforeLeft() {
    var log: [String] = []
    let reducer: Reducer<Int, Int> = combine(
      { value, action in
        log.append("first \(value)")
        value += action
      },
      { value, action in
        log.append("second \(value)")
        value *= action
      })
    var value = 1
    reducer(&value, 5)
    #expect(log == ["first 1", "second 6"])
    #expect(value == 30)
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func combineIsAssociative(seed: UInt64) {
    expectSame(
      combine(combine(a, b), c), combine(a, combine(b, c)), combine(a, b, c),
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

  @Test(arguments: [true, false]) func conditionsAndLoopsInTheListSelectReducers(isOn: Bool) {
    var log: [String] = []
    func entry(_ text: String) -> Reducer<Int, Int> { { _, _ in log.append(text) } }
    let extra = isOn ? "extra" : nil
    let reducer: Reducer<Int, Int> = combine {
      entry("first")
      if isOn { entry("on") }
      if let extra { entry(extra) }
      if isOn { entry("yes") } else { entry("no") }
      for number in 1...3 { entry("\(number)") }
    }
    var value = 0
    reducer(&value, 0)
    #expect(
      log == (isOn ? ["first", "on", "extra", "yes"] : ["first", "no"]) + ["1", "2", "3"])
  }

  @Test func conditionsAreEvaluatedOnceWhenTheReducerIsMade() {
    var evaluations = 0
    func isOn() -> Bool {
      evaluations += 1
      return true
    }
    let reducer: Reducer<Int, Step> = combine {
      a
      if isOn() { b }
    }
    var value = 0
    for _ in 1...3 { reducer(&value, .double) }
    #expect(evaluations == 1)
  }

  @Test func theClassicSpellingTakesAnyNumber() {
    var log: [Int] = []
    func entry(_ number: Int) -> Reducer<Int, Int> { { _, _ in log.append(number) } }
    let reducer = combine(
      entry(1), entry(2), entry(3), entry(4), entry(5), entry(6), entry(7), entry(8), entry(9))
    var value = 0
    reducer(&value, 0)
    #expect(log == Array(1...9))
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
