// The parts of every example: what a user can do, in line mode and on a terminal, and its page.
// SPDX-License-Identifier: MIT

import ClassicRedux
import LineMode
import TerminalUI

@MainActor
protocol Example: AnyObject {
  var name: String { get }
  var summary: String { get }
  var options: [Option] { get }
  /// All that a user can do, whether it is possible now or not.
  var choices: [Choice] { get }
  var state: Any { get }
  var effectsInFlight: Int { get }
  /// Called after every change.
  var changed: () -> Void { get set }
  /// Waits for all effects in flight.
  func finish() async
  /// Prepares for a command in the background, whose effects must not finish at once.
  func hold()

  /// The screen in one line.
  var shown: String { get }
  /// The reason why the last thing that the user did failed.
  var problem: String? { get }
  var rows: [String] { get }
  /// The page, which contains `list`.
  func page(list: @escaping (_ width: Int, _ height: Int) -> [Line]) -> Page
}

extension Example {
  var options: [Option] { [] }
  var rows: [String] { [] }
  func hold() {}
}

/// Something that a user can do, with a command, with keys, or with either.
struct Choice {
  /// The argument that a key passes on a terminal.
  enum Argument {
    case fixed(String)
    /// The number of the row with the cursor.
    case row
    case key
    /// The answer to a question. The user begins with `text`.
    case answer(String, text: String = "")
  }

  let command: (word: String, parameters: String, summary: String)?
  let keys: String
  /// The meaning of the keys, or `nil` while they do nothing.
  let meaning: String?
  let argument: Argument
  /// Acts, and returns the answer for line mode. If that is `nil`, line mode waits and shows the screen.
  let answer: @MainActor (String) throws -> String?

  /// - Parameters:
  ///   - command: The command with its parameters: `tab a|b`. Empty if there is none.
  ///   - summary: The summary of the command for help.
  ///   - keys: The names of the keys, with blanks between them.
  ///   - act: Acts, and returns the answer for line mode, or nothing.
  init<Answer>(
    _ command: String, _ summary: String = "", keys: String = "", _ meaning: String? = nil,
    _ argument: Argument = .fixed(""), act: @escaping @MainActor (String) throws -> Answer
  ) {
    let words = command.split(separator: " ", maxSplits: 1).map(String.init)
    self.command = words.first.map { ($0, words.count > 1 ? words[1] : "", summary) }
    (self.keys, self.meaning, self.argument) = (keys, meaning, argument)
    answer = { try act($0) as? String }
  }

  /// The argument as a number from 1 to `count`. Throws if it is anything else.
  static func number(_ argument: String, of what: String, upTo count: Int) throws -> Int {
    guard let number = Int(argument), number > 0, number <= count else {
      let range = count == 0 ? "none are listed" : "they are 1 to \(count)"
      throw CommandFailure("there is no \(what) '\(argument)'; \(range)")
    }
    return number
  }

  static func isOn(_ argument: String) throws -> Bool {
    guard let isOn = ["on": true, "off": false][argument] else {
      throw CommandFailure("'\(argument)' is neither on nor off")
    }
    return isOn
  }
}

extension Example {
  /// The example as a program that runs full-screen or line by line.
  var program: Program {
    let lines = LineMode(
      name: "examples \(name)", summary: summary,
      commands: choices.compactMap(\.command).map { word, parameters, summary in
        Command(word, parameters: parameters, summary: summary) { call in
          try await self.answer(word, call)
        }
      }, options: options, state: { self.state }, effectsInFlight: { self.effectsInFlight })
    return Program(lines) { await self.runScreen() }
  }

  private func answer(_ word: String, _ call: Call) async throws -> String {
    if call.isInBackground { hold() }
    if let answer = try choices.first(where: { $0.command?.word == word })?.answer(call.argument) {
      return answer
    }
    if call.isInBackground { return shown }
    await finish()
    if let problem { throw CommandFailure(problem) }
    return shown
  }

  /// Runs on this process's terminal until the user quits, or returns `nil` if there is none.
  private func runScreen() async -> Int32? {
    guard Terminal.isInteractive(), let terminal = try? Terminal(mouse: true) else { return nil }
    var screen = ExampleScreen(self)
    let loop = MainLoop(terminal) { screen.frame(size: $0) }
    changed = { loop.drawSoon() }
    let signal = await loop.run(
      until: { screen.isQuitting }, press: { _ = screen.press($0, on: $1) })
    if let signal { terminal.restore(dyingOf: signal) }
    terminal.restore()
    return 0
  }
}

/// An example on a terminal.
@MainActor
struct ExampleScreen: @MainActor TerminalApp {
  typealias Message = Never

  private let example: any Example
  private var cursor = 0
  private(set) var isQuitting = false
  var overlay = Overlay<ExampleScreen>()

  init(_ example: any Example) { self.example = example }

  func page(width: Int) -> Page {
    let (rows, cursor) = (example.rows, Cursor(row: cursor))
    var page = example.page {
      list(rows.count, cursor: cursor, width: $0, height: $1) { Line(rows[$0]) }
    }
    if let problem = example.problem {
      page.status = Line(" " + problem, Style(foreground: .red))
    }
    let pane = Pane(page.name, body: page.body)
    // On a wide screen, the state is beside it.
    let side = width < 140 ? 0 : width * 2 / 5
    let json = JSON(reflecting: example.state)
    page.body = { width, height in
      if side == 0 { return pane.lines(width: width, height: height) }
      let state = Pane("The state", isFocused: false) { width, _ in
        json.lines(width: width).map { Line($0) }
      }
      return zip(
        pane.lines(width: width - side, height: height), state.lines(width: side, height: height)
      ).map(+)
    }
    return page
  }

  var keys: [Binding<Self>] {
    let moving = movingKeys { (_: ExampleScreen, distance) in
      .change { $0.move(by: distance) }
    }
    return (example.rows.isEmpty ? [] : moving) + example.choices.compactMap(binding(of:)) + [
      Binding("q", "quit", hint: "quit") { _ in .change { $0.isQuitting = true } }
    ]
  }

  var help: Help { Help([("Keys", .init(keys))]) }

  private func binding(of choice: Choice) -> Binding<Self>? {
    guard let meaning = choice.meaning else { return nil }
    var names: String?
    if case .key = choice.argument { names = choice.keys }
    return Binding(choice.keys, meaning, hint: meaning, shown: names) { _ in
      .change { $0.start(choice) }
    }
  }

  private mutating func start(_ choice: Choice) {
    switch choice.argument {
    case .fixed(let text): act(choice, text)
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
    do { _ = try choice.answer(argument) } catch {
      overlay.note = (error as? CommandFailure)?.message ?? "\(error)"
    }
    move(by: 0)
  }

  private mutating func move(by distance: Int) {
    cursor = min(max(cursor + distance, 0), max(example.rows.count - 1, 0))
  }

  func reaction(toClickOn target: Target) -> Reaction<Self>? {
    guard case .row(let row, _) = target else { return nil }
    return row == cursor ? reaction(to: .enter) : .change { $0.cursor = row }
  }

  func reaction(toWheel distance: Int, over target: Target?) -> Reaction<Self>? {
    .change { $0.move(by: distance) }
  }
}
