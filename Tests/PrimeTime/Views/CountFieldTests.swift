import Testing

@testable import PrimeTimeViews

@Suite struct CountFieldTests {
  @Test(arguments: [("", nil), ("-", nil), ("-7", -7), ("007", 7), ("7a", nil)])
  func aTextIsParsedAsANumber(text: String, number: Int?) {
    #expect(CountField(text: text).number == number)
  }

  @Test func aCountThatChangedElsewhereIsShown() {
    var field = CountField(text: "7")
    field.show(8)
    #expect(field.text == "8")
  }

  @Test func typedTextStaysAsItIs() {
    var field = CountField(text: "007")
    field.show(7)
    #expect(field.text == "007")
  }

  @Test func anEmptyFieldStaysEmptyUntilTheCountChanges() {
    var field = CountField(text: "7")
    field.text = ""
    #expect(field.number == nil)
    field.show(3)
    #expect(field.text == "3")
  }
}
