// Random sessions of the modular app, which replay.

import ClassicRedux
import EffectTestSupport
import FeatureA
import FeatureB1
import FeatureB2
import Numbers
import Root
import Stage5Testing
import TestSupport
import Testing

@MainActor @Suite(.hangLimit) struct ModularAppSessionTests {
  private let clock = TestClock()

  @Test(arguments: 0..<4 as Range<UInt64>)
  func promise15ASessionReplays(seed: UInt64) async throws {
    let numbers = NumbersClient { [clock] number in
      do { try await clock.sleep(for: .seconds(number == .four ? 15 : 3)) } catch {
        return .failure(.unavailable)
      }
      return .success("\(number)")
    }
    try await playRandomSession(
      seed: seed, from: RootState(),
      reducer: rootReducer(RootEnvironment(numbers: numbers)),
      pause: { [clock] generator in
        await clock.advance(by: .seconds(Int.random(in: 0..<12, using: &generator)))
      },
      next: { _, generator in
        if Int.random(in: 0..<20, using: &generator) == 0 { return .tabBar(.logOutTapped) }
        let user: [RootAction] = [
          .login(.logIn(.success("Ann"))), .tabBar(.tabSelected(.a)), .tabBar(.tabSelected(.b)),
          // A1 makes its own environment, so that only an answer can be sent to it.
          .tabBar(.a1(.dataLoaded(.success("one")))), .tabBar(.b1(.onAppear)),
          .tabBar(.b1(.onAppear)), .tabBar(.b1(.openB2Tapped)), .tabBar(.b1(.b2(.onAppear))),
          .tabBar(.b1(.b2(.onAppear))), .tabBar(.b1(.b2(.closeTapped))),
        ]
        return user.randomElement(using: &generator)!
      })
  }
}
