import PrimeTime
import Testing

@testable import PrimeTimeViews

@Suite struct NthPrimeStateTests {
  @Test(arguments: [(-1, false), (0, false), (1, true), (Int.max, true)])
  func primesAreCountedFromOne(count: Int, canAsk: Bool) {
    #expect(NthPrimeState(count: count).canAsk == canAsk)
  }

  @Test func aQuestionNamesTheCount() {
    let state = NthPrimeState(count: 7)
    #expect(state.questionText == "What is prime number 7?")
    #expect(state.searchText == nil)
    #expect(state.progress == nil)
    #expect(state.answer == nil)
  }

  @Test func aSearchShowsItsProgressAndItsNumber() {
    let state = NthPrimeState(count: 8, question: .computing(n: 7, progress: 0.5))
    #expect(state.searchText == "Looking for prime number 7")
    #expect(state.progress == 0.5)
    #expect(state.answer == nil)
  }

  // The alert of the original course showed the current count.
  @Test func anAnswerNamesTheNumberThatWasAskedAbout() {
    let state = NthPrimeState(count: 8, question: .answered(n: 7, prime: 17))
    #expect(state.answer == "Prime number 7 is 17")
    #expect(state.progress == nil)
  }

  @Test func aFailureIsShownAsTheAnswer() {
    let state = NthPrimeState(count: 8, question: .failed(n: 7, message: "the disk is full"))
    #expect(state.answer == "Prime number 7 was not found: the disk is full")
  }

  @Test func itCombinesTheCountAndTheQuestion() {
    var state = AppState()
    state.count = 8
    state.nthPrime = .answered(n: 7, prime: 17)
    let answered = NthPrimeState(count: 8, question: .answered(n: 7, prime: 17))
    #expect(state.nthPrimeState == answered)
  }
}
