// Login: the first screen, whose only action its parent handles.

public struct LoginState: Equatable {
  public init() {}
}

public enum LoginAction: Equatable, Sendable {
  case logIn(Result<String, Never>)
}

/// Does nothing, because the parent handles the action and decides what comes next.
public func loginReducer(state: inout LoginState, action: LoginAction) {}
