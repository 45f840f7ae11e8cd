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
    expectSame(combine(combine(a, b), c), combine(a, combine(b, c)), combine(a, b, c), seed: seed)
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func combineHasAnIdentity(seed: UInt64) {
    expectSame(combine(combine(), a), combine(a, combine()), a, seed: seed)
    expectSame(combine(a), combine(nil, a, nil), a, seed: seed)
  }

  @Test func thirtyTwoReducersAllRunOnceInOrder() {
    var log: [Int] = []
    func r(_ number: Int) -> Reducer<Int, Int> { { _, _ in log.append(number) } }
    let reducer = combine(
      r(1), r(2), r(3), r(4), r(5), r(6), r(7), r(8), r(9), r(10), r(11), r(12), r(13), r(14),
      r(15), r(16), r(17), r(18), r(19), r(20), r(21), r(22), r(23), r(24), r(25), r(26), r(27),
      r(28), r(29), r(30), r(31), r(32))
    var value = 0
    reducer(&value, 0)
    #expect(log == Array(1...32))
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
