// A1: the fact about 1, with nothing handed in.
// SPDX-License-Identifier: MIT

public import ClassicRedux
public import Numbers

public struct A1State: Equatable, Encodable {
  public var resultString = ""
  public var failure: NumbersError?

  public init() {}
}

public enum A1Action: Equatable, Sendable {
  case onAppear
  case dataLoaded(Result<String, NumbersError>)
}

/// What A1 reaches out to, of its own making.
///
/// It is here to show what comes of it: nobody can hand in another client or clock. A test gets the
/// embedded fact at once, and never a request that fails or takes too long; the app cannot send A1
/// to another service either. Prefer to have it all handed in, as `B1Environment` in the module
/// FeatureB1; `InjectionTests` shows what can be tested of one and of the other.
public struct A1Environment: Sendable {
  let numbers = NumbersClient.embedded
  let clock: any Clock<Duration> = ContinuousClock()

  public init() {}
}

public func a1Reducer(
  state: inout A1State, action: A1Action, environment: A1Environment
) -> Effect<A1Action> {
  switch action {
  case .onAppear:
    return environment.numbers.request(.one, clock: environment.clock)
      .map(A1Action.dataLoaded)
      .cancellable(id: Number.one, cancelInFlight: true)
  case .dataLoaded(.success(let fact)):
    (state.resultString, state.failure) = (fact, nil)
  case .dataLoaded(.failure(let error)):
    state.failure = error
  }
  return .none
}
