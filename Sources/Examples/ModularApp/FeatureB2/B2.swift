// B2: the fact about 4, on a screen that B1 opens.

public import ClassicRedux
public import Numbers

public struct B2State: Equatable {
  /// The fact, or the reason why there is none.
  public var resultString = ""

  public init() {}
}

public enum B2Action: Equatable, Sendable {
  case onAppear
  case dataLoaded(Result<String, NumbersError>)
  /// Handled by the parent that opened the screen, which this module does not know.
  case closeTapped
}

public func b2Reducer(_ numbers: NumbersClient) -> EffectReducer<B2State, B2Action> {
  { state, action in
    switch action {
    case .onAppear: return numbers.request(.four).map(B2Action.dataLoaded)
    case .dataLoaded(.success(let fact)): state.resultString = fact
    case .dataLoaded(.failure(let error)): state.resultString = error.rawValue
    case .closeTapped: break
    }
    return .none
  }
}
