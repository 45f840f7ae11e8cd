// prints: Hello, world!
func hello(text: inout String, part: String) -> Effect<String> {
  text += part
  return part == "Hello, " ? .run { send in await send("world!") } : .none
}
let store = Store(value: "", reducer: hello)
store.send("Hello, ")
await store.finish()
print(store.value)
