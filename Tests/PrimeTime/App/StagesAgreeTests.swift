// The app is the same app at every stage.

import Foundation
import PrimeTime
import TestSupport
import Testing

@Suite struct StagesAgreeTests {
  @Test(arguments: 1...2 as ClosedRange<UInt64>)
  func aRandomSessionIsTheSameAtEveryStage(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let reducers = Stage.allCases.map { $0.appReducer() }
    var states = reducers.map { _ in AppState() }
    for step in 0..<2_000 {
      let action = AppAction.random(using: &generator)
      for (stage, reducer) in reducers.enumerated() { reducer(&states[stage], action) }
      try #require(states.allSatisfy { $0 == states[0] }, "seed \(seed), step \(step), \(action)")
    }
    #expect(states[0].activityFeed.count > 200, "the session has too few activities")
  }

  @Test(arguments: Stage.allCases)
  func theClockIsReadOnlyForTheFeed(stage: Stage) {
    let reducer = stage.appReducer(now: {
      Issue.record("the clock was read")
      return .distantPast
    })
    var state = AppState(count: 1)
    for action in [.save, .remove, .delete([0]), .incr, .login(.blob), .logout] as [AppAction] {
      reducer(&state, action)
    }
  }

  @Test(arguments: Stage.allCases)
  func aFullFeedDropsTheOldest(stage: Stage) {
    let almost = (2...AppState.activityFeedLimit).map { AppState.Activity.added($0, at: 0) }
    let feed = stage.state(from: AppState(count: 7, activityFeed: almost), after: .save, .remove)
      .activityFeed
    #expect(feed.count == 1_000)
    #expect(feed == Array(almost.dropFirst()) + [.added(7, at: 0), .removed(7, at: 1)])
  }
}

extension AppAction {
  static func random(using generator: inout SeededGenerator) -> AppAction {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<3: .incr
    case 3..<5: .decr
    case 5..<8: .enter([1, 2, 3, 5, 7, 11, 13, 17].randomElement(using: &generator) ?? 0)
    case 8: .enter([.min, .max, .max - 24].randomElement(using: &generator) ?? 0)
    case 9..<14: .save
    case 14..<16: .remove
    case 16..<18:
      .delete(IndexSet((0..<3).map { _ in Int.random(in: 0..<12, using: &generator) }))
    case 18: .login(.blob)
    default: .logout
    }
  }
}
