// The screens of the examples, compared with expected frames.

import FeatureA
import FeatureB1
import Foundation
import Root
import TabBar
import TerminalTestSupport
import TerminalUI
import Testing

@testable import examples

/// `REWRITE_FRAMES=1 swift test --filter GoldenFramesTests` rewrites the files.
@MainActor
@Suite struct ExamplesGoldenFramesTests {
  /// Types the keys, and waits for all effects before the first and after each.
  @Test(arguments: scenes.keys.sorted())
  func theFrameMatchesItsFile(name: String) async throws {
    let scene = try #require(scenes[name])
    let (example, keys) = scene()
    var screen = ExampleScreen(example)
    await example.finish()
    for key in keys {
      _ = screen.press(key)
      await example.finish()
    }
    for (columns, rows) in [(40, 12), (80, 24), (200, 60)] {
      try expectGolden(screen.frame(size: Size(columns: columns, rows: rows)), name, in: folder)
    }
  }
}

/// But not those of the modular app, where they would ask the real service.
@MainActor
@Suite struct ExamplesKeysTests {
  @Test(arguments: scenes.keys.filter { !["login", "tab A", "B2", "help"].contains($0) }.sorted())
  func eachKeyOfTheHelpHasAnEffect(name: String) async throws {
    let scene = try #require(scenes[name])
    @MainActor @Sendable func screen() async -> ExampleScreen {
      let (example, keys) = scene()
      var screen = ExampleScreen(example)
      for key in keys {
        await example.finish()
        _ = screen.press(key)
      }
      await example.finish()
      return screen
    }
    let names = await screen().keys.flatMap { $0.names.split(separator: " ") }
    // At the same time, because each screen takes a moment to load.
    let screens = names.map { _ in Task { await screen() } }
    for (name, screen) in zip(names, screens) {
      var screen = await screen.value
      _ = screen.press(try #require(Key(named: name)))
      #expect(screen.overlay.note?.hasPrefix("this key has no effect") != true, "\(name)")
    }
  }
}

private let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Frames")

private let scenes: [String: @MainActor @Sendable () -> (Example, [Key])] = [
  "login": { (modularApp(), [.enter, .paste("Ann")]) },
  "tab A": { (modularApp(.tabBar(tabs)), []) },
  "B2": { (modularApp(.tabBar(tabs)), [.character("b"), .character("o")]) },
  "help": { (modularApp(.tabBar(tabs)), [.character("?")]) },
  "settings": { (chatRoom(), []) },
  "unsaved nickname": { (chatRoom(), [.character("o"), .enter, .paste("a"), .enter]) },
  "home": { (coordinator(), [.down]) },
  "detail": { (coordinator(), [.down, .enter]) },
  "form": { (coordinator(), [.character("f"), .enter, .enter]) },
  "number": { (coordinator(), [.character("+")]) },
  "map": { (musicMap(), []) },
  "song": { (musicMap(), [.character("/"), .paste("lights"), .enter, .down, .enter]) },
]

/// Tab A with its fact. No request is sent, because A1 would ask the real service.
private var tabs: TabBarState {
  var tabs = TabBarState(loginData: "Ann")
  tabs.a1.resultString = "1 is neither prime nor composite."
  tabs.b1.heard = tabs.a1.resultString
  return tabs
}
