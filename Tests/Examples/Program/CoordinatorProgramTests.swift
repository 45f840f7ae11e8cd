// The coordinator as a program, with successes and failures.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Coordinator
import Foundation
import TestSupport
import Testing

@Suite struct CoordinatorProgramTests {
  private func play(_ commands: [String], _ arguments: [String] = []) async throws -> Program.Run {
    try await Program("examples").run(
      arguments: ["coordinator"] + arguments, input: commands.joined(separator: "\n"))
  }

  @Test(arguments: [
    (["show"], "home: \(home)"),
    (["tap 7"], "home > detail 7"),
    (["tap 7", "show"], "home > detail 7: 7 is odd; note: none"),
    (["tap 7", "next", "next", "back 2"], "home > detail 7"),
    (["tap 7", "next", "list"], "home"),
    (["tap 7", "next", "root"], "home"),
    (["tap 7", "swipe"], "home"),
    (["tap 7", "sheet"], "home > detail 7 ^ edit"),
    (["tap 7", "sheet", "suggest"], "home > detail 7 ^ edit > suggestions"),
    (["tap 7", "sheet", "suggest", "root"], "home > detail 7 ^ edit"),
    (["tap 7", "sheet", "suggest", "back"], "home > detail 7 ^ edit"),
    (["tap 7", "sheet", "suggest", "dismiss"], "home > detail 7"),
    (["tap 7", "sheet", "swipe"], "home > detail 7"),
    (
      ["tap 7", "sheet", "suggest", "tap 2", "done", "show"],
      "home > detail 7: 7 is odd; note: 7 is overrated"
    ),
    (
      ["tap 7", "sheet", "type my own", "done", "show"],
      "home > detail 7: 7 is odd; note: my own"
    ),
    (
      ["tap 7", "sheet", "type my own", "dismiss", "show"],
      "home > detail 7: 7 is odd; note: none"
    ),
    (
      ["form", "next 5", "next 20", "next 5", "confirm", "show"],
      "home: not signed in; news: ten new numbers today; numbers: 5 10 15 20"
    ),
    (["form", "next", "next", "next", "confirm", "show"], "home: \(home)"),
    (
      ["form", "next 5", "next 20", "next 5", "return through"],
      "home ^^ form from > form through"
    ),
    (["number", "increment"], "home ^ number 2"),
    (["number", "increment", "done"], "home > detail 2"),
    (["number", "increment &", "swipe", "wait"], "home"),
    (
      ["tap 7", "sheet", "number", "increment", "done", "show"],
      "home > detail 7 ^ edit: note on 7: 8"
    ),
    (["form", "next 5", "next 20", "swipe"], "home ^^ form from > form through"),
    (["form", "next 5", "next 20", "dismiss", "show"], "home: \(home)"),
    (["open /detail/7/sheet/edit"], "home > detail 7 ^ edit"),
    (["tap 1", "open /form/5/20"], "home ^^ form from > form through > form step"),
    (["sign-out"], "sign-in"),
    (["sign-out", "sign-in Zoë 素数"], "sign-in > code"),
    (
      ["sign-out", "sign-in Blob", "code 1234", "show"],
      "home: signed in as Blob; news: ten new numbers today; numbers: 1 2 3 4 5 6 7 8 9 10"
    ),
    (["tap 7 &", "sheet &", "wait", "swipe", "show"], "home > detail 7: 7 is odd; note: none"),
    (["wait"], "home"),
  ])
  func aSessionEndsWithTheAnswer(commands: [String], answer: String) async throws {
    let run = try await play(commands)
    #expect(run.lines.last ?? "" == answer)
    #expect(run.lines.count == commands.count)
    #expect(run.error.isEmpty && run.status == 0)
  }

