// The parts of every example: choices, for line mode and for a terminal, and a page.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import LineMode
import TerminalScreens
import TerminalUI

@MainActor
protocol Example: AnyObject {
  associatedtype State
  var name: String { get }
  var summary: String { get }
  var options: [Option] { get }
  /// All that a user can do, whether it is possible now or not.
  var choices: [Choice] { get }
  var state: State { get }
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
  /// The page, with `rows` and without hints.
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

  /// The key for the footer, or all keys if each does something else.
  fileprivate var hint: Page.Hint? {
    guard let meaning else { return nil }
    if case .key = argument { return (keys, meaning) }
    return (String(keys.prefix { $0 != " " }), meaning)
  }

  /// The keys that the footer does not show.
  fileprivate var otherKeys: Page.Hint? {
    guard let meaning, let hint, hint.key != keys else { return nil }
    return (String(keys.dropFirst(hint.key.count + 1)), meaning)
  }

  fileprivate func name(of key: Key) -> String? {
    keys.split(separator: " ").map(String.init).first { Key(named: $0) == key }
  }
}

// MARK: Line mode

extension Example {
  /// The example as a program that runs full-screen or line by line.
  var program: Program {
    let screen = ExampleScreen(self)
    let lines = LineMode(
      name: "examples \(name)", summary: summary, commands: commands, options: options,
      state: { self.state }, effectsInFlight: { self.effectsInFlight })
    return Program(lines) { await run(screen) }
  }

  private var commands: [Command] {
    choices.compactMap(\.command).map { word, parameters, summary in
      Command(word, parameters: parameters, summary: summary) { call in
        try await self.answer(word, call)
      }
    }
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
}

extension Call {
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

// MARK: The terminal

@MainActor
final class ExampleScreen: TerminalApp {
  let example: any Example
  private var cursor = 0
  /// The reason why the last answer was refused, until the next key.
  private var whyRefused: String?
  /// The state before the last key, as lines of JSON.
  private var before: [String]

  init(_ example: any Example) { (self.example, before) = (example, jsonLines(of: example.state)) }

  func observe(_ changed: @escaping @MainActor () -> Void) { example.changed = changed }

  var page: Page {
    let rows = example.rows
    let cursor = min(cursor, max(rows.count - 1, 0))
    var page = example.page { list(rows, cursor: cursor, width: $0, height: $1) }
    // The tabs show their keys themselves.
    let hints = example.choices.compactMap(\.hint).filter { hint in
      !page.tabs.contains { $0.key == hint.key }
    }
    page.hints = (rows.isEmpty ? [] : [("↑↓", "move")]) + hints
    if let problem = whyRefused ?? example.problem {
      page.status = Line(" " + problem, Style(foreground: .red))
    }
    let (body, (state, changed)) = (page.body, stateLines)
    page.body = { width, height in
      if width < 140 { return body(width, height) }
      let side = min(max(state.map(\.width).max() ?? 0, 40) + 3, width / 2)
      let title = state.count < height ? "the state" : "the state, \(state.count) lines"
      let shown = [Line(title, .dim)] + state.window(of: height - 1, around: changed)
      return beside(body(width - side, height), width - side, shown, side, height: height)
    }
    return page
  }

  /// The state for a wide screen, with the lines that have changed since the last key in green, and the first of these.
  private var stateLines: (lines: [Line], changed: Int) {
    let state = jsonLines(of: example.state)
    var (lines, changed) = (state.map { Line($0) }, state.count)
    for case .insert(let index, let line, _) in state.difference(from: before) {
      lines[index] = Line(line, Style(foreground: .green))
      changed = min(changed, index)
    }
    return (lines, changed < state.count ? changed : 0)
  }

  var otherKeys: [Page.Hint] {
    (example.rows.isEmpty ? [] : movingKeys) + example.choices.compactMap(\.otherKeys)
  }

  func choose(row: Int) -> Reaction {
    if row == cursor { return press(.enter) }
    (cursor, before) = (row, jsonLines(of: example.state))
    return .done
  }

  func press(_ key: Key) -> Reaction {
    (whyRefused, before) = (nil, jsonLines(of: example.state))
    let rows = example.rows
    for choice in example.choices where choice.meaning != nil {
      guard let name = choice.name(of: key) else { continue }
      switch choice.argument {
      case .fixed(let text): return act(choice, text)
      case .row: return act(choice, "\(min(cursor, rows.count - 1) + 1)")
      case .key: return act(choice, name)
      case .answer(let question, let text):
        return .ask(question, text: text) { [self] answer in
          cursor = 0
          if case .refused(let why) = act(choice, answer) { whyRefused = why }
        }
      }
    }
    guard !rows.isEmpty, let moved = moved(cursor, by: key, rows: rows.count) else {
      return .refused(unknownKey)
    }
    cursor = moved
    return .done
  }

  private func act(_ choice: Choice, _ argument: String) -> Reaction {
    do { _ = try choice.answer(argument) } catch {
      return .refused((error as? CommandFailure)?.message ?? "\(error)")
    }
    if example.rows.isEmpty { cursor = 0 }
    return .done
  }
}

private func jsonLines(of state: Any) -> [String] { JSON(reflecting: state).lines(width: 76) }
