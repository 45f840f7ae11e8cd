// Exercise 18: its tests.

import Stage6Children
import Testing

@MainActor @Suite struct Exercise18 {
  /// Collects what the store reports.
  @MainActor final class Reports { var all: [String] = [] }

  let reports = Reports()

  private func store(
    isPrime: @escaping @Sendable (Int) async -> Bool = { [7, 11].contains($0) }
  ) -> Store<AppState, AppAction> {
    Store(
      value: AppState(count: 6), reducer: appReducer(isPrime: isPrime),
      report: { [reports] message in MainActor.assumeIsolated { reports.all.append(message) } })
  }

  @Test(arguments: [1, 4]) func theSheetShowsTheCount(taps: Int) {
    let store = store()
    for _ in 1...taps { store.send(.incrTapped) }
    store.send(.isPrimeTapped)
    #expect(store.value == AppState(count: 6 + taps, sheet: SheetState(number: 6 + taps)))
  }

  @Test(arguments: [1, 4]) func theSheetHandlesItsOwnActions(taps: Int) async {
    let store = store()
    for _ in 1...taps { store.send(.incrTapped) }
    store.send(.isPrimeTapped)
    await store.sendAndWait(.sheet(.appeared))
    #expect(store.value.sheet == SheetState(number: 6 + taps, isPrime: taps == 1))
  }

  @Test func closingTheSheetRemovesItAndCancelsItsEffects() async {
    // A question that is never answered, unless it is cancelled.
    let (questions, _) = AsyncStream.makeStream(of: Bool.self)
    let store = store(isPrime: { _ in
      for await answer in questions { return answer }
      return false
    })
    store.send(.isPrimeTapped)
    store.send(.sheet(.appeared))
    #expect(store.effectsInFlight == 1)
    store.send(.sheet(.closeTapped))
    #expect(store.value == AppState(count: 6))
    #expect(store.effectsInFlight == 0)
    #expect(reports.all == [], "The sheet gets its action before the app closes it.")
  }

  @Test(arguments: [6, 7, 8, 11])
  func theSheetDecidesWhenItIsClosed(number: Int) async {
    let store = store()
    for _ in 6..<number { store.send(.incrTapped) }
    store.send(.isPrimeTapped)
    await store.sendAndWait(.sheet(.appeared))
    store.send(.incrTapped)
    store.send(.sheet(.closeTapped))
    let favorites = [7, 11].contains(number) ? [number] : []
    #expect(store.value == AppState(count: number + 1, favoritePrimes: favorites))
  }

  @Test func eachSheetAddsItsOwnNumber() async {
    let store = store()
    for _ in 7...12 {
      store.send(.incrTapped)
      store.send(.isPrimeTapped)
      await store.sendAndWait(.sheet(.appeared))
      store.send(.sheet(.closeTapped))
    }
    #expect(store.value == AppState(count: 12, favoritePrimes: [7, 11]))
  }

  @Test func closingTwiceIsReportedAndSavesOnce() async {
    let store = store()
    store.send(.incrTapped)
    store.send(.isPrimeTapped)
    await store.sendAndWait(.sheet(.appeared))
    store.send(.sheet(.closeTapped))
    store.send(.sheet(.closeTapped))
    #expect(store.value.favoritePrimes == [7])
    #expect(reports.all.count == 1)
  }

  @Test func aLateAnswerIsReported() {
    let store = store()
    store.send(.sheet(.answered(true)))
    #expect(store.value == AppState(count: 6))
    #expect(reports.all.count == 1)
  }
}
