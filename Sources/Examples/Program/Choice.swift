// What the examples have in common: screens in words, and commands that are possible on some of them.

import ClassicRedux
import LineMode

/// What an example shows.
struct Shown {
  /// The screens, the topmost one last, each of which begins with its name.
  var screens: [String]
  /// The rows of the topmost screen, which `show` lists.
  var rows: [String] = []
  /// Called when a screen with another name is on top.
  var appeared: @MainActor () async -> Void = {}

  var text: String { screens.joined(separator: " ") }
  var name: Substring { screens.last!.prefix { $0 != " " } }
}

/// A command that is possible on the screens that begin like one of `screens`, or on all if there are none.
struct Choice {
  let usage, summary: String
  let screens: [String]
  let act: (String) throws -> Any?

  /// - Parameter act: Gets the text behind the command. Returns `nil` if that is wrong, or a `String` as the answer, in
  ///   place of the screen. Throws a `CommandFailure` that says what is wrong.
  init<Answer>(
    _ usage: String, _ summary: String, on screens: String...,
    act: @escaping (String) throws -> Answer?
  ) { (self.usage, self.summary, self.screens, self.act) = (usage, summary, screens, act) }
}

extension LineMode {
  /// An example, and some commands to try. Each waits for all effects, unless it runs in the background.
  init<Value, Action>(
    example name: String, _ summary: String, try commands: String, _ store: Store<Value, Action>,
    shown: @escaping () -> Shown, _ choices: [Choice]
  ) {
    let all = choices.map { choice in
      Command(choice.usage, choice.summary) { call in
        let before = shown()
        let isHere = choice.screens.contains(where: before.screens.last!.hasPrefix)
        guard isHere || choice.screens.isEmpty, let answer = try choice.act(call.argument) else {
          throw CommandFailure("not possible here: \(before.text); usage: \(choice.usage)")
        }
        if shown().name != before.name { await shown().appeared() }
        if !call.isInBackground { await store.finish() }
        return answer as? String ?? shown().text
      }
    }
    let show = Command("show", "wait for what is in the background, and show") { _ in
      await store.finish()
      let rows = shown().rows.joined(separator: ", ")
      return rows.isEmpty ? shown().text : "\(shown().text): \(rows)"
    }
    self.init(
      name: "examples \(name)", summary: "\(summary)\nTry: \(commands)", commands: all + [show],
      flags: exampleFlags[name] ?? [], state: { store.value },
      effectsInFlight: { store.effectsInFlight })
  }
}
