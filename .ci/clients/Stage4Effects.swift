// prints: 6 0
func countdown(count: inout Int, step: Int) -> Effect<Int> {
  count += step
  return step > 1 ? .run { send in await send(step - 1) } : .none
}
let store = Store(value: 0, reducer: countdown)
store.send(3)
await store.finish()
print(store.value, store.effectsInFlight)
