// The same screens with view models, for comparison.

import Testing

@MainActor
private final class ChatManager {
  private(set) var nickname = "Ann"
  private var listeners: [() -> Void] = []

  func listen(_ listener: @escaping () -> Void) { listeners.append(listener) }

  func update(nickname: String) {
    self.nickname = nickname
    for listener in listeners { listener() }
  }
}

@MainActor
private final class SettingsViewModel {
  enum Input { case viewDidLoad, appeared }
  struct State { var nickname = "" }

  private let manager: ChatManager
  private(set) var state = State()  // the output

  init(manager: ChatManager) { self.manager = manager }

  func through(_ input: Input) {
    switch input {
    case .viewDidLoad: state.nickname = manager.nickname  // a copy
    case .appeared:
      manager.listen { [unowned self] in state.nickname = manager.nickname }  // once more
    }
  }
}

@MainActor
private final class NicknameViewModel {
  private let manager: ChatManager
  var nickname = ""

  init(manager: ChatManager) { self.manager = manager }

  func saveTapped() {
    manager.update(nickname: nickname)  // 2: the copy that the other screen has is old now
  }
}

@MainActor @Suite struct ViewModelsTests {
  private let manager = ChatManager()

  /// Settings that forget to observe the manager show the old nickname.
  @Test(arguments: [(true, "Bea"), (false, "Ann")])
  func settingsThatObserveShowTheNewNickname(observes: Bool, shown: String) {
    let settings = SettingsViewModel(manager: manager)
    settings.through(.viewDidLoad)
    if observes { settings.through(.appeared) }
    let editor = NicknameViewModel(manager: manager)
    editor.nickname = "Bea"
    editor.saveTapped()
    #expect(settings.state.nickname == shown)
  }
}
