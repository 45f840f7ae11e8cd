// The feature of the article "Your first feature with SwiftUI", whose own test runs, too.

import Stage5Testing
import Testing

@MainActor @Suite struct FirstFeatureTests {
  @Test func aProblemIsShownUntilTheNextRequest() async {
    struct Offline: Error {}
    let store = TestStore(
      value: FactState(), reducer: factReducer(FactEnvironment(loadFact: { _ in throw Offline() })))
    for previous in [nil, "Offline()"] {
      #expect(store.value.problem == previous)
      store.send(.factTapped) {
        $0.isLoading = true
        $0.problem = nil
      }
      await store.receive(.factFailed("Offline()")) {
        $0.isLoading = false
        $0.problem = "Offline()"
      }
    }
    await store.finish()
  }
}
