// prints: 3 [3]
@MainActor final class Client {
  private let store = Store(value: 1) { (count: inout Int, step: Int) in count += step }
  private var seen: [Int] = []

  func run() async {
    let token = store.observe { [unowned self] count in seen.append(count) }
    store.send(2)
    token.cancel()
    print(store.value, seen)
  }
}
await Client().run()
