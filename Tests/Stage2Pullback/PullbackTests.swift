import Stage2Pullback
import TestSupport
import Testing

@Suite struct PullbackTests {
  @Test func aPartsActionChangesThePartAndNothingElse() {
    let reducer = pullback(step, value: \Half.number, action: \HalfAction.number)
    var half = Half(number: 1, other: 5)
    reducer(&half, .number(.add(2)))
    #expect(half == Half(number: 3, other: 5))
    reducer(&half, .other(.add(2)))
    #expect(half == Half(number: 3, other: 5))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func pullingBackAlongTheIdentityIsTheReducerItself(seed: UInt64) {
    let pulledBack: Reducer<Int, Step> = pullback(step, value: \.self, action: \.itself)
    var generator = SeededGenerator(seed: seed)
    var expected = 1
    var value = 1
    for _ in 0..<100 {
      let action = Step.random(using: &generator)
      step(&expected, action)
      pulledBack(&value, action)
      #expect(value == expected)
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func pullingBackTwiceIsOnceAlongTheComposedPaths(seed: UInt64) {
    let twice: Reducer<Whole, WholeAction> = pullback(
      pullback(step, value: \Half.number, action: \HalfAction.number),
      value: \.half, action: \.half)
    let once: Reducer<Whole, WholeAction> = pullback(
      step, value: \.half.number, action: \.number)
    var generator = SeededGenerator(seed: seed)
    var expected = Whole()
    var value = Whole()
    for _ in 0..<100 {
      let action = WholeAction.random(using: &generator)
      twice(&expected, action)
      once(&value, action)
      #expect(value == expected)
    }
  }

  @Test func promise6AMillionElementsInAChildKeepTheirBuffer() {
    struct Child { var numbers = Array(repeating: 0, count: 1_000_000) }
    struct Parent { var child = Child() }
    let increment: Reducer<[Int], Int> = { array, index in array[index] += 1 }
    let inner: Reducer<Child, Int> = pullback(increment, value: \.numbers, action: \.itself)
    let store = Store(
      value: Parent(), reducer: pullback(inner, value: \Parent.child, action: \Int.itself))
    #expect(buffers(of: { store.value.child.numbers }, during: { store.send($0) }) == 1)
    #expect(store.value.child.numbers[999] == 1)
  }
}

extension Step { fileprivate var itself: Step? { self } }
