// The screens of the examples, compared with expected frames.
// SPDX-License-Identifier: MIT

import FeatureA
import FeatureB1
import Foundation
import Root
import TabBar
import TerminalScreens
import TerminalTestSupport
import TerminalUI
import Testing

@testable import examples

/// `REWRITE_FRAMES=1 swift test --filter GoldenFramesTests` rewrites the files. Read the difference before you
/// commit it.
@MainActor
@Suite struct ExamplesGoldenFramesTests {
  @Test(arguments: Scene.allCases)
  func theFrameMatchesItsFile(scene: Scene) async throws {
    let screen = await scene.screen()
    for size in sizes { try expectGolden(screen.frame(size: size), scene.rawValue, in: folder) }
  }
}

private let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Frames")

private let sizes = [Size(columns: 40, rows: 12), Size(columns: 80, rows: 24)]

enum Scene: String, CaseIterable {
  case login
  case tabA = "tab A"
  case b2 = "B2"
  case help
  case settings
  case unsaved = "unsaved nickname"
  case home, detail, form, number
  case map, song

  private var keys: [Key] {
    switch self {
    case .tabA, .settings, .map: []
    case .login: [.enter, .paste("Ann")]
    case .b2: [.character("2"), .character("o")]
    case .help: [.character("?")]
    case .unsaved: [.character("n"), .enter, .paste("a"), .enter]
    case .home: [.down]
    case .detail: [.down, .enter]
    case .form: [.character("f"), .enter, .enter]
    case .number: [.character("n")]
    case .song: [.character("/"), .paste("lights"), .enter, .down, .enter]
    }
  }

  @MainActor private var example: any Example {
    switch self {
    case .login: ModularAppExample()
    case .tabA, .b2, .help: ModularAppExample(.tabBar(tabs))
    case .settings, .unsaved: ChatRoomExample()
    case .home, .detail, .form, .number: CoordinatorExample()
    case .map, .song: MusicMapExample()
    }
  }

  /// The screen after the keys. Before the first and after each, it waits for all effects.
  @MainActor fileprivate func screen() async -> AppScreen {
    let example = example
    let screen = AppScreen(ExampleScreen(example))
    await example.finish()
    for key in keys {
      screen.press(key, size: Size(columns: 80, rows: 24))
      await example.finish()
    }
    return screen
  }
}

/// Tab A with its fact. No request is sent, because A1 would ask the real service.
private var tabs: TabBarState {
  var tabs = TabBarState(loginData: "Ann")
  tabs.a1.resultString = "1 is neither prime nor composite."
  tabs.b1.heard = tabs.a1.resultString
  return tabs
}
