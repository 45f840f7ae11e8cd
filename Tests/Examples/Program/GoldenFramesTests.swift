// The screens of the examples, compared with expected frames.
// SPDX-License-Identifier: MIT

import ClassicRedux
import FeatureA
import FeatureB1
import FeatureB2
import Foundation
import Numbers
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

  @Test func everyFrameIsTested() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    #expect(names.count == Scene.allCases.count * sizes.count)
  }
}

private let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Frames")

private let sizes = [(40, 12), (80, 24)].map {
  Size(columns: $0, rows: $1)
}

/// A moment of an app.
enum Scene: String, CaseIterable {
  case login
  case tabA = "tab A"
  case b2 = "B2"
  case help
  case settings
  case unsaved = "unsaved nickname"
  case home, detail, edit, form, number
  case map, song

  @MainActor fileprivate func screen() async -> AppScreen {
    switch self {
    case .login: await modularApp(RootState(), press: .enter, .paste("Ann"))
    case .tabA: await modularApp(.tabBar(tabs))
    case .b2: await modularApp(.tabBar(tabs), press: .character("2"), .character("o"))
    case .help: await modularApp(.tabBar(tabs), press: .character("?"))
    case .settings: await chatRoom()
    case .unsaved: await chatRoom(press: .character("n"), .enter, .paste("a"), .enter)
    case .home: await coordinator(press: .down)
    case .detail: await coordinator(press: .down, .enter)
    case .edit: await coordinator(press: .enter, .character("e"), .enter, .paste("a note"))
    case .form: await coordinator(press: .character("f"), .enter, .enter)
    case .number: await coordinator(press: .character("n"))
    case .map: await musicMap()
    case .song: await musicMap(press: .character("/"), .paste("lights"), .enter, .down, .enter)
    }
  }
}

/// Tab A with its fact. No request is sent, because A1 would ask the real service.
private var tabs: TabBarState {
  var tabs = TabBarState(loginData: "Ann")
  tabs.a1.resultString = "1 is neither prime nor composite."
  tabs.b1.heard = tabs.a1.resultString
  return tabs
}

@MainActor private func modularApp(_ state: RootState, press keys: Key...) async -> AppScreen {
  let session = ModularAppSession(state)
  return await AppScreen(ModularAppTerminal(session)).pressing(keys) { await session.finish() }
}

@MainActor private func chatRoom(press keys: Key...) async -> AppScreen {
  let session = ChatRoomSession()
  return await AppScreen(ChatRoomTerminal(session)).pressing(keys) { await session.store.finish() }
}

@MainActor private func coordinator(press keys: Key...) async -> AppScreen {
  let session = CoordinatorSession()
  return await AppScreen(CoordinatorTerminal(session)).pressing(keys) {
    await session.store.finish()
  }
}

@MainActor private func musicMap(press keys: Key...) async -> AppScreen {
  let session = MusicMapSession(camera: .worldOnATerminal)
  return await AppScreen(MusicMapTerminal(session)).pressing(keys) { await session.store.finish() }
}

extension AppScreen {
  /// Presses the keys, and waits for all effects before the first and after each.
  fileprivate func pressing(_ keys: [Key], finish: () async -> Void) async -> AppScreen {
    await finish()
    for key in keys {
      press(key, size: Size(columns: 80, rows: 24))
      await finish()
    }
    return self
  }
}
