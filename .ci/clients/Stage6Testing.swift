// prints: 1 60.0 seconds
import Testing

let clock = TestClock()
func later(count: inout Int, step: Int) -> Effect<Int> {
  count += step
  if step > 0 { return .none }
  return .run { send in
    try await clock.sleep(for: .seconds(60))
    await send(1)
  }
}
let store = TestStore(value: 0, reducer: later)
store.send(0)
await clock.sleepers(atLeast: 1)
await clock.advance(by: .seconds(60))
await store.receive(1) { $0 = 1 }
await store.finish()
print(store.value, clock.now.offset)
