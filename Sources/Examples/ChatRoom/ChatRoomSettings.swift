// Chat room: the settings of a room, put together from its nickname and its name.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// The settings of a chat room.
///
/// The nickname lies here and nowhere else. Where each screen had a view model, the settings fetched it
/// from a manager when they appeared, the nickname's screen kept one of its own and told the manager when
/// it was saved, and the settings listened to the manager to fetch it again. Nothing is left of that:
/// the settings' screen reads the nickname in the place where the nickname's reducer changes it.
public struct ChatRoomSettings: Equatable, Sendable {
  public var nickname: NicknameState
  public var roomName: RoomNameState

  public init(nickname: String, roomName: String) {
    self.nickname = NicknameState(nickname: nickname)
    self.roomName = RoomNameState(roomName: roomName)
  }
}

/// What can happen in the settings: only what can happen to their parts.
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

/// The reducers of the parts, side by side.
public var chatRoomSettingsReducer:
  EnvironmentReducer<ChatRoomSettings, ChatRoomSettingsAction, ChatClient>
{
  combine {
    pullback(
      nicknameReducer, value: \.nickname,
      action: CasePath(\.nickname, ChatRoomSettingsAction.nickname), environment: { $0 })
    pullback(
      roomNameReducer, value: \.roomName,
      action: CasePath(\.roomName, ChatRoomSettingsAction.roomName), environment: { $0 })
  }
}
