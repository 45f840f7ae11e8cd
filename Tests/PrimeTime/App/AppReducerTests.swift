// The effect of each action on the app, at every stage.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import PrimeTime
import Testing

@Suite struct AppReducerTests {
  @Test func anAppThatWasNeverUsedIsEmpty() {
    let state = AppState()
    #expect(state.count == 0)
    #expect(state.favoritePrimes.isEmpty)
    #expect(state.activityFeed.isEmpty)
    #expect(state.loggedInUser == nil)
  }

  @Test(arguments: Stage.allCases, [.min, -1, 0, 1, .max])
  func anEnteredNumberBecomesTheCount(stage: Stage, count: Int) {
    #expect(stage.state(after: .enter(5), .enter(count)) == AppState(count: count))
  }

  @Test(arguments: Stage.allCases)
  func aUserStaysLoggedInUntilLogout(stage: Stage) {
    let states = stage.states(after: [.login(.blob), .incr, .save, .logout, .logout])
    #expect(states.map(\.loggedInUser) == [.blob, .blob, .blob, nil, nil])
  }

  @Test(arguments: Stage.allCases)
  func loggingInAndOutChangesNothingElse(stage: Stage) {
    var state = AppState(count: 3, favoritePrimes: [3], activityFeed: [.added(3, at: 9)])
    let loggedOut = state
    state.loggedInUser = .blob
    #expect(stage.state(from: loggedOut, after: .login(.blob)) == state)
    #expect(stage.state(from: state, after: .logout) == loggedOut)
  }

  @Test(arguments: Stage.allCases)
  func aLoginReplacesTheUser(stage: Stage) {
    let junior = AppState.User(id: 2, name: "Blob Jr.", bio: "")
    #expect(stage.state(after: .login(.blob), .login(junior)).loggedInUser == junior)
  }

  @Test(arguments: Stage.allCases)
  func favoritesKeepTheOrderOfSaving(stage: Stage) {
    let state = stage.state(
      after: .enter(7), .save, .enter(2), .save, .enter(5), .save, .enter(2), .remove)
    #expect(state.favoritePrimes == [7, 5])
  }

  @Test(arguments: Stage.allCases)
  func timestampsComeFromTheGivenClock(stage: Stage) {
    let state = stage.state(after: .enter(2), .save, .incr, .save, .delete([0, 1]))
    #expect(
      state.activityFeed == [
        .added(2, at: 0), .added(3, at: 1), .removed(2, at: 2), .removed(3, at: 3),
      ])
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
    let limit = AppState.activityFeedLimit
    let full = (1...limit).map { AppState.Activity.added($0, at: -Double($0)) }
    let start = AppState(count: 7, activityFeed: full)
    let feed = stage.state(from: start, after: .save, .remove).activityFeed
    #expect(limit == 1_000)
    #expect(feed == Array(full.dropFirst(2)) + [.added(7, at: 0), .removed(7, at: 1)])
  }

  @Test(arguments: Stage.allCases)
  func aFeedKeepsEverythingUntilItIsFull(stage: Stage) {
    let almost = (2...AppState.activityFeedLimit).map { AppState.Activity.added($0, at: 0) }
    let start = AppState(count: 7, activityFeed: almost)
    #expect(stage.state(from: start, after: .save).activityFeed == almost + [.added(7, at: 0)])
  }

  @Test func eachActionHasExactlyOnePayload() {
    #expect(Kinds(.incr) == Kinds(counter: .incrTapped))
    #expect(Kinds(.enter(3)) == Kinds(counter: .countEntered(3)))
    #expect(Kinds(.save) == Kinds(primeModal: .saveFavoritePrimeTapped))
    #expect(Kinds(.delete([1])) == Kinds(favoritePrimes: .deleteFavoritePrime([1])))
    #expect(Kinds(.login(.blob)) == Kinds(login: .loginTapped(.blob)))
    #expect(Kinds(.logout) == Kinds(login: .logoutTapped))
  }
}

/// The payloads of an action.
private struct Kinds: Equatable {
  var counter: CounterAction?
  var primeModal: PrimeModalAction?
  var favoritePrimes: FavoritePrimeAction?
  var login: LoginAction?
}

extension Kinds {
  init(_ action: AppAction) {
    counter = action.counter
    primeModal = action.primeModal
    favoritePrimes = action.favoritePrimes
    login = action.login
  }
}
