// A2: the fact about 3, on a screen with a separate store.

public import ClassicRedux
public import Numbers

public struct A2State: Equatable {
  /// The fact, or the reason why there is none.
  public var resultString = ""
}

public enum A2Action: Equatable, Sendable {
  case onAppear
  case dataLoaded(Result<String, NumbersError>)
}

public func a2Reducer(_ numbers: NumbersClient) -> EffectReducer<A2State, A2Action> {
  { state, action in
    switch action {
    case .onAppear: return numbers.request(.three).map(A2Action.dataLoaded)
    case .dataLoaded(.success(let fact)): state.resultString = fact
    case .dataLoaded(.failure(let error)): state.resultString = error.rawValue
    }
    return .none
  }
}

/// Creates a store for A2, which A1 opens. It is open for as long as the caller keeps the store.
///
/// It is here to show the consequences: the store is separate, so no parent can see that A2 is open, handle its
/// actions, or close it. Prefer a part of the parent's store, like that of B2 in the module FeatureB1. The test
/// `loggingOutClosesB2ButNotA2` shows the difference.
@MainActor
public func openA2() -> Store<A2State, A2Action> {
  Store(value: A2State(), reducer: a2Reducer(.live))
}
