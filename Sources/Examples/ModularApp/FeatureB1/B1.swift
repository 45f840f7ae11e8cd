// B1: the fact about 2, with its client passed in, and B2 as a part of it.

public import ClassicRedux
public import FeatureB2
public import Numbers

public struct B1State: Equatable {
  /// The name of the user. The parent sets it.
  public var loginData = ""
  /// The fact, or the reason why there is none.
  public var resultString = ""
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

/// The reducer of B1, which includes B2. The parent passes the client in, unlike that of A1.
public func b1Reducer(_ numbers: NumbersClient) -> EffectReducer<B1State, B1Action> {
  combine {
    pullback(b2Reducer(numbers), ifPresent: \.b2, action: CasePath(\.b2, B1Action.b2))
    b1OwnReducer(numbers)
  }
}

private func b1OwnReducer(_ numbers: NumbersClient) -> EffectReducer<B1State, B1Action> {
  { state, action in
    switch action {
    case .onAppear: return numbers.request(.two).map(B1Action.dataLoaded)
    case .dataLoaded(.success(let fact)): state.resultString = fact
    case .dataLoaded(.failure(let error)): state.resultString = error.rawValue
    case .openB2Tapped: state.b2 = B2State()
    case .b2(.dataLoaded(.success(let fact))): state.heard = fact
    case .b2(.closeTapped): state.b2 = nil
    case .b2: break
    }
    return .none
  }
}
