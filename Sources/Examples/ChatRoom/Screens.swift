// Chat room: what the two screens show and send.

public import ClassicRedux

/// What the settings screen shows, which is less than the feature's state: it leaves out the edit of the nickname.
public struct SettingsViewState: Equatable {
  public var nickname: String
  public var roomName: String

  public init(_ state: ChatRoomSettings) {
    nickname = state.nickname.nickname
    roomName = state.roomName.roomName
  }
}

/// What the user does on the nickname screen, which is less than the feature's actions: it leaves out the answers.
public enum NicknameViewAction: Equatable {
  case appeared
  case edited(String)
  case saveTapped
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
  public var settingsScreen: ScopedStore<SettingsViewState, RoomNameAction> {
    scope(value: SettingsViewState.init) { .roomName($0) }
  }

  public var nicknameScreen: ScopedStore<NicknameState, NicknameViewAction> {
    scope(value: \.nickname) { .nickname(NicknameAction($0)) }
  }
}
