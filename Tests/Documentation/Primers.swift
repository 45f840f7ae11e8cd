// The code of lesson 1 and of the articles "Is it for you?" and "Swift's concurrency on one page".

import Foundation
import Observation
import PrimeTime
import Testing

@Observable final class PrimeModel {
  private(set) var count = 0
  private(set) var favoritePrimes: [Int] = []

  func incrTapped() { count += 1 }
  func saveTapped() { if isPrime(count) { favoritePrimes.append(count) } }
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

@Suite struct PrimersTests {
  private typealias AppState = PrimeTime.AppState

  @Test func aReducerIsTestedWithoutAStore() {
    let reducer = Stage1App.appReducer(now: { Date(timeIntervalSince1970: 0) })
    var state = AppState(count: 7)
    reducer(&state, .primeModal(.saveFavoritePrimeTapped))
    #expect(state.favoritePrimes == [7])
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
    #expect(model.favoritePrimes == [3])
  }
}

extension PrimeTime.AppState {
  fileprivate init(count: Int) {
    self.init()
    self.count = count
  }
}
