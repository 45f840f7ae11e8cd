// Chat room: the nickname, edited and saved.

public import ClassicRedux

/// The nickname in the room, and the user's edit of it.
public struct NicknameState: Equatable, Sendable {
  /// The nickname on the server.
  public var nickname: String
  /// The nickname in the text field.
  public var editedNickname: String
  public var isLoading = false
  public var isSaving = false
  public var message: String?

  public init(nickname: String) {
    self.nickname = nickname
    self.editedNickname = nickname
  }

  /// The maximum number of characters. An emoji counts as one character.
  public static let limit = 20

  public var isChanged: Bool { editedNickname != nickname }
  public var canSave: Bool {
    isChanged && 1...Self.limit ~= editedNickname.count && !isSaving
  }
}

public enum NicknameAction: Equatable, Sendable {
  case onAppear
  case nicknameChanged(String)
  case saveButtonTapped
  case nicknameLoaded(Result<String, ChatError>)
  /// The server's answer to a save. A success carries the nickname that was sent.
  case setNicknameResponse(Result<String, ChatError>)
}

/// Edits, saves and loads the nickname.
///
/// A successful save stores the nickname that was sent, so an edit that was made meanwhile stays an unsaved edit.
/// While a save is in flight, a second save is ignored and does not replace the first, which may already have
/// reached the server. A failure does not change the edit.
public func nicknameReducer(_ client: ChatClient) -> EffectReducer<NicknameState, NicknameAction> {
  { state, action in
    switch action {
    case .onAppear:
      // The answer to the save will be newer than a nickname loaded now.
      if state.isSaving { return .none }
      state.isLoading = true
      state.message = nil
      return .run { send in await send(.nicknameLoaded(client.loadNickname())) }
        .cancellable(id: LoadID(), cancelInFlight: true)

    case .nicknameChanged(let nickname):
      state.editedNickname = nickname
      state.message = nil

    case .saveButtonTapped:
      guard state.canSave else { return .none }
      let nickname = state.editedNickname
      // The nickname that is being loaded may be older than the saved one.
      state.isLoading = false
      state.isSaving = true
      state.message = nil
      return .merge(
        .cancel(id: LoadID()),
        .run { send in await send(.setNicknameResponse(client.saveNickname(nickname))) })

    case .nicknameLoaded(.success(let nickname)):
      state.isLoading = false
      if !state.isChanged { state.editedNickname = nickname }
      state.nickname = nickname

    case .setNicknameResponse(.success(let nickname)):
      state.isSaving = false
      state.nickname = nickname

    case .nicknameLoaded(.failure(let error)), .setNicknameResponse(.failure(let error)):
      // Only one of them is in flight.
      (state.isLoading, state.isSaving) = (false, false)
      state.message = error.rawValue
    }
    return .none
  }
}

private struct LoadID: Hashable {}
