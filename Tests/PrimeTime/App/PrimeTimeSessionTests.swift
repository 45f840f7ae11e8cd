// Random sessions of Prime Time, which replay.
// SPDX-License-Identifier: MIT

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
        if n < 1 { throw NthPrimeError.tooSmall(n) }
        return n * 100
      },
      favorites: FavoritesClient(
        save: { _, path in
          try await work(30)
          if path == "bad" { throw FavoritesError("cannot write") }
        },
        load: { path in
          try await work(40)
          if path == "bad" { throw FavoritesError("cannot load") }
          return [2, 3, 5]
        },
        unseen: { _, path in path == "seen" ? "it holds something" : nil }),
      date: AppEnvironment.mock.date, print: { _ in })
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func promise15ASessionReplays(seed: UInt64) async throws {
    try await playRandomSession(
      seed: seed, from: AppState(), reducer: Stage4App.appReducer(environment),
      encoded: { $0 }, decoded: { $0 }, pause: pause, next: randomAction)
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func promise15ASessionWithUndoReplays(seed: UInt64) async throws {
    let recorded = try await playRandomSession(
      seed: seed, from: Undoable(AppState()), reducer: Stage4App.undoableReducer(environment),
      encoded: { $0 }, decoded: { $0 }, pause: pause,
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

  private func randomAction(_ state: AppState, _ generator: inout SeededGenerator) -> AppAction {
    let path = ["good", "bad", "seen"].randomElement(using: &generator)!
    let actions: [AppAction] = [
      .counter(.incrTapped), .counter(.incrTapped), .counter(.decrTapped),
      .counter(.countEntered(Int.random(in: -1...20, using: &generator))),
      .primeModal(.saveFavoritePrimeTapped), .primeModal(.saveFavoritePrimeTapped),
      .primeModal(.removeFavoritePrimeTapped), .favoritePrimes(.deleteFavoritePrime([0])),
      .login(.loginTapped(.init(id: 1, name: "Blob", bio: ""))), .login(.logoutTapped),
      .nthPrime(.asked), .nthPrime(.asked), .nthPrime(.cancelTapped), .nthPrime(.answerDismissed),
      .favoritesFile(.writeTapped(path: path)), .favoritesFile(.overwriteTapped(path: path)),
      .favoritesFile(.loadTapped(path: path)),
    ]
    return actions.randomElement(using: &generator)!
  }
}
