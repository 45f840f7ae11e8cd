// prints: 11 [11] computing(n: 11, progress: 0.0) answered(n: 11, prime: 31)
import ClassicRedux
import PrimeTime

var state = Stage4App.State()
state.app.count = 10
let store = Store(value: state, reducer: Stage4App.appReducer(.live))
store.send(.app(.counter(.incrTapped)))
store.send(.app(.primeModal(.saveFavoritePrimeTapped)))
store.send(.nthPrime(.asked))
let asked = store.value.nthPrime
await store.finish()
print(
  store.value.app.count, store.value.app.favoritePrimes, asked!, store.value.nthPrime!)
