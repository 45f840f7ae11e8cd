// A2: the fact about 3, on a screen with a separate store.
// SPDX-License-Identifier: MIT

public import ClassicRedux
public import Numbers

public struct A2State: Equatable, Encodable {
  public var resultString = ""
  public var failure: NumbersError?

  public init() {}
}

public enum A2Action: Equatable, Sendable {
  case onAppear
  case dataLoaded(Result<String, NumbersError>)
}

public struct A2Environment: Sendable {
  public var numbers: NumbersClient
  public var clock: any Clock<Duration>

  public init(numbers: NumbersClient, clock: any Clock<Duration>) {
    self.numbers = numbers
    self.clock = clock
  }
}

public func a2Reducer(_ environment: A2Environment) -> EffectReducer<A2State, A2Action> {
  { state, action in
    switch action {
    case .onAppear:
      return environment.numbers.request(.three, clock: environment.clock)
        .map(A2Action.dataLoaded)
        .cancellable(id: Number.three, cancelInFlight: true)
    case .dataLoaded(.success(let fact)):
      (state.resultString, state.failure) = (fact, nil)
    case .dataLoaded(.failure(let error)):
      state.failure = error
    }
    return .none
  }
}