  @Test(arguments: [
    ([], "tap 99", "there is no 99 in the list; show shows it"),
    ([], "tap x", "'x' is not a whole number: tap N"),
    ([], "tap", "'' is not a whole number: tap N"),
    ([], "next", "not on this screen: home; next is for a detail and the form"),
    ([], "list", "not on this screen: home; list is for a detail"),
    ([], "sheet", "not on this screen: home; sheet is for a detail"),
    ([], "type x", "not on this screen: home; type is for the sheet with the note"),
    ([], "suggest", "not on this screen: home; suggest is for the sheet with the note"),
    ([], "done", "not on this screen: home; done is for the note and for a number"),
    ([], "sign-in Blob", "not on this screen: home; sign-in is for the sign-in screen"),
    ([], "code 1", "not on this screen: home; code is for the second sign-in screen"),
    (
      [], "back",
      "not on this screen: home; it is the first screen"
    ),
    (
      ["form"], "back",
      "not on this screen: home ^^ form from; it is the first screen of its flow; dismiss leaves it"
    ),
    (
      ["tap 7"], "back 2",
      "not on this screen: home > detail 7; it can go back at most 1"
    ),
    ([], "confirm", "not on this screen: home; it is for the last screen of the form"),
    (
      ["form"], "return from",
      "not on this screen: home ^^ form from; it is for the last screen of the form"
    ),
    ([], "increment", "not on this screen: home; increment is for a number"),
    ([], "back x", "'x' is not a whole number: back [N]"),
    ([], "root", "not on this screen: home; it is the first screen of its flow"),
    ([], "dismiss", "not on this screen: home; nothing is presented"),
    ([], "swipe", "not on this screen: home; it cannot be swiped away"),
    ([], "open", "a link begins with /; home"),
    ([], "open /x", "part 1 of the link is 'x'; it should be detail, form or sign-in; home"),
    ([], "save", "name a file, or start with --file PATH"),
    ([], "restore", "name a file, or start with --file PATH"),
    (["tap 7"], "form", "not on this screen: home > detail 7; form is for home"),
    (["tap 7"], "next 8", "next takes no argument here"),
    (["open /detail/\(Int.max)"], "next", "this is the largest number"),
    (
      ["open /detail/7/sheet/edit/suggestions"], "tap 4",
      "there is no suggestion 4; show shows them"
    ),
    (
      ["open /detail/7/sheet/edit/suggestions"], "tap 0",
      "there is no suggestion 0; show shows them"
    ),
    (["open /detail/7/sheet/edit"], "type a\u{1B}b", "a text cannot contain control characters"),
    (["form"], "swipe", "not on this screen: home ^^ form from; it cannot be swiped away"),
    (["form"], "next x", "'x' is not a whole number: next [N]"),
    (
      ["form"], "next 1000001",
      "1000001 is sold out; choose one from -1000000 to 1000000; home ^^ form from"
    ),
    (
      ["open /form/5/20", "next 0"], "confirm",
      "the step is 0, but must be 1 or more; \(confirm)"
    ),
    (
      ["open /form/5/20", "next"], "next",
      "not on this screen: \(confirm); confirm is for the last screen; return PART goes back"
    ),
    (
      ["open /form/5/20", "next"], "return home",
      "there is no part 'home'; the parts are from, through and step"
    ),
    (["sign-out"], "sign-in", "sign-in needs a name: sign-in NAME"),
    (
      ["sign-out", "sign-in Blob"], "code 1",
      "the code is wrong; the offline code is 1234; sign-in > code"
    ),
    (
      ["sign-out", "sign-in Blob", "code 1 &"], "wait",
      "the code is wrong; the offline code is 1234; sign-in > code"
    ),
    (
      ["restore /no/such/file &"], "wait",
      #"cannot restore from "/no/such/file": there is no such file or directory; home"#
    ),
  ])
  func anImpossibleCommandSaysWhyAndChangesNothing(
    before: [String], command: String, why: String
  ) async throws {
    let run = try await play(before + [command, "show"])
    let line = before.count + 1
    #expect(run.error == "line \(line): \(why)\n")
    #expect(run.status == 1)
    #expect(run.lines.count == before.count + 1)
    let unhurt = try await play(before.filter { !$0.hasSuffix("&") } + ["show"])
    #expect(run.lines.last?.prefix { $0 != ":" } == unhurt.lines.last?.prefix { $0 != ":" })
  }

