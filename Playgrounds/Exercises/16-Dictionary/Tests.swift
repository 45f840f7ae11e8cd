// Exercise 16: its tests.

import Stage6Children
import Testing

@MainActor @Suite struct Exercise16 {
  enum CounterAction: Sendable {
    case incrTapped
    case nthPrimeTapped
    case nthPrimeFound(Int)
  }

  struct AppState: Equatable {
    var counters = ["Ann": 1, "Bob": 5]
    var others = ["Ann": 7]
  }

  enum AppAction: Sendable {
    case counter(ElementAction<String, CounterAction>)
    case other(ElementAction<String, CounterAction>)
    case removeTapped(String)

    var counter: ElementAction<String, CounterAction>? {
      if case .counter(let action) = self { action } else { nil }
    }
    var other: ElementAction<String, CounterAction>? {
      if case .other(let action) = self { action } else { nil }
    }
  }

  /// Collects what the store reports.
  @MainActor final class Reports { var all: [String] = [] }

  let store: Store<AppState, AppAction>
  let reports = Reports()

  init() {
    let counter: EffectReducer<Int, CounterAction> = { count, action in
      switch action {
      case .incrTapped: count += 1
      case .nthPrimeTapped:
        return .run { [n = count] send in await send(.nthPrimeFound(n * 100)) }
          .cancellable(id: "nth prime", cancelInFlight: true)
      case .nthPrimeFound(let prime): count = prime
      }
      return .none
    }
    store = Store(
      value: AppState(),
      reducer: combine {
        pullback(
          counter, dictionary: \.counters, action: CasePath(\.counter, AppAction.counter))
        pullback(counter, dictionary: \.others, action: CasePath(\.other, AppAction.other))
        lift { (state: inout AppState, action: AppAction) in
          if case .removeTapped(let name) = action { state.counters[name] = nil }
        }
      },
      report: { [reports] message in MainActor.assumeIsolated { reports.all.append(message) } })
  }

  private func send(_ name: String, _ action: CounterAction) {
    store.send(.counter(ElementAction(id: name, action: action)))
  }

  @Test func anActionReachesItsChild() {
    send("Ann", .incrTapped)
    send("Ann", .incrTapped)
    send("Bob", .incrTapped)
    #expect(store.value.counters == ["Ann": 3, "Bob": 6])
    #expect(reports.all == [])
  }

  @Test func anActionForAMissingChildIsReportedAndChangesNothing() {
    send("Cem", .incrTapped)
    #expect(store.value == AppState())
    #expect(reports.all.count == 1)
  }

  @Test func aChildThatIsRemovedLosesItsEffects() {
    send("Ann", .nthPrimeTapped)
    send("Bob", .nthPrimeTapped)
    store.send(.removeTapped("Ann"))
    #expect(store.effectsInFlight == 1)
    #expect(store.value.counters == ["Bob": 5])
  }

  @Test func childrenDoNotShareCancellationIDs() async {
    send("Ann", .nthPrimeTapped)
    send("Bob", .nthPrimeTapped)
    #expect(store.effectsInFlight == 2)
    await store.finish()
    #expect(store.value.counters == ["Ann": 100, "Bob": 500])
  }

  @Test func twoDictionariesDoNotShareCancellationIDs() async {
    send("Ann", .nthPrimeTapped)
    store.send(.other(ElementAction(id: "Ann", action: .nthPrimeTapped)))
    #expect(store.effectsInFlight == 2)
    await store.finish()
    #expect(store.value.counters["Ann"] == 100)
    #expect(store.value.others["Ann"] == 700)
  }
}
