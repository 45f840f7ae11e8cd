// prints: 1 [7]
struct App { var count = 0, primes: [Int] = [] }

enum AppAction {
  case step(Int)
  case save(Int)

  var step: Int? { if case .step(let step) = self { step } else { nil } }
  var save: Int? { if case .save(let prime) = self { prime } else { nil } }
}

func add(count: inout Int, step: Int) { count += step }

func append(primes: inout [Int], prime: Int) { primes.append(prime) }

@MainActor final class Client {
  private let store: Store<App, AppAction>

  init() {
    store = Store(
      value: App(),
      reducer: combine {
        pullback(add, value: \.count, action: \.step)
        pullback(append, value: \.primes, action: \.save)
      })
  }

  func run() async {
    store.send(.step(1))
    store.send(.save(7))
    print(store.value.count, store.value.primes)
  }
}
await Client().run()
