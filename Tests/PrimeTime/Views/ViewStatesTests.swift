// The values that the views show. `Trials` has a session in the views themselves.

import PrimeTime
import Testing

@testable import PrimeTimeViews

@Suite struct ViewStatesTests {
  @Test(arguments: [("", nil, "8"), ("-", nil, "8"), ("7", 7, "8"), ("008", 8, "008")])
  func aTypedCountStaysUntilAnotherIsShown(text: String, number: Int?, shown: String) {
    var field = CountField(text: text)
    #expect(field.number == number)
    field.show(8)
    #expect(field.text == shown)
  }

  // The alert of Point-Free's app showed the current count.
  @Test(
    arguments: [
      (.computing(n: 7, progress: 0.5), nil),
      (.answered(n: 7, prime: 17), "Prime number 7 is 17"),
      (.failed(n: 7, message: "no memory"), "Prime number 7 was not found: no memory"),
    ] as [(Stage4App.NthPrimeQuestion, String?)])
  func anAnswerNamesItsNumber(question: Stage4App.NthPrimeQuestion, answer: String?) {
    #expect(question.answer == answer)
  }
}
