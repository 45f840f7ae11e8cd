// Tests of a feature whose environment is passed in, and of one that creates its own.

import ClassicRedux
import EffectTestSupport
import FeatureA
import FeatureB1
import Numbers
import Stage5Testing
import Testing

@MainActor @Suite struct InjectionTests {
  @Test func b1ShowsAFailureOfItsClient() async {
    let numbers = NumbersClient { _ in .failure(.unavailable) }
    let store = TestStore(value: B1State(), reducer: b1Reducer(numbers))
    store.send(.onAppear)
    await store.receive(.dataLoaded(.failure(.unavailable))) {
      $0.resultString = "the numbers service is not available"
    }
    await store.finish()
  }

  /// Without a service, only A1's reaction to an answer can be tested, because `onAppear` would send a request
  /// over the network.
  @Test func a1ShowsAnAnswer() {
    let store = TestStore(value: A1State(), reducer: a1Reducer(A1Environment()))
    store.send(.dataLoaded(.success("a fact"))) { $0.resultString = "a fact" }
  }
}

extension NumbersClient {
  static let silent = NumbersClient { _ in
    try? await untilCancelled()
    return .failure(.unavailable)
  }
}
