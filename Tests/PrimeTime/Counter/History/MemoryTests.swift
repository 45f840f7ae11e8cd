// The limits on memory.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import PrimeTime
import TestSupport
import Testing

@testable import counter

@Suite struct MemoryTests {
  private let limits = Limits(
    moments: 200_000, states: 2_000_000, forks: 200_000, undo: 100_000, stops: 100_000)

  /// The timeline after random actions, checked after each.
  private func timeline(_ count: Int, _ action: (Int) -> TimelineAction) -> Timeline {
    let reducer = timeTraveling(bounded(Stage5App.undoableReducer, limit: limits.undo))
    var timeline = Timeline(limits: limits)
    for step in 1...count { _ = reducer(&timeline, action(step), .mock) }
    return timeline
  }

  private func expectInLimits(_ timeline: Timeline, lastMoments: Int = 0) {
    // One state more, because the last state and a few moments are always kept.
    #expect(timeline.moments.bytes <= limits.moments + lastMoments)
    #expect(timeline.moments.stateBytes <= limits.states + timeline.present.bytes)
    #expect(timeline.present.bytes <= 2 * limits.undo)
  }

  @Test func savesAndRemovalsAreBounded() {
    let timeline = timeline(3_000) { step in
      let action =
        step % 2 == 0 ? PrimeModalAction.removeFavoritePrimeTapped : .saveFavoritePrimeTapped
      return .app(.perform(step == 1 ? .counter(.countEntered(7)) : .primeModal(action)))
    }
    expectInLimits(timeline)
    #expect(timeline.last == 3_000 && timeline.moments.startIndex > 0)
    #expect(timeline.present.past.count < 100 && timeline.present.past.count > 1)
  }

  @Test func longTextsAndManyOffsetsAreBounded() {
    let timeline = timeline(1_500) { step in
      let name = String(repeating: "a", count: step % 300)
      switch step % 3 {
      case 0: return .app(.perform(.login(.loginTapped(.init(id: step, name: name, bio: name)))))
      case 1: return .app(.perform(.favoritesFile(.writeTapped(path: name))))
      default: return .app(.perform(.favoritePrimes(.deleteFavoritePrime([step, step + 2]))))
      }
    }
    expectInLimits(timeline)
  }

  @Test func aLargeFileLoadedAgainAndAgainIsBounded() {
    let primes = (2...4_000).filter(isPrime)
    let timeline = timeline(220) { step in
      .app(
        .perform(
          step % 2 == 0
            ? .counter(.incrTapped) : .favoritesFile(.loaded(path: "f", primes: primes.map(\.self)))
        ))
    }
    expectInLimits(timeline, lastMoments: 1 << 20)
    #expect(timeline.present.past.count == 100)
  }

  @Test func keptStatesAreCorrect() {
    let reducer = timeTraveling(bounded(Stage5App.undoableReducer, limit: limits.undo))
    var timeline = timeline(5_000) { step in
      switch step % 5 {
      case 0: .app(.undo)
      case 1: .app(.perform(.counter(.countEntered([2, 3, 5, 7, 11][step / 5 % 5]))))
      case 2: .app(.perform(.primeModal(.saveFavoritePrimeTapped)))
      case 3: .app(.perform(.primeModal(.removeFavoritePrimeTapped)))
      default: .app(.perform(.counter(.incrTapped)))
      }
    }
    let first = timeline.moments.startIndex
    #expect(first > 0 && first < 4_000)
    for moment in [first, first + 1, 4_900, 4_899, 4_700, 4_999, first + 256, 5_000] {
      _ = reducer(&timeline, .visit(moment: moment), .mock)
      #expect(timeline.moment == moment)
      #expect(timeline.shown.present.count == timeline.moments[moment].count)
      #expect(timeline.shown.present.favoritePrimes.count == timeline.moments[moment].favorites)
    }
    _ = reducer(&timeline, .visit(moment: first - 1), .mock)
    #expect(timeline.moment == 5_000)
  }

  @Test func forksAreBounded() {
    let timeline = timeline(4_000) { step in
      step % 100 == 0 ? .visit(moment: step / 2) : .app(.perform(.counter(.countEntered(step))))
    }
    expectInLimits(timeline)
    #expect(!timeline.forks.isEmpty && timeline.forks.count < 39)
  }

  #if os(Linux)
    /// Without the limit, this took more than twice as much memory.
    @Test func aReplayIsBounded() async throws {
      let directory = TemporaryDirectory()
      let file = directory.path("session")
      let actions = ["saveFavoritePrimeTapped", "removeFavoritePrimeTapped"].map {
        #"{"action":"primeModal.\#($0)","at":1767225600000}"# + "\n"
      }
      let text =
        #"{"recording":"counter","version":1}"# + "\n"
        + #"{"action":"counter.countEntered","at":1767225600000,"count":7}"# + "\n"
        + String(repeating: actions.joined(), count: 10_000)
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      let run = try await Program(at: URL(filePath: "/bin/sh")).run(
        arguments: [
          "-c", "ulimit -d 131072; exec \"$0\" --replay \"$1\"", counter.url.path(), file,
        ], input: "prime?\n")
      #expect(run == Program.Run(output: "7 is prime\n"))
    }
  #endif
}
