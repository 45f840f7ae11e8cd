// B1: the fact about 2, with all dependencies passed in, and B2 as a part of it.
// SPDX-License-Identifier: MIT

public import ClassicRedux
public import FeatureB2
public import Numbers

public struct B1State: Equatable, Encodable {
  /// The name of the user. The parent sets it.
  public var loginData = ""
  public var resultString = ""
  public var failure: NumbersError?
  /// The last fact that another screen has shown. The parent sets it, and B1 itself for B2.
  public var heard = ""
  /// B2 while its screen is open.
  public var b2: B2State?

  public init() {}
}

public enum B1Action: Equatable, Sendable {
  case onAppear
  case dataLoaded(Result<String, NumbersError>)
  case openB2Tapped
  case b2(B2Action)

  public var b2: B2Action? { if case .b2(let action) = self { action } else { nil } }
}

/// The dependencies of B1, which its parent passes in.
///
/// Prefer this to `A1Environment` in the module FeatureA: a test can pass a client that fails and a clock that it
/// advances itself, and the app can pass a client for another service. B1 treats them all the same.
public struct B1Environment: Sendable {
  public var numbers: NumbersClient
  public var clock: any Clock<Duration>

  public init(numbers: NumbersClient, clock: any Clock<Duration>) {
    self.numbers = numbers
    self.clock = clock
  }

  var b2: B2Environment { B2Environment(numbers: numbers, clock: clock) }
}

/// The reducer of B1, which includes B2. When the screen of B2 is closed, its request is cancelled.
public func b1Reducer(_ environment: B1Environment) -> EffectReducer<B1State, B1Action> {
  combine {
    pullback(b2Reducer(environment.b2), optional: \.b2, action: CasePath(\.b2, B1Action.b2))
    b1OwnReducer(environment)
  }
}

private func b1OwnReducer(_ environment: B1Environment) -> EffectReducer<B1State, B1Action> {
  { state, action in
    switch action {
    case .onAppear:
      return environment.numbers.request(.two, clock: environment.clock)
        .map(B1Action.dataLoaded)
        .cancellable(id: Number.two, cancelInFlight: true)
    case .dataLoaded(.success(let fact)):
      (state.resultString, state.failure) = (fact, nil)
    case .dataLoaded(.failure(let error)):
      state.failure = error
    case .openB2Tapped:
      state.b2 = B2State()
    case .b2(.closeTapped):
      if let fact = state.b2?.resultString, !fact.isEmpty { state.heard = fact }
      state.b2 = nil
    case .b2: break
    }
    return .none
  }
}
