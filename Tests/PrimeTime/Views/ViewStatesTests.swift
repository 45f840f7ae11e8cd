// The values that the views show.

import Foundation
import Testing

@testable import PrimeTime
@testable import PrimeTimeViews

@Suite struct ViewStatesTests {
  private func state(
    _ count: Int, _ question: Stage4App.NthPrimeQuestion? = nil
  ) -> Stage4App.State {
    var state = Stage4App.State()
    (state.app.count, state.nthPrime) = (count, question)
    return state
  }

  @Test func theFeedShowsTheNewestFirst() {
    #expect(ActivityRow.rows(of: []).isEmpty)
    let noon = Date(timeIntervalSince1970: 1_767_268_800)
    let rows = ActivityRow.rows(of: [
      .init(timestamp: noon, type: .addedFavoritePrime(7)),
      .init(timestamp: noon.addingTimeInterval(60), type: .removedFavoritePrime(7)),
    ])
    #expect(rows.map(\.text) == ["Removed 7", "Added 7"])
    #expect(rows.map(\.time) == [noon.addingTimeInterval(60), noon])
    #expect(rows.map(\.id) == [1, 0])
  }

  @Test(arguments: [("", nil, "8"), ("-", nil, "8"), ("7", 7, "8"), ("008", 8, "008")])
  func aTypedCountStaysUntilAnotherIsShown(text: String, number: Int?, shown: String) {
    var field = CountField(text: text)
    #expect(field.number == number)
    field.show(8)
    #expect(field.text == shown)
  }

  @Test(arguments: [(7, "7 is prime", true), (8, "8 is not prime", false)])
  func theVerdictNamesTheNumber(number: Int, verdict: String, isPrime: Bool) {
    let sheet = ShownNumber(id: number, isFavorite: false)
    #expect(sheet.verdict == verdict && sheet.isPrime == isPrime)
  }

  @Test(
    arguments: [
      (.loading, false), (.loaded("a fact"), false), (.failed("no network"), true),
    ] as [(Stage6App.Fact, Bool)])
  func onlyAFailedFactIsAskedForAgain(fact: Stage6App.Fact, canAsk: Bool) {
    #expect(fact.canAsk == canAsk)
  }

  // The alert of Point-Free's app showed the current count.
  @Test func aQuestionNamesItsNumber() {
    let asked = state(7).nthPrimeState
    #expect(asked.questionText == "What is prime number 7?" && asked.canAsk)
    #expect(asked.searchText == nil && asked.progress == nil && asked.answer == nil)
    #expect(!state(0).nthPrimeState.canAsk)
    let searching = state(8, .computing(n: 7, progress: 0.5)).nthPrimeState
    #expect(searching.searchText == "Looking for prime number 7" && searching.progress == 0.5)
    let answered = state(8, .answered(n: 7, prime: 17)).nthPrimeState
    #expect(answered.answer == "Prime number 7 is 17" && answered.progress == nil)
    let failed = state(8, .failed(n: 7, message: "the disk is full")).nthPrimeState
    #expect(failed.answer == "Prime number 7 was not found: the disk is full")
  }
}
