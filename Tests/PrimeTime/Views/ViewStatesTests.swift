// The values that the views show.

import Foundation
import PrimeTime
import Testing

@testable import PrimeTimeViews

@Suite struct ViewStatesTests {
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

  @Test(arguments: [
    (7, "7 is prime", true), (3, "3 is prime", false), (8, "8 is not prime", false),
  ])
  func theVerdictNamesTheCount(count: Int, text: String, isFavorite: Bool) {
    var state = AppState()
    (state.count, state.favoritePrimes) = (count, [2, 7])
    #expect(verdict(on: count) == text && state.isFavorite == isFavorite)
  }

  // The alert of Point-Free's app showed the current count.
  @Test func aQuestionNamesItsNumber() {
    typealias Question = Stage4App.NthPrimeQuestion
    #expect(Question.text(7) == "What is prime number 7?")
    #expect(Question.canAsk(7) && !Question.canAsk(0))
    let searching = Question.computing(n: 7, progress: 0.5)
    #expect(searching.searchText == "Looking for prime number 7" && searching.progress == 0.5)
    #expect(searching.answer == nil)
    let answered = Question.answered(n: 7, prime: 17)
    #expect(answered.answer == "Prime number 7 is 17" && answered.progress == nil)
    let failed = Question.failed(n: 7, message: "the disk is full")
    #expect(failed.answer == "Prime number 7 was not found: the disk is full")
  }
}
