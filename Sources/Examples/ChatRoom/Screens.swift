// Chat room: the view states and view actions of the two screens.

public import ClassicRedux

public struct SettingsViewState: Equatable {
  public var nickname: String
  public var roomName: String
}

public enum SettingsViewAction: Equatable {
  case roomNameEntered(String)
}

extension SettingsViewState {
  /// Creates the view state from the feature's state, without the edit of the nickname.
  public init(_ state: ChatRoomSettings) {
    self.init(nickname: state.nickname.nickname, roomName: state.roomName.roomName)
  }
}

extension ChatRoomSettingsAction {
  public init(_ action: SettingsViewAction) {
    switch action {
    case .roomNameEntered(let name): self = .roomName(.roomNameEntered(name))
    }
  }
}

public struct NicknameViewState: Equatable {
  /// The text in the text field.
  public var text: String
  /// The number of characters, and the maximum: `3 of 20`.
  public var length: String
  /// Whether the text differs from the nickname on the server.
  public var isUnsaved: Bool
  public var isSaveEnabled: Bool
  /// Whether the nickname is being loaded or saved.
  public var isBusy: Bool
  public var message: String?
}

/// The view actions of the nickname screen, which are only some of the nickname's actions.
public enum NicknameViewAction: Equatable {
  case appeared
  case edited(String)
  case saveTapped
}

extension NicknameViewState {
  public init(_ state: NicknameState) {
    self.init(
      text: state.editedNickname,
      length: "\(state.editedNickname.count) of \(nameLimit)",
      isUnsaved: state.isChanged,
      isSaveEnabled: state.canSave,
      isBusy: state.isLoading || state.isSaving,
      message: state.message)
  }
}

extension NicknameAction {
  public init(_ action: NicknameViewAction) {
    switch action {
    case .appeared: self = .onAppear
    case .edited(let text): self = .nicknameChanged(text)
    case .saveTapped: self = .saveButtonTapped
    }
  }
}

extension ScopedStore where Value == ChatRoomSettings, Action == ChatRoomSettingsAction {
  public var settingsScreen: ScopedStore<SettingsViewState, SettingsViewAction> {
    scope(value: SettingsViewState.init, action: ChatRoomSettingsAction.init)
  }

  public var nicknameScreen: ScopedStore<NicknameViewState, NicknameViewAction> {
    scope(value: \.nickname, action: CasePath(\.nickname, ChatRoomSettingsAction.nickname))
      .scope(value: NicknameViewState.init, action: NicknameAction.init)
  }
}