  @Test func theStackIsSavedAndRestoredByAnotherRun() async throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "stack \(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let path = file.path(percentEncoded: false)
    let arguments = ["--file", path]
    let saved = try await play(
      ["tap 7", "sheet", "suggest", "tap 1", "suggest", "save"], arguments)
    let stack = "home > detail 7 ^ edit > suggestions"
    #expect(saved.lines.last ?? "" == "saved to \(path.debugDescription); \(stack)")
    let restored = try await play(["restore", "back", "show"], arguments)
    #expect(
      restored.lines == [
        "restored from \(path.debugDescription); \(stack)", "home > detail 7 ^ edit",
        "home > detail 7 ^ edit: note on 7: I like 7",
      ])
  }

  @Test func aDamagedFileIsReportedAndTheStackStays() async throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "stack \(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(#"{"version":1,"user":null,"routes":{}}"#.utf8).write(to: file)
    let path = file.path(percentEncoded: false)
    let run = try await play(["tap 7", "restore \(path)", "show"])
    let why = "it is damaged: routes: root is missing; home > detail 7"
    #expect(run.error == "line 2: cannot restore from \(path.debugDescription): \(why)\n")
    #expect(run.lines.last ?? "" == "home > detail 7: 7 is odd; note: none")
    #expect(run.status == 1)
  }

  /// An answer of `--json`.
  struct Answer: Decodable {
    var command: String
    var ok: Bool
    var message: String
    var effectsInFlight: Int
    var state: SavedStack
  }

  @Test func theStateInJSONHoldsTheRoutes() async throws {
    let run = try await play(["open /detail/7/sheet/edit", "tap 1", "swipe &", "quit"], ["--json"])
    let answers = try run.lines.map { try JSONDecoder().decode(Answer.self, from: Data($0.utf8)) }
    #expect(answers.map(\.ok) == [true, false, true, true])
    #expect(answers.map(\.state.routes.count) == [3, 3, 2, 2])
    #expect(answers[0].message == "home > detail 7 ^ edit")
    #expect(answers[0].state.routes.top.edit?.routes.top.note?.title == 7)
    #expect(answers[2].effectsInFlight == 1)
    #expect(run.error.isEmpty && run.status == 1)
  }

  @Test func leavingAScreenCancelsItsLoad() async throws {
    let run = try await play(["show", "tap 7 &", "swipe &"], ["--json"])
    let answers = try run.lines.map { try JSONDecoder().decode(Answer.self, from: Data($0.utf8)) }
    #expect(answers.map(\.effectsInFlight) == [0, 1, 0])
  }

  @Test func helpListsEveryCommand() async throws {
    let run = try await play([], ["--help"])
    let names = [
      "tap", "next", "list", "form", "sheet", "type", "suggest", "done", "number",
      "increment", "confirm", "return", "sign-out", "sign-in",
      "code", "back", "root", "dismiss", "swipe", "open", "save", "restore", "show", "wait",
    ]
    for name in names { #expect(run.output.contains("\n  \(name) ")) }
    #expect(run.status == 0)
  }

  @Test(arguments: [1, 2, 3])
  func randomInputIsAnsweredAndNeverTraps(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let words = [
      "tap 1", "tap 2", "next", "next 3", "list", "form", "sheet", "type x", "suggest", "done",
      "number", "increment", "confirm", "return from", "sign-out", "sign-in B", "code 1234", "back",
      "back 2", "root", "dismiss", "swipe", "show",
      "open /detail/7/sheet/edit", "open /form/1", "open /rubbish", "\u{7F}", "é", "\\",
    ]
    let commands = (0..<300).map { _ in words.randomElement(using: &generator)! + " &" }
    let run = try await play(commands + ["wait"])
    #expect(run.status == 1)
    let errors = run.error.split(separator: "\n")
    #expect(errors.allSatisfy { $0.hasPrefix("line ") })
    #expect(run.lines.count + errors.count == commands.count + 1)
  }
}

private let confirm = "home ^^ form from > form through > form step > form confirm"
private let home = "not signed in; news: ten new numbers today; numbers: 1 2 3 4 5 6 7 8 9 10"
