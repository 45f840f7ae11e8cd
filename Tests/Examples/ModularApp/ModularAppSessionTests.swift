// Random sessions of the modular app, which replay.

import ClassicRedux
import EffectTestSupport
import FeatureA
import FeatureB1
import FeatureB2
import Login
import Numbers
import Root
import Stage5Testing
import TabBar
import TestSupport
import Testing

@MainActor @Suite(.hangLimit) struct ModularAppSessionTests {
  private let clock = TestClock()

  /// An action as it is encoded, because a `Result` is not `Codable`.
  private enum Coded: Codable {
    case loggedIn(String)
    case loggedOut, appeared, openTapped, appearedAbove, closeTapped
    case selected(TabBarState.Tab)
    case a1(CodedResult<String>)
    case b1(CodedResult<String>)
    case b2(CodedResult<String>)
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func promise15ASessionReplays(seed: UInt64) async throws {
    let numbers = NumbersClient { [clock] number throws(NumbersError) in
      do { try await clock.sleep(for: .seconds(number == .four ? 15 : 3)) } catch {
        throw .unreachable
      }
      return "\(number)"
    }
    try await playRandomSession(
      seed: seed, from: RootState(),
      reducer: rootReducer(RootEnvironment(numbers: numbers, clock: clock)), encoded: coded,
      decoded: action,
      pause: { [clock] generator in
        await clock.advance(by: .seconds(Int.random(in: 0..<12, using: &generator)))
      },
      next: { _, generator in
        // A1 makes its own environment, so that only an answer can be sent to it.
        let a1: Coded = .a1(CodedResult(Result<String, NumbersError>.success("one")))
        let user: [Coded] = [
          .loggedIn("Ann"), .selected(.a), .selected(.b), a1, .appeared, .appeared, .openTapped,
          .appearedAbove, .appearedAbove, .closeTapped,
        ]
        return Int.random(in: 0..<20, using: &generator) == 0
          ? action(.loggedOut) : action(user.randomElement(using: &generator)!)
      })
  }

  private func coded(_ action: RootAction) -> Coded {
    switch action {
    case .login(.logIn(.success(let name))): .loggedIn(name)
    case .tabBar(.logOutTapped): .loggedOut
    case .tabBar(.tabSelected(let tab)): .selected(tab)
    case .tabBar(.a1(.onAppear)): fatalError("This would send a request to the real service.")
    case .tabBar(.a1(.dataLoaded(let result))): .a1(CodedResult(result))
    case .tabBar(.b1(.onAppear)): .appeared
    case .tabBar(.b1(.dataLoaded(let result))): .b1(CodedResult(result))
    case .tabBar(.b1(.openB2Tapped)): .openTapped
    case .tabBar(.b1(.b2(.onAppear))): .appearedAbove
    case .tabBar(.b1(.b2(.dataLoaded(let result)))): .b2(CodedResult(result))
    case .tabBar(.b1(.b2(.closeTapped))): .closeTapped
    }
  }

  private func action(_ coded: Coded) -> RootAction {
    // The client of this test fails in no other way.
    let error: (String) -> NumbersError = { _ in .timedOut }
    return switch coded {
    case .loggedIn(let name): .login(.logIn(.success(name)))
    case .loggedOut: .tabBar(.logOutTapped)
    case .selected(let tab): .tabBar(.tabSelected(tab))
    case .a1(let coded): .tabBar(.a1(.dataLoaded(coded.result(error))))
    case .appeared: .tabBar(.b1(.onAppear))
    case .b1(let coded): .tabBar(.b1(.dataLoaded(coded.result(error))))
    case .openTapped: .tabBar(.b1(.openB2Tapped))
    case .appearedAbove: .tabBar(.b1(.b2(.onAppear)))
    case .b2(let coded): .tabBar(.b1(.b2(.dataLoaded(coded.result(error)))))
    case .closeTapped: .tabBar(.b1(.b2(.closeTapped)))
    }
  }
}

// For the recording of the test.
extension TabBarState.Tab: Codable {}
