// Chat room: the nickname, edited and saved.

public import ClassicRedux

/// The nickname in the room, and the user's edit of it.
public struct NicknameState: Equatable, Sendable {
  /// The nickname on the server.
  public var nickname: String
  /// The nickname in the text field.
  public var editedNickname: String
  /// Whether a request is in flight.
  public var isWaiting = false
  public var message: String?

  public init(nickname: String) {
    self.nickname = nickname
    self.editedNickname = nickname
  }

  /// The maximum number of characters. An emoji counts as one character.
  public static let limit = 20

  public var isChanged: Bool { editedNickname != nickname }
  public var canSave: Bool {
    isChanged && 1...Self.limit ~= editedNickname.count && !isWaiting
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
/// There is one request at a time; until it is answered, others are ignored. A successful save stores the nickname that
/// was sent, so an edit that was made meanwhile stays an unsaved edit. A failure does not change the edit.
public func nicknameReducer(_ client: ChatClient) -> EffectReducer<NicknameState, NicknameAction> {
  { state, action in
    switch action {
    case .onAppear:
      if state.isWaiting { return .none }
      state.isWaiting = true
      state.message = nil
      return .run { send in await send(.nicknameLoaded(client.loadNickname())) }

    case .nicknameChanged(let nickname):
      state.editedNickname = nickname
      state.message = nil

    case .saveButtonTapped:
      guard state.canSave else { return .none }
      state.isWaiting = true
      state.message = nil
      return .run { [nickname = state.editedNickname] send in
        await send(.setNicknameResponse(client.saveNickname(nickname)))
      }

    case .nicknameLoaded(.success(let nickname)):
      state.isWaiting = false
      if !state.isChanged { state.editedNickname = nickname }
      state.nickname = nickname

    case .setNicknameResponse(.success(let nickname)):
      state.isWaiting = false
      state.nickname = nickname

    case .nicknameLoaded(.failure(let error)), .setNicknameResponse(.failure(let error)):
      state.isWaiting = false
      state.message = error.rawValue
    }
    return .none
  }
}
