// Exercise 5: its tests.

import Stage1Store
import Testing

@Suite struct Exercise5 {
  let add: Reducer<Int, Int> = { $0 += $1 }
  let multiply: Reducer<Int, Int> = { $0 *= $1 }

  @Test func allReducersRun() {
    let one = Store(value: 1, reducer: combine(add))
    one.send(2)
    #expect(one.value == 3)
    let many = Store(
      value: 1,
      reducer: combine(
        add, add, add, add, add, add, add, add, add, add, add, add, add, add, add, add, add, add))
    many.send(2)
    #expect(many.value == 37)
  }

  @Test func withoutReducersNothingHappens() {
    let nothing: Reducer<Int, Int> = combine()
    let store = Store(value: 1, reducer: nothing)
    store.send(2)
    #expect(store.value == 1)
  }

  @Test func eachReducerWorksOnThePreviousResult() {
    let addFirst = Store(value: 1, reducer: combine(add, multiply))
    addFirst.send(3)
    #expect(addFirst.value == 12)
    let multiplyFirst = Store(value: 1, reducer: combine(multiply, add))
    multiplyFirst.send(3)
    #expect(multiplyFirst.value == 6)
  }
}
