// Errors you will see: tokens in a local array.
// Compiled with: -O

import Stage1Store

@main struct TokensInALocalArray {
  static func main() {
    let store = Store(value: 0) { (count: inout Int, step: Int) in count += step }
    var heard = 0
    let tokens = (1...3).map { _ in store.observe { _ in heard += 1 } }
    print("\(tokens.count) observers")
    store.send(1)
    // prints: 0 were notified
    print("\(heard) were notified")
  }
}
