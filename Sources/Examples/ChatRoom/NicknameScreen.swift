// Chat room: the view state and view actions of the nickname screen.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// The view state of the nickname screen.
public struct NicknameViewState: Equatable {
  /// The text in the text field.
  public var text: String
  /// The number of characters, and the maximum: `3 of 20`.
  public var length: String
  /// Whether the text differs from the nickname on the server.
  public var isUnsaved: Bool
  /// The reason why the text cannot be saved, or `nil` if it can or if there is nothing to save.
  public var hint: String?
  public var isSaveEnabled: Bool
  public var isLoading: Bool
  public var isSaving: Bool
  public var message: String?
}

/// The view actions of the nickname screen, which are only some of the nickname's actions.
public enum NicknameViewAction: Equatable {
  case appeared
  case edited(String)
  case saveTapped
}

extension NicknameViewState {
  /// Creates the view state from the feature's state.
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
  /// Creates the feature's action from a view action.
  public init(_ action: NicknameViewAction) {
    switch action {
    case .appeared: self = .onAppear
    case .edited(let text): self = .nicknameChanged(text)
    case .saveTapped: self = .saveButtonTapped
    }
  }
}

extension ScopedStore where Value == ChatRoomSettings, Action == ChatRoomSettingsAction {
  /// The store for the nickname screen.
  public var nicknameScreen: ScopedStore<NicknameViewState, NicknameViewAction> {
    scope(value: \.nickname, action: CasePath(\.nickname, ChatRoomSettingsAction.nickname))
      .scope(value: NicknameViewState.init, action: NicknameAction.init)
  }
}
