import PrimeTime
import Testing

@testable import PrimeTimeViews

@Suite struct PrimeSheetStateTests {
  @Test(arguments: [(7, "7 is prime"), (8, "8 is not prime"), (-7, "-7 is not prime")])
  func theVerdictNamesTheCount(count: Int, verdict: String) {
    var state = AppState()
    state.count = count
    #expect(state.primeSheet.verdict == verdict)
  }

  @Test func aSavedPrimeIsAFavorite() {
    var state = AppState()
    state.count = 7
    #expect(!state.primeSheet.isFavorite)
    state.favoritePrimes = [2, 7]
    #expect(state.primeSheet.isFavorite)
    state.count = 3
    #expect(!state.primeSheet.isFavorite)
  }
}
