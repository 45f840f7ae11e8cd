// The bugs of the course that this app comes from.

import ClassicRedux
import Foundation
import PrimeTime
import Testing

@Suite struct CourseBugsTests {
  private let four = AppState(favoritePrimes: [2, 3, 5, 7])

  @Test(arguments: Stage.allCases)
  func plusCountsUpAndMinusDown(stage: Stage) {
    #expect(stage.state(after: .incr).count == 1)
    #expect(stage.state(after: .decr).count == -1)
  }

  @Test(arguments: Stage.allCases)
  func aUserLogsInAndOut(stage: Stage) {
    #expect(stage.state(after: .login(.blob)) == AppState(loggedInUser: .blob))
    #expect(stage.state(from: AppState(loggedInUser: .blob), after: .logout) == AppState())
  }

  @Test(
    arguments: Stage.allCases,
    [
      (offsets: [0, 1], left: [5, 7]), ([0, 2], [3, 7]), ([1, 3], [2, 5]), ([3], [2, 3, 5]),
      ([0, 1, 2, 3], []), ([], [2, 3, 5, 7]),
    ] as [(offsets: IndexSet, left: [Int])])
  func deletingSeveralRemovesTheChosenPrimes(
    stage: Stage, example: (offsets: IndexSet, left: [Int])
  ) {
    #expect(stage.state(from: four, after: .delete(example.offsets)).favoritePrimes == example.left)
  }

  @Test(
    arguments: Stage.allCases,
    [
      ([4], 4), ([9, 1_000], 4), ([Int.max - 1], 4), (IndexSet(integersIn: 4..<Int.max), 4),
      (IndexSet(integersIn: 1..<Int.max), 1),
    ] as [(IndexSet, Int)])
  func aMissingOffsetIsIgnored(stage: Stage, example: (offsets: IndexSet, left: Int)) {
    let state = stage.state(from: four, after: .delete(example.offsets))
    #expect(state.favoritePrimes == Array(four.favoritePrimes.prefix(example.left)))
    #expect(state.activityFeed.count == 4 - example.left)
  }

  @Test(arguments: Stage.allCases)
  func theFeedNamesThePrimesThatWereDeleted(stage: Stage) {
    let state = stage.state(from: four, after: .enter(100), .delete([0, 1]))
    #expect(state.activityTypes == [.removedFavoritePrime(2), .removedFavoritePrime(3)])
  }

  @Test(arguments: Stage.allCases)
  func theFeedTellsAdditionsFromRemovals(stage: Stage) {
    let state = stage.state(after: .enter(11), .save, .remove)
    #expect(state.activityTypes == [.addedFavoritePrime(11), .removedFavoritePrime(11)])
  }

  @Test(arguments: Stage.allCases)
  func aFavoriteIsSavedOnce(stage: Stage) {
    let state = stage.state(after: .enter(7), .save, .incr, .decr, .save)
    #expect(state.favoritePrimes == [7])
    #expect(state.activityTypes == [.addedFavoritePrime(7)])
  }

  @Test(arguments: Stage.allCases, [.min, -7, -1, 0, 1, 4, 9, 561, .max])
  func aNonPrimeIsNotSaved(stage: Stage, count: Int) {
    #expect(stage.state(after: .enter(count), .save) == AppState(count: count))
  }

  @Test(arguments: Stage.allCases)
  func removingANonFavoriteLeavesNoActivity(stage: Stage) {
    #expect(stage.state(from: four, after: .remove) == four)
  }

  @Test(arguments: Stage.allCases)
  func countingStopsAtTheLargestAndTheSmallestNumber(stage: Stage) {
    #expect(stage.state(after: .enter(.max - 1), .incr, .incr, .incr).count == .max)
    #expect(stage.state(after: .enter(.min + 1), .decr, .decr, .decr).count == .min)
  }

  @Test(arguments: Stage.allCases)
  func undoRestoresThePreviousState(stage: Stage) {
    let store = Store(value: Undoable(four), reducer: undoable(stage.appReducer()))
    store.send(.perform(.delete([0, 1])))
    let deleted = store.value.present
    store.send(.undo)
    #expect(store.value.present == four)
    store.send(.redo)
    #expect(store.value.present == deleted)
  }
}
