// Login: the first screen, whose one action is handled by its parent.
// SPDX-License-Identifier: MIT

public struct LoginState: Equatable, Encodable {
  public init() {}
}

public enum LoginAction: Equatable, Sendable {
  /// The user has logged in, under this name.
  case logIn(Result<String, Never>)
}

/// Does nothing: what comes after logging in is known to the parent, which hears the action, too.
public func loginReducer(state: inout LoginState, action: LoginAction) {}
