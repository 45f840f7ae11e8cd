// Chat room: what the screen of the nickname shows, and what can be done there.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// What the screen of the nickname shows.
public struct NicknameViewState: Equatable {
  /// What stands in the text field.
  public var text: String
  /// How many characters the text has of those that it may have: `3 of 20`.
  public var length: String
  /// Whether the text is another than the nickname that the server has.
  public var isUnsaved: Bool
  /// Why the text cannot be saved; `nil` if it can, and if there is nothing to save.
  public var hint: String?
  public var isSaveEnabled: Bool
  public var isLoading: Bool
  public var isSaving: Bool
  public var message: String?
}

/// What can be done on the screen of the nickname, which is less than can happen to it.
public enum NicknameViewAction: Equatable {
  case appeared
  case edited(String)
  case saveTapped
}

extension NicknameViewState {
  /// The state as the screen shows it.
  public init(_ state: NicknameState) {
    self.init(
      text: state.editedNickname,
      length: "\(state.editedNickname.count) of \(nameLimit)",
      isUnsaved: state.isChanged,
      hint: state.isChanged ? state.problem.map { "the nickname \($0)" } : nil,
      isSaveEnabled: state.problem == nil && !state.isSaving,
      isLoading: state.isLoading,
      isSaving: state.isSaving,
      message: state.message)
  }
}

extension NicknameAction {
  /// What happens if this is done on the screen.
  public init(_ action: NicknameViewAction) {
    switch action {
    case .appeared: self = .onAppear
    case .edited(let text): self = .nicknameChanged(text)
    case .saveTapped: self = .saveButtonTapped
    }
  }
}

extension ScopedStore where Value == ChatRoomSettings, Action == ChatRoomSettingsAction {
  /// The store as the screen of the nickname takes it.
  public var nicknameScreen: ScopedStore<NicknameViewState, NicknameViewAction> {
    scope(value: \.nickname, action: ChatRoomSettingsAction.nickname)
      .scope(value: NicknameViewState.init, action: NicknameAction.init)
  }
}
