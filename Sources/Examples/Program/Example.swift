// The parts of every example: what a user can do, in line mode and on a terminal, and its screen.

import ClassicRedux
import LineMode
import TerminalUI

@MainActor
struct Example {
  let name, summary: String
  /// All that a user can do, in the same order whether it is possible now or not.
  let choices: () -> [Choice]
  /// The screen, apart from its rows. A terminal shows each part on a line, and line mode joins them.
  var shown: () -> [String] = { [] }
  var rows: () -> [String] = { [] }
  /// The reason why the last thing that the user did failed.
  var problem: () -> String? = { nil }
  /// What is shown beside it if there is room.
  var picture: Pane?
  var flags: [Flags.Known] = []
  var begin: (Flags) -> Void = { _ in }
  /// The state that `--json` shows.
  var state: () -> Any
  var effectsInFlight: () -> Int
  var observe: (_ changed: @escaping () -> Void) -> ObserverToken
  var finish: @MainActor () async -> Void
  /// Kept for as long as the example.
  var tokens: [ObserverToken] = []

  init<Value, Action>(
    _ name: String, _ summary: String, _ store: Store<Value, Action>,
    choices: @escaping () -> [Choice]
  ) {
    (self.name, self.summary, self.choices) = (name, summary, choices)
    (state, effectsInFlight) = ({ store.value }, { store.effectsInFlight })
    observe = { changed in store.observe { _ in changed() } }
    finish = { await store.finish() }
  }
}

/// Something that a user can do, with a command or with a key, which the footer names like the command.
struct Choice {
  /// The argument that a key passes on a terminal.
  enum Argument {
    case nothing
    /// The number of the row with the cursor.
    case row
    case key
    /// The answer to a question. The user begins with `text`.
    case answer(String, text: String = "")
  }

  let usage, summary, keys: String
  let argument: Argument
  let isPossible: Bool
  /// Acts, and returns the answer for line mode. If that is `nil`, line mode waits and shows the screen.
  let act: (String) throws -> String?

  /// - Parameter usage: The command with its parameters: `tab a|b`.
  init<Answer>(
    _ usage: String, _ summary: String, keys: String = "", _ argument: Argument = .nothing,
    if isPossible: Bool = true, act: @escaping (String) throws -> Answer
  ) {
    (self.usage, self.summary, self.keys) = (usage, summary, keys)
    (self.argument, self.isPossible) = (argument, isPossible)
    self.act = { try act($0) as? String }
  }
}

extension Example {
  /// Runs on this process's terminal, or line by line, and returns the exit status.
  func run(_ arguments: [String]) async -> Int32 {
    let given: Flags
    do throws(CommandFailure) { given = try Flags(arguments, known: flags) } catch {
      complain("examples \(name): \(error.message)")
      return error.status.rawValue
    }
    begin(given)
    guard given.allowFullScreen, Terminal.isInteractive(), let terminal = Terminal() else {
      let lines = LineMode(
        name: "examples \(name)", summary: summary, commands: commands, flags: flags,
        state: state, effectsInFlight: effectsInFlight)
      return await lines.run(given)
    }
    var screen = ExampleScreen(self)
    let token = observe { terminal.drawSoon() }
    let signal = await terminal.run(
      until: { screen.isQuitting }, frame: { screen.frame(size: $0) },
      press: { _ = screen.press($0, on: $1) })
    token.cancel()
    terminal.restore()
    if let signal { end(by: signal) }
    return 0
  }

  private var line: String { shown().joined(separator: " | ") }

  private var commands: [Command] {
    choices().enumerated().map { index, choice in
      Command(choice.usage, choice.summary) { call in
        let choice = choices()[index]
        if !choice.isPossible { throw CommandFailure("not possible here: \(line)") }
        if let answer = try choice.act(call.argument) { return answer }
        return call.isInBackground ? line : try await lineWhenFinished()
      }
    } + [
      Command("show", "show the screen") { _ in
        ([line] + [rows().joined(separator: ", ")].filter { !$0.isEmpty }).joined(separator: ": ")
      },
      Command("wait", "wait for background commands, then show the screen") { _ in
        try await lineWhenFinished()
      },
    ]
  }

  private func lineWhenFinished() async throws -> String {
    await finish()
    if let problem = problem() { throw CommandFailure(problem) }
    return line
  }

  /// The index of the row that a user names by its number.
  static func row(_ number: String, of rows: [String]) throws -> Int {
    if let number = Int(number), rows.indices.contains(number - 1) { return number - 1 }
    throw CommandFailure("there is no row '\(number)'; show lists them")
  }
}

/// An example on a terminal.
@MainActor
struct ExampleScreen: @MainActor TerminalApp {
  typealias Message = Never

  private let example: Example
  private var cursor = 0
  private(set) var isQuitting = false
  var overlay = Overlay<ExampleScreen>()

  init(_ example: Example) { self.example = example }

  func page(width: Int) -> Page {
    let pane = Pane(example.name) { [example, cursor] width, height in
      let (rows, shown) = (example.rows(), example.shown())
      let text = shown.flatMap { $0.wrapped(to: width - 2) }.map { Line(" \($0)", .bold) }
      let room = height - text.count - 1
      let list = list(rows.count, cursor: cursor, width: width, height: room) { Line(rows[$0]) }
      return text + [Line()] + list
    }
    let problem = example.problem().map { Line(" " + $0, Style(foreground: .red)) }
    return Page(title: "Examples", status: problem) { [picture = example.picture] width, height in
      guard width >= 64, let picture else { return pane.lines(width: width, height: height) }
      return beside(pane, picture, width: width, height: height)
    }
  }

  var keys: [Binding<Self>] {
    let moving = movingKeys { (_: ExampleScreen, distance) in .change { $0.move(by: distance) } }
    let possible = example.choices().filter { !$0.keys.isEmpty && $0.isPossible }
    return possible.map(binding) + (example.rows().isEmpty ? [] : moving) + [
      Binding("q", "quit", hint: "quit") { _ in .change { $0.isQuitting = true } }
    ]
  }

  private func binding(of choice: Choice) -> Binding<Self> {
    var names: String?
    if case .key = choice.argument { names = choice.keys }
    let word = String(choice.usage.prefix { $0 != " " })
    return Binding(choice.keys, choice.summary, hint: word, shown: names) { _ in
      .change { $0.start(choice) }
    }
  }

  private mutating func start(_ choice: Choice) {
    switch choice.argument {
    case .nothing: act(choice, "")
    case .row: act(choice, "\(cursor + 1)")
    case .key:
      let name = choice.keys.split(separator: " ").first { Key(named: $0) == overlay.lastKey }
      act(choice, String(name ?? ""))
    case .answer(let question, let text):
      overlay.prompt = Prompt(question, text: text) { _, answer in
        .change { app in
          (app.overlay.prompt, app.cursor) = (nil, 0)
          app.act(choice, answer)
        }
      }
    }
  }

  private mutating func act(_ choice: Choice, _ argument: String) {
    do {
      let answer = try choice.act(argument)
      overlay.note = [answer] == example.shown() ? nil : answer
    } catch {
      overlay.note = (error as? CommandFailure)?.message ?? "\(error)"
    }
    move(by: 0)
  }

  private mutating func move(by distance: Int) {
    cursor = min(max(cursor + distance, 0), max(example.rows().count - 1, 0))
  }

  func reaction(toClickOn row: Int, of list: String) -> Reaction<Self>? {
    row == cursor ? reaction(to: .enter) : .change { $0.cursor = row }
  }
}
