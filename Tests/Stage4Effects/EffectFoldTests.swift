import Stage4Effects
import Testing

/// Folding many effects makes flat lists instead of deeply nested ones, which would overflow the stack.
@Suite struct EffectFoldTests {
  enum Fold: CaseIterable, Codable {
    case concatenateLeft, concatenateRight, mergeLeft, mergeRight

    func effect(of numbers: Range<Int>) -> Effect<Int> {
      switch self {
      case .concatenateLeft: numbers.reduce(.none) { .concatenate($0, .send($1)) }
      case .concatenateRight: numbers.reversed().reduce(.none) { .concatenate(.send($1), $0) }
      case .mergeLeft: numbers.reduce(.none) { .merge($0, .send($1)) }
      case .mergeRight: numbers.reversed().reduce(.none) { .merge(.send($1), $0) }
      }
    }
  }

  @Test(arguments: Fold.allCases)
  func promise9AFoldOfManyEffectsNeedsLittleStack(_ fold: Fold) async {
    await #expect(processExitsWith: .success) { [fold] in
      await MainActor.run {
        let numbers = 0..<20_000
        let all = fold.effect(of: numbers)
        let store = Store(
          value: [],
          reducer: { (log: inout [Int], action: Int) -> Effect<Int> in
            if action < 0 { return all.map { $0 } }
            log.append(action)
            return .none
          })
        store.send(-1)
        precondition(store.value.sorted() == Array(numbers))
      }
    }
  }
}
