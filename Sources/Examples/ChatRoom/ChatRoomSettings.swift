// Chat room: the settings of a room, which consist of the nickname and the room's name.

public import ClassicRedux

/// The settings of a chat room.
///
/// The nickname is kept only here: the settings screen reads the same nickname that the nickname's reducer
/// changes.
public struct ChatRoomSettings: Equatable, Sendable {
  public var nickname: NicknameState
  public var roomName: RoomNameState

  public init(nickname: String, roomName: String) {
    self.nickname = NicknameState(nickname: nickname)
    self.roomName = RoomNameState(roomName: roomName)
  }
}

public enum ChatRoomSettingsAction: Equatable, Sendable {
  case nickname(NicknameAction)
  case roomName(RoomNameAction)

  public var nickname: NicknameAction? {
    if case .nickname(let action) = self { action } else { nil }
  }

  public var roomName: RoomNameAction? {
    if case .roomName(let action) = self { action } else { nil }
  }
}

public func chatRoomSettingsReducer(
  _ client: ChatClient
) -> EffectReducer<ChatRoomSettings, ChatRoomSettingsAction> {
  combine {
    pullback(
      nicknameReducer(client), value: \.nickname,
      action: CasePath(\.nickname, ChatRoomSettingsAction.nickname))
    pullback(
      lift(roomNameReducer), value: \.roomName,
      action: CasePath(\.roomName, ChatRoomSettingsAction.roomName))
  }
}
