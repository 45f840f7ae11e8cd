// prints: 1 [7]
struct App { var count = 0, primes: [Int] = [] }
enum AppAction {
  case step(Int)
  case save(Int)
  var step: Int? { if case .step(let step) = self { step } else { nil } }
  var save: Int? { if case .save(let prime) = self { prime } else { nil } }
}
let add: Reducer<Int, Int> = { $0 += $1 }
let append: Reducer<[Int], Int> = { $0.append($1) }
let store = Store<App, AppAction>(
  value: App(),
  reducer: combine {
pullback(add, value: \.count, action: \.step)
pullback(append, value: \.primes, action: \.save)
})
store.send(.step(1))
store.send(.save(7))
print(store.value.count, store.value.primes)
