// B2: the fact about 4, on a screen that B1 opens.
// SPDX-License-Identifier: MIT

public import ClassicRedux
public import Numbers

public struct B2State: Equatable, Encodable {
  public var resultString = ""
  public var failure: NumbersError?

  public init() {}
}

public enum B2Action: Equatable, Sendable {
  case onAppear
  case dataLoaded(Result<String, NumbersError>)
  /// Handled by the parent that opened the screen, which this module does not know.
  case closeTapped
}

public struct B2Environment: Sendable {
  public var numbers: NumbersClient
  public var clock: any Clock<Duration>

  public init(numbers: NumbersClient, clock: any Clock<Duration>) {
    self.numbers = numbers
    self.clock = clock
  }
}

public func b2Reducer(_ environment: B2Environment) -> EffectReducer<B2State, B2Action> {
  { state, action in
    switch action {
    case .onAppear:
      return environment.numbers.request(.four, clock: environment.clock)
        .map(B2Action.dataLoaded)
        .cancellable(id: Number.four, cancelInFlight: true)
    case .dataLoaded(.success(let fact)):
      (state.resultString, state.failure) = (fact, nil)
    case .dataLoaded(.failure(let error)):
      state.failure = error
    case .closeTapped: break
    }
    return .none
  }
}
