// The commands of an example: a table of what a user can do on which screen.

import ClassicRedux
import LineMode

struct Choice {
  let usage, summary: String
  /// How the screens begin on which it is possible.
  let screens: [String]
  let act: (String) throws -> String?

  /// - Parameter act: Gets the text behind the command. Returns `nil` if that is wrong, or a `String` as the answer, in
  ///   place of the screen.
  init<Answer>(
    _ usage: String, _ summary: String, on screens: String..., act: @escaping (String) -> Answer?
  ) {
    (self.usage, self.summary, self.screens) = (usage, summary, screens)
    self.act = { text in
      if let answer = act(text) { return answer as? String }
      throw CommandFailure("'\(text)' is not possible here; usage: \(usage)")
    }
  }
}

extension LineMode {
  /// An example. Each command waits until no effect is in flight, unless it runs in the background.
  ///
  /// - Parameters:
  ///   - introduction: Two lines: what the example shows, and which commands to try.
  ///   - screens: The screens, the topmost one last, each of which begins with its name.
  ///   - rows: The rows of the topmost screen, which `show` lists.
  ///   - appeared: Called when a screen with another name is on top.
  ///   - finish: Waits for the effects of another store.
  init<Value, Action>(
    example name: String, _ introduction: String, _ store: Store<Value, Action>,
    screens: @escaping () -> [String], rows: @escaping () -> [String] = { [] },
    appeared: @escaping () -> Void = {}, finish: @escaping @MainActor () async -> Void = {},
    _ choices: [Choice]
  ) {
    func top() -> String { screens().last! }
    func shown() -> String { screens().joined(separator: " ") }
    func wait() async {
      await store.finish()
      await finish()
    }
    let commands = choices.map { choice in
      Command(choice.usage, choice.summary) { call in
        if !choice.screens.isEmpty, !choice.screens.contains(where: top().hasPrefix) {
          throw CommandFailure("not possible here: \(shown())")
        }
        let name = top().prefix { $0 != " " }
        let answer = try choice.act(call.argument)
        if !top().hasPrefix(name) { appeared() }
        if !call.isInBackground { await wait() }
        return answer ?? shown()
      }
    }
    let show = Command("show", "wait for commands in the background, then show the screen") { _ in
      await wait()
      return rows().isEmpty ? shown() : "\(shown()): \(rows().joined(separator: ", "))"
    }
    self.init(
      name: "examples \(name)", summary: introduction, commands: commands + [show],
      flags: exampleFlags, state: { store.value }, effectsInFlight: { store.effectsInFlight })
  }
}
