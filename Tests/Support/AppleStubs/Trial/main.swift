// What a `StoreObject` sends, and when, tried by `.ci/type-check-apple` with a `Combine` of ours.
// SPDX-License-Identifier: MIT

import Combine
import Stage7Scope

func expect(_ condition: Bool, line: Int = #line) {
  if !condition { fatalError("It is not as line \(line) says.") }
}

struct Numbers {
  var all = Array(0..<1_000)
  var address: UnsafePointer<Int>? { all.withUnsafeBufferPointer { $0.baseAddress } }
}

let store = Store(value: Numbers()) { (numbers: inout Numbers, new: Int) in numbers.all[0] = new }
var object: StoreObject? = StoreObject(store.scope())
weak let released = object

// It says that there will be a change before there is one, whoever sends the action.
var told: [Int] = []
let cancellable = object?.objectWillChange.sink { [weak object] in
  told.append(object?.value.all[0] ?? -1)
}
let address = store.value.address
object?.send(7)
store.send(8)
expect(told == [0, 7])

// It reads what lies in the store, and keeps no copy.
expect(object?.value.all[0] == 8)
expect(store.value.address == address)

// The store does not keep it.
object = nil
expect(released == nil)
store.send(9)
expect(told == [0, 7])
withExtendedLifetime(cancellable) {}
