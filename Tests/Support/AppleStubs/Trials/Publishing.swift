// Tried: a store publishes before the change

import Combine
import Stage1Store

func expect(_ condition: Bool, line: Int = #line) {
  if !condition { fatalError("The expectation in line \(line) failed.") }
}

struct Numbers {
  var all = Array(0..<1_000)
  var address: UnsafePointer<Int>? { all.withUnsafeBufferPointer { $0.baseAddress } }
}

var store: Store! = Store(value: Numbers()) { (numbers: inout Numbers, new: Int) in
  numbers.all[0] = new
}
weak let released = store

// It publishes before the change, for every sender, and observers are notified afterwards.
var log: [String] = []
let token = store.observe { log.append("observed \($0.all[0])") }
let cancellable = store.objectWillChange.sink { [weak store] in
  log.append("was \(store?.value.all[0] ?? -1)")
}
let address = store.value.address
store.send(7)
store.send(8)
expect(log == ["was 0", "observed 7", "was 7", "observed 8"])

// An action that a subscriber sends waits its turn, and is published, too.
log = []
var isFirst = true
let sender = store.objectWillChange.sink { [weak store] in
  if isFirst { store?.send(10) }
  isFirst = false
}
store.send(9)
expect(log == ["was 8", "observed 9", "was 9", "observed 10"])

// All subscribers get the same publisher, and it does not copy the value.
expect(store.objectWillChange === store.objectWillChange)
expect(store.value.address == address)

// A cancelled subscriber is not notified.
cancellable.cancel()
log = []
store.send(11)
expect(log == ["observed 11"])

// The publisher does not retain the store.
let publisher = store.objectWillChange
store = nil
expect(released == nil)
withExtendedLifetime((publisher, token, sender)) {}
