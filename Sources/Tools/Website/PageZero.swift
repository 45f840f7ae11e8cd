// The functions of page 0 that the front page calls: they send actions to a store of their own, and print its state.

nonisolated(unsafe) private var visited = Store(value: AppState(), reducer: appReducer)

/// Subscribes the observers of page 0: with the rule, the second of three sends.
@_cdecl("observe") public func observe(withRule: Bool) {
  visited.observe { state in print("the screen shows \(state.count), \(state.favoritePrimes)") }
  if withRule {
    visited.observe { state in if !isPrime(state.count) { visited.send(.incrTapped) } }
  }
  visited.observe { state in print("the second screen shows \(state.count)") }
}

@_cdecl("decrTapped") public func decrTapped() { visited.send(.decrTapped) }
@_cdecl("countEntered") public func countEntered(_ count: Int) {
  visited.send(.countEntered(count))
}
@_cdecl("incrTapped") public func incrTapped() { visited.send(.incrTapped) }
@_cdecl("saveFavoritePrimeTapped") public func saveFavoritePrimeTapped() {
  visited.send(.saveFavoritePrimeTapped)
}
@_cdecl("removeFavoritePrimeTapped") public func removeFavoritePrimeTapped() {
  visited.send(.removeFavoritePrimeTapped)
}

@_cdecl("printState") public func printState() {
  print("count: \(visited.value.count)\nfavoritePrimes: \(visited.value.favoritePrimes)")
}

// Embedded Swift, which compiles page 0 for the browser, cannot print an array.
extension DefaultStringInterpolation {
  mutating func appendInterpolation(_ numbers: [Int]) {
    appendLiteral("[")
    for (index, number) in numbers.enumerated() {
      appendLiteral("\(index > 0 ? ", " : "")\(number)")
    }
    appendLiteral("]")
  }
}
