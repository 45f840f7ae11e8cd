// The parts of every example in line mode: its commands, and its screen as one line.

import ClassicRedux
import LineMode

@MainActor
struct Example {
  let name: String
  /// Two lines: what it shows, and which commands to try.
  let introduction: String
  /// All that a user can do, in the same order whether it is possible now or not.
  let choices: () -> [Choice]
  /// The screen in one line.
  var shown: () -> String = { "" }
  /// The rows of the screen, which `show` lists.
  var rows: () -> [String] = { [] }
  /// The reason why the last thing that the user did failed.
  var problem: () -> String? = { nil }
  var flags: [Flags.Known] = []
  var begin: (Flags) -> Void = { _ in }
  /// The state that `--json` shows.
  var state: () -> Any
  var effectsInFlight: () -> Int
  var finish: @MainActor () async -> Void
  /// Kept for as long as the example.
  var tokens: [ObserverToken] = []

  init<Value, Action>(
    _ name: String, _ introduction: String, _ store: Store<Value, Action>,
    choices: @escaping () -> [Choice]
  ) {
    (self.name, self.introduction, self.choices) = (name, introduction, choices)
    (state, effectsInFlight) = ({ store.value }, { store.effectsInFlight })
    finish = { await store.finish() }
  }
}

struct Choice {
  let usage, summary: String
  let isPossible: Bool
  /// Acts, and returns the answer. Without one, the example waits for its effects, and shows the screen.
  let act: (String) throws -> String?

  init<Answer>(
    _ usage: String, _ summary: String, if isPossible: Bool = true,
    act: @escaping (String) throws -> Answer
  ) {
    (self.usage, self.summary, self.isPossible) = (usage, summary, isPossible)
    self.act = { try act($0) as? String }
  }
}

extension Example {
  /// Runs the example, and returns the exit status.
  func run(_ arguments: [String]) async -> Int32 {
    do throws(CommandFailure) {
      let given = try Flags(arguments, known: flags)
      begin(given)
      let lines = LineMode(
        name: "examples \(name)", summary: introduction, commands: commands, flags: flags,
        greeting: introduction, state: state, effectsInFlight: effectsInFlight)
      return await lines.run(given)
    } catch {
      complain("examples \(name): \(error.message)")
      return error.status.rawValue
    }
  }

  private var commands: [Command] {
    choices().enumerated().map { index, choice in
      Command(choice.usage, choice.summary) { call in
        let choice = choices()[index]
        if !choice.isPossible { throw CommandFailure("not possible here: \(shown())") }
        if let answer = try choice.act(call.argument) { return answer }
        return call.isInBackground ? shown() : try await shownWhenFinished()
      }
    } + [
      Command("show", "show the screen") { _ in
        rows().isEmpty ? shown() : "\(shown()): \(rows().joined(separator: ", "))"
      },
      Command("wait", "wait for background commands, then show the screen") { _ in
        try await shownWhenFinished()
      },
    ]
  }

  private func shownWhenFinished() async throws -> String {
    await finish()
    if let problem = problem() { throw CommandFailure(problem) }
    return shown()
  }

  /// The index of the row that a user names by its number.
  static func row(_ number: String, of rows: [String]) throws -> Int {
    if let number = Int(number), rows.indices.contains(number - 1) { return number - 1 }
    throw CommandFailure("there is no row '\(number)'; show lists them")
  }
}
