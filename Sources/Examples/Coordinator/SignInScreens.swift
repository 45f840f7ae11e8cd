// Coordinator: the two screens of the sign-in flow.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// Asks for a name, to which a code is sent.
public struct NameState: Equatable, Sendable, Codable {
  /// The name to which a code was sent.
  public var sent: Loading<String>

  public init(sent: Loading<String> = .notBegun) { self.sent = sent }
}

/// The actions of the name screen.
public enum NameAction: Equatable, Sendable {
  case nameEntered(String)
  case sentChanged(Loading<String>)
}

/// Sends a code. The coordinator handles the rest.
public func nameReducer(
  _ sendCode: @escaping @Sendable (_ name: String) async throws -> Void
) -> EffectReducer<NameState, NameAction> {
  { state, action in
    switch action {
    case .nameEntered(let name):
      state.sent = .underway
      return .load(as: NameAction.sentChanged) {
        try await sendCode(name)
        return name
      }
      .cancellable(id: Request(), cancelInFlight: true)
    case .sentChanged(let sent):
      state.sent = sent
      return .none
    }
  }
}

/// Asks for the code that was sent.
public struct CodeState: Equatable, Sendable, Codable {
  public var name: String
  /// The name of the user whose code was verified.
  public var verified: Loading<String>

  public init(name: String, verified: Loading<String> = .notBegun) {
    self.name = name
    self.verified = verified
  }
}

/// The actions of the code screen.
public enum CodeAction: Equatable, Sendable {
  case codeEntered(String)
  case verifiedChanged(Loading<String>)
}

/// Verifies the code. The coordinator handles the rest.
public func codeReducer(
  _ verify: @escaping @Sendable (_ name: String, _ code: String) async throws -> Void
) -> EffectReducer<CodeState, CodeAction> {
  { state, action in
    switch action {
    case .codeEntered(let code):
      state.verified = .underway
      return .load(as: CodeAction.verifiedChanged) { [name = state.name] in
        try await verify(name, code)
        return name
      }
      .cancellable(id: Request(), cancelInFlight: true)
    case .verifiedChanged(let verified):
      state.verified = verified
      return .none
    }
  }
}

private struct Request: Hashable {}
