// prints: 11 [11] computing(n: 11, progress: 0.0) answered(n: 11, prime: 31)
import ClassicRedux
import PrimeTime

var state = AppState()
state.count = 10
let store = Store(value: state, reducer: Stage4App.appReducer(.live))
store.send(.counter(.incrTapped))
store.send(.primeModal(.saveFavoritePrimeTapped))
store.send(.nthPrime(.asked))
let asked = store.value.nthPrime
await store.finish()
print(store.value.count, store.value.favoritePrimes, asked!, store.value.nthPrime!)
