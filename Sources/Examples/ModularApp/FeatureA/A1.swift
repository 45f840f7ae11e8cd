// A1: the fact about 1, without any dependency passed in.

public import ClassicRedux
public import Numbers

public struct A1State: Equatable {
  /// The fact, or the reason why there is none.
  public var resultString = ""

  public init() {}
}

public enum A1Action: Equatable, Sendable {
  case onAppear
  case dataLoaded(Result<String, NumbersError>)
}

/// The dependencies of A1, which it creates itself.
///
/// Do not copy this; it is here to show the consequences. No one can pass a different client, so every test of A1's
/// effect sends a request to the real service, and no test can make it fail. The client of B1 in the module FeatureB1
/// is passed in, so `InjectionTests` can.
public struct A1Environment: Sendable {
  let numbers = NumbersClient.live

  public init() {}
}

public func a1Reducer(_ environment: A1Environment) -> EffectReducer<A1State, A1Action> {
  { state, action in
    switch action {
    case .onAppear: return environment.numbers.request(.one).map(A1Action.dataLoaded)
    case .dataLoaded(.success(let fact)): state.resultString = fact
    case .dataLoaded(.failure(let error)): state.resultString = error.rawValue
    }
    return .none
  }
}
