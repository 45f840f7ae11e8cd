// B1: the fact about 2, with everything handed in, and B2 as a part of it.
// SPDX-License-Identifier: MIT

public import ClassicRedux
public import FeatureB2
public import Numbers

public struct B1State: Equatable, Encodable {
  /// Who is logged in. Written by the parent.
  public var loginData = ""
  public var resultString = ""
  public var failure: NumbersError?
  /// The fact that another screen has last shown. Written by the parent, and for B2 here.
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

/// What B1 reaches out to, handed in by whoever makes it.
///
/// Do it like this, and not as `A1Environment` in the module FeatureA: here a test hands in a
/// client that fails and a clock that it moves on itself, and the app one that asks another
/// service. To B1 all of them are the same.
public struct B1Environment: Sendable {
  public var numbers: NumbersClient
  public var clock: any Clock<Duration>

  public init(numbers: NumbersClient, clock: any Clock<Duration>) {
    self.numbers = numbers
    self.clock = clock
  }

  var b2: B2Environment { B2Environment(numbers: numbers, clock: clock) }
}

/// The reducer of B1 with B2 in it: when the screen of B2 is closed, what it waits for is called
/// off.
public var b1Reducer: EnvironmentReducer<B1State, B1Action, B1Environment> {
  pullback(
    b2Reducer, optional: \.b2, action: CasePath(\.b2, B1Action.b2), environment: \.b2,
    parent: b1OwnReducer)
}

private func b1OwnReducer(
  state: inout B1State, action: B1Action, environment: B1Environment
) -> Effect<B1Action> {
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
  case .b2:
    break
  }
  return .none
}
