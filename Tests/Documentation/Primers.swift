// The code of lessons 1 and 4 and of the articles "Is it for you?" and "Swift's concurrency on one page".

import Foundation
import Observation
import PrimeTime
import Stage5Testing
import Testing

@Observable final class PrimeModel {
  private(set) var count = 0
  private(set) var favoritePrimes: [Int] = []

  func incrTapped() { count += 1 }
  func saveTapped() {
    if isPrime(count), !favoritePrimes.contains(count) { favoritePrimes.append(count) }
  }
}

func double(_ number: Int) async -> Int {
  await Task.yield()  // A real one would wait for a server here.
  return 2 * number
}

@MainActor final class Score {
  private(set) var points = 0
  func add(_ number: Int) { points += number }
}

func play(_ score: Score) async {
  let points = await double(21)  // outside the main actor
  await score.add(points)  // on the main actor
}

private enum PausingAction: Equatable {
  case typed(String)
  case found(String)
}

private func pausingSearch(
  clock: some Clock<Duration>, find: @escaping @Sendable (String) async -> String
) -> EffectReducer<String, PausingAction> {
  { answer, action in
    switch action {
    case .typed(let text):
      return .run { send in await send(.found(await find(text))) }
        .debounce(id: "search", for: .milliseconds(300), clock: clock)
    case .found(let text): answer = text
    }
    return .none
  }
}

@Suite struct PrimersTests {
  private typealias AppState = PrimeTime.AppState

  @Test func aReducerIsTestedWithoutAStore() {
    let noon = Date(timeIntervalSince1970: 1_767_268_800)
    let appReducer = Stage1App.appReducer(now: { noon })
    var state = AppState(count: 7)
    appReducer(&state, .primeModal(.saveFavoritePrimeTapped))
    #expect(state.favoritePrimes == [7])
  }

  @Test @MainActor func aSearchStartsWhenTheUserPauses() async {
    let clock = TestClock()
    let reducer = pausingSearch(clock: clock) { text in "all about \(text)" }
    let store = TestStore(value: "", reducer: reducer)
    store.send(.typed("st"))
    store.send(.typed("store"))
    await clock.waitForSleepers(1)
    await clock.advance(by: .milliseconds(300))
    await store.receive(.found("all about store")) { $0 = "all about store" }
    await store.finish()
  }

  @Test func aTaskReturnsItsResult() async {
    let task = Task { await double(21) }
    let result = await task.value  // 42
    #expect(result == 42)
  }

  @Test func aCancelledTaskStopsWaiting() async {
    let task = Task { try await Task.sleep(for: .seconds(3_600)) }
    task.cancel()
    let result = await task.result  // a CancellationError, at once
    #expect(throws: CancellationError.self) { try result.get() }
  }

  @Test func workOutsideAnActorComesBackToIt() async {
    let score = Score()
    await play(score)
    #expect(await score.points == 42)
  }

  @Test func aCaptureListCopiesAValue() {
    var count = 7
    let work: @Sendable () -> Int = { [count] in count }
    count += 1
    let result = work()  // 7, although the count is 8 by now
    #expect(result == 7)
    #expect(count == 8)
  }

  @Test func anObservableObjectHasMethods() {
    let model = PrimeModel()
    for _ in 1...3 { model.incrTapped() }
    model.saveTapped()
    model.saveTapped()
    #expect(model.favoritePrimes == [3])
  }
}
