// prints: 1
import ClassicRedux
import PrimeTime

let store = Store(value: AppState(), reducer: Stage5App.appReducer, environment: .live)
#if canImport(SwiftUI)
  let view = AppView(store: store)
#endif
store.send(.counter(.incrTapped))
print(store.value.count)
