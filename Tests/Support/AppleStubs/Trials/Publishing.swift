// Tried: a store publishes before the change
// SPDX-License-Identifier: MIT

import Combine
import Stage1Store

func expect(_ condition: Bool, line: Int = #line) {
  if !condition { fatalError("It is not as line \(line) says.") }
}

struct Numbers {
  var all = Array(0..<1_000)
  var address: UnsafePointer<Int>? { all.withUnsafeBufferPointer { $0.baseAddress } }
}

var store: Store! = Store(value: Numbers()) { (numbers: inout Numbers, new: Int) in
  numbers.all[0] = new
}
weak let released = store

// It publishes before the change, whoever sends the action, and observers come after it.
var told: [String] = []
let token = store.observe { told.append("observed \($0.all[0])") }
let cancellable = store.objectWillChange.sink { [weak store] in
  told.append("was \(store?.value.all[0] ?? -1)")
}
let address = store.value.address
store.send(7)
store.send(8)
expect(told == ["was 0", "observed 7", "was 7", "observed 8"])

// An action that a subscriber sends waits its turn, and is announced as well.
told = []
var isFirst = true
let sender = store.objectWillChange.sink { [weak store] in
  if isFirst { store?.send(10) }
  isFirst = false
}
store.send(9)
expect(told == ["was 8", "observed 9", "was 9", "observed 10"])

// Everybody gets the same publisher, and the value is not copied for it.
expect(store.objectWillChange === store.objectWillChange)
expect(store.value.address == address)

// A cancelled subscriber is not told.
cancellable.cancel()
told = []
store.send(11)
expect(told == ["observed 11"])

// The publisher does not keep the store.
let publisher = store.objectWillChange
store = nil
expect(released == nil)
withExtendedLifetime((publisher, token, sender)) {}
