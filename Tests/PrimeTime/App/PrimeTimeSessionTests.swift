// Random sessions of Prime Time, which replay.

import ClassicRedux
import EffectTestSupport
import PrimeTime
import Stage5Testing
import TestSupport
import Testing

@MainActor @Suite(.hangLimit) struct PrimeTimeSessionTests {
  private let clock = TestClock()

  private var environment: AppEnvironment {
    let work: @Sendable (Int) async throws -> Void = { [clock] in
      try await clock.sleep(for: .milliseconds($0))
    }
    return AppEnvironment(
      nthPrime: { n, progress in
        try await work(20)
        await progress(0.1)
        try await work(50)
        if n < 1 { throw FavoritesError("no prime") }
        return n * 100
      },
      favorites: FavoritesClient(
        write: { primes, path in
          try await work(30)
          if path == "bad" { throw FavoritesError("cannot write") }
          return FavoritesFile(primes: primes + [97], added: [97], removed: [2])
        },
        load: { path in
          try await work(40)
          if path == "bad" { throw FavoritesError("cannot load") }
          return FavoritesFile(primes: [2, 3, 5], added: [3, 5])
        }),
      date: AppEnvironment.mock.date)
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func promise15ASessionReplays(seed: UInt64) async throws {
    try await playRandomSession(
      seed: seed, from: Stage4App.State(), reducer: Stage4App.appReducer(environment),
      coded: encodedAndDecoded, pause: pause, next: randomAction)
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func promise15ASessionWithUndoReplays(seed: UInt64) async throws {
    let recorded = try await playRandomSession(
      seed: seed, from: Undoable(Stage4App.State()),
      reducer: Stage4App.undoableReducer(environment),
      coded: encodedAndDecoded, pause: pause,
      next: { history, generator in
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: Bool.random(using: &generator) ? .redo : .undo
        default: .perform(randomAction(history.present, &generator))
        }
      })
    #expect(recorded.value.canUndo)
  }

  private func pause(_ generator: inout SeededGenerator) async {
    await clock.advance(by: .milliseconds(Int.random(in: 0..<60, using: &generator)))
  }

  private func randomAction(
    _ state: Stage4App.State, _ generator: inout SeededGenerator
  ) -> Stage4App.Action {
    let path = ["good", "bad"].randomElement(using: &generator)!
    let app: [AppAction] = [
      .incr, .incr, .decr, .enter(Int.random(in: -1...20, using: &generator)), .save, .save,
      .remove, .delete([0]), .login(.blob), .logout,
    ]
    let actions: [Stage4App.Action] = [
      .nthPrime(.asked), .nthPrime(.asked), .nthPrime(.cancelTapped), .nthPrime(.answerDismissed),
      .favoritesFile(.writeTapped(path: path)), .favoritesFile(.loadTapped(path: path)),
    ]
    return (app.map { .app($0) } + actions).randomElement(using: &generator)!
  }
}
