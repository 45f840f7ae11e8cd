// Chat room: the nickname, edited and saved.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// The nickname in the room, and what the user is about to make of it.
public struct NicknameState: Equatable, Sendable {
  /// The nickname as the server has it.
  public var nickname: String
  /// The nickname as it stands in the text field.
  public var editedNickname: String
  /// Whether the nickname is being loaded.
  public var isLoading = false
  /// Whether a save is under way.
  public var isSaving = false
  /// What went wrong last, until something else is tried.
  public var message: String?

  public init(nickname: String) {
    self.nickname = nickname
    self.editedNickname = nickname
  }

  /// Whether the edit is one that is not saved.
  public var isChanged: Bool { editedNickname != nickname }

  /// Why the edit cannot be saved, or `nil` if it can.
  public var problem: NameProblem? { ChatRoom.problem(with: editedNickname, after: nickname) }
}

/// What can happen to the nickname.
public enum NicknameAction: Equatable, Sendable {
  case onAppear
  case nicknameChanged(String)
  case saveButtonTapped
  case nicknameLoaded(Result<String, ChatError>)
  /// The server's answer to a save; a success names the nickname that was sent.
  case setNicknameResponse(Result<String, ChatError>)
}

/// Edits, saves and loads the nickname.
///
/// What is saved is what was sent: an edit made while a save is under way stays an edit. A second save
/// meanwhile is refused rather than put in the place of the first, which may have reached the server
/// and could not be called back from there. A failure leaves the edit as it is.
public func nicknameReducer(
  state: inout NicknameState, action: NicknameAction, client: ChatClient
) -> Effect<NicknameAction> {
  switch action {
  case .onAppear:
    // The answer to the save is newer than what could be loaded now.
    if state.isSaving { return .none }
    state.isLoading = true
    state.message = nil
    return .run { send in
      await send(.nicknameLoaded(.success(try await client.loadNickname())))
    } catch: { error, send in
      await send(.nicknameLoaded(.failure(ChatError(error))))
    }
    .cancellable(id: LoadID(), cancelInFlight: true)

  case .nicknameChanged(let nickname):
    state.editedNickname = nickname
    state.message = nil

  case .saveButtonTapped:
    if state.isSaving { return .none }
    if let problem = state.problem {
      state.message = "the nickname \(problem)"
      return .none
    }
    let nickname = state.editedNickname
    // What is being loaded may be older than what is saved here.
    state.isLoading = false
    state.isSaving = true
    state.message = nil
    return .merge(
      .cancel(id: LoadID()),
      .run { send in
        try await client.saveNickname(nickname)
        await send(.setNicknameResponse(.success(nickname)))
      } catch: { error, send in
        await send(.setNicknameResponse(.failure(ChatError(error))))
      })

  case .nicknameLoaded(.success(let nickname)):
    state.isLoading = false
    state.message = nil
    if !state.isChanged { state.editedNickname = nickname }
    state.nickname = nickname

  case .setNicknameResponse(.success(let nickname)):
    state.isSaving = false
    state.nickname = nickname

  case .nicknameLoaded(.failure(let error)):
    state.isLoading = false
    state.message = "\(error)"

  case .setNicknameResponse(.failure(let error)):
    state.isSaving = false
    state.message = "\(error)"
  }
  return .none
}

private struct LoadID: Hashable {}
