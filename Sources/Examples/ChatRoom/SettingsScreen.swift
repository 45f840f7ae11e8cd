// Chat room: the view state and view actions of the settings screen.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// The view state of the settings screen.
public struct SettingsViewState: Equatable {
  public var nickname: String
  public var roomName: String
  /// Whether the room's name is not saved yet.
  public var isRenaming: Bool
  public var message: String?
}

/// The view actions of the settings screen.
public enum SettingsViewAction: Equatable {
  case roomNameEntered(String)
}

extension SettingsViewState {
  /// Creates the view state from the feature's state, without the edit of the nickname.
  public init(_ state: ChatRoomSettings) {
    self.init(
      nickname: state.nickname.nickname,
      roomName: state.roomName.roomName,
      isRenaming: state.roomName.isSaving,
      message: state.roomName.message)
  }
}

extension ChatRoomSettingsAction {
  /// Creates the feature's action from a view action.
  public init(_ action: SettingsViewAction) {
    switch action {
    case .roomNameEntered(let name): self = .roomName(.roomNameEntered(name))
    }
  }
}

extension ScopedStore where Value == ChatRoomSettings, Action == ChatRoomSettingsAction {
  /// The store for the settings screen.
  public var settingsScreen: ScopedStore<SettingsViewState, SettingsViewAction> {
    scope(value: SettingsViewState.init, action: ChatRoomSettingsAction.init)
  }
}
