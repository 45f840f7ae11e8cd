// The app is the same app at every stage.
// SPDX-License-Identifier: MIT

import Foundation
import PrimeTime
import TestSupport
import Testing

@Suite struct StagesAgreeTests {
  @Test(arguments: Stage.allCases)
  func aSessionIsTheSameAtEveryStage(stage: Stage) {
    let states = stage.states(after: Self.session.map(\.action))
    for (step, (state, expected)) in zip(states, Self.session.map(\.state)).enumerated() {
      #expect(state == expected, "after step \(step), \(Self.session[step].action)")
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
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

  /// The actions, with the state after each.
  static let session: [(action: AppAction, state: AppState)] = [
    (.incr, AppState(count: 1)),
    (.save, AppState(count: 1)),
    (.incr, AppState(count: 2)),
    (.save, AppState(count: 2, favoritePrimes: [2], activityFeed: [.added(2, at: 0)])),
    (.save, AppState(count: 2, favoritePrimes: [2], activityFeed: [.added(2, at: 0)])),
    (.enter(7), AppState(count: 7, favoritePrimes: [2], activityFeed: [.added(2, at: 0)])),
    (
      .save,
      AppState(
        count: 7, favoritePrimes: [2, 7], activityFeed: [.added(2, at: 0), .added(7, at: 1)])
    ),
    (
      .login(.blob),
      AppState(
        count: 7, favoritePrimes: [2, 7], activityFeed: [.added(2, at: 0), .added(7, at: 1)],
        loggedInUser: .blob)
    ),
    (
      .delete([0, 5]),
      AppState(
        count: 7, favoritePrimes: [7],
        activityFeed: [.added(2, at: 0), .added(7, at: 1), .removed(2, at: 2)],
        loggedInUser: .blob)
    ),
    (
      .decr,
      AppState(
        count: 6, favoritePrimes: [7],
        activityFeed: [.added(2, at: 0), .added(7, at: 1), .removed(2, at: 2)],
        loggedInUser: .blob)
    ),
    (
      .logout,
      AppState(
        count: 6, favoritePrimes: [7],
        activityFeed: [.added(2, at: 0), .added(7, at: 1), .removed(2, at: 2)])
    ),
    (
      .remove,
      AppState(
        count: 6, favoritePrimes: [7],
        activityFeed: [.added(2, at: 0), .added(7, at: 1), .removed(2, at: 2)])
    ),
    (
      .incr,
      AppState(
        count: 7, favoritePrimes: [7],
        activityFeed: [.added(2, at: 0), .added(7, at: 1), .removed(2, at: 2)])
    ),
    (
      .remove,
      AppState(
        count: 7,
        activityFeed: [
          .added(2, at: 0), .added(7, at: 1), .removed(2, at: 2), .removed(7, at: 3),
        ])
    ),
  ]
}

extension AppAction {
  fileprivate static func random(using generator: inout SeededGenerator) -> AppAction {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<3: .incr
    case 3..<5: .decr
    case 5..<8: .enter([1, 2, 3, 5, 7, 11, 13, 17].randomElement(using: &generator) ?? 0)
    case 8: .enter([.min, .max, .max - 24].randomElement(using: &generator) ?? 0)
    case 9..<14: .save
    case 14..<16: .remove
    case 16..<18: .delete(.random(using: &generator))
    case 18: .login(.random(using: &generator))
    default: .logout
    }
  }
}

extension IndexSet {
  fileprivate static func random(using generator: inout SeededGenerator) -> IndexSet {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: []
    case 1: IndexSet(integersIn: 0..<Int.max)
    case 2: [Int.max - 1]
    case 3: IndexSet(integersIn: Int.random(in: 0..<4, using: &generator)..<1_000_000_000)
    case 4: [0, 1_000, Int.max - 1]
    default:
      IndexSet((0..<3).map { _ in Int.random(in: 0..<12, using: &generator) })
    }
  }
}

extension AppState.User {
  fileprivate static func random(using generator: inout SeededGenerator) -> AppState.User {
    let id = Int.random(in: 0..<3, using: &generator)
    return AppState.User(id: id, name: "User \(id)", bio: id == 0 ? "" : "The \(id)th.")
  }
}
