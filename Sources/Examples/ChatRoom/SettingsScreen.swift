// Chat room: what the screen of the settings shows, and what can be done there.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// What the screen of the settings shows.
public struct SettingsViewState: Equatable {
  public var nickname: String
  public var roomName: String
  /// Whether the room's name is not saved yet.
  public var isRenaming: Bool
  public var message: String?
}

/// What can be done on the screen of the settings.
public enum SettingsViewAction: Equatable {
  case roomNameEntered(String)
}

extension SettingsViewState {
  /// The state as the screen shows it, which does not include the edit of the nickname.
  public init(_ state: ChatRoomSettings) {
    self.init(
      nickname: state.nickname.nickname,
      roomName: state.roomName.roomName,
      isRenaming: state.roomName.isSaving,
      message: state.roomName.message)
  }
}

extension ChatRoomSettingsAction {
  /// What happens if this is done on the screen.
  public init(_ action: SettingsViewAction) {
    switch action {
    case .roomNameEntered(let name): self = .roomName(.roomNameEntered(name))
    }
  }
}

extension ScopedStore where Value == ChatRoomSettings, Action == ChatRoomSettingsAction {
  /// The store as the screen of the settings takes it.
  public var settingsScreen: ScopedStore<SettingsViewState, SettingsViewAction> {
    scope(value: SettingsViewState.init, action: ChatRoomSettingsAction.init)
  }
}
