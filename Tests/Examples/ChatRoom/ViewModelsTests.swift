// The same screens with view models, for comparison.
// SPDX-License-Identifier: MIT

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
  private let manager: ChatManager
  private(set) var nickname = ""

  init(manager: ChatManager) { self.manager = manager }

  func viewDidLoad() {
    nickname = manager.nickname  // 1: a copy
  }

  func listen() {
    manager.listen { [unowned self] in nickname = manager.nickname }  // 3: the copy, made again
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

  /// Saves a new nickname while the settings are shown, and returns the nickname that they show.
  private func nicknameInSettings(listening: Bool) -> String {
    let settings = SettingsViewModel(manager: manager)
    settings.viewDidLoad()
    if listening { settings.listen() }
    let editor = NicknameViewModel(manager: manager)
    editor.nickname = "Bea"
    editor.saveTapped()
    return settings.nickname
  }

  @Test func settingsThatObserveShowTheNewNickname() {
    #expect(nicknameInSettings(listening: true) == "Bea")
  }

  @Test func settingsThatForgetToObserveShowTheOldNickname() {
    #expect(nicknameInSettings(listening: false) == "Ann")
  }
}
