// The coordinator as a program, with successes and failures.
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@Suite struct CoordinatorProgramTests {
  private func play(_ commands: [String], _ arguments: [String] = []) async throws -> Program.Run {
    try await Program("examples").run(
      arguments: ["coordinator"] + arguments, input: commands.joined(separator: "\n"))
  }

  @Test(arguments: [
    (["tap 7", "next", "next", "back 2"], "home > detail 7"),
    (["tap 7", "sheet", "suggest", "root"], "home > detail 7 ^ edit"),
    (["tap 7", "sheet", "type mine", "dismiss", "show"], "home > detail 7: 7 is odd; note: none"),
    (["number", "increment &", "swipe", "wait"], "home"),
    (["tap 1", "open /form/5/20"], "home ^^ form from > form through > form step"),
    (["sign-out", "sign-in Zoë 素数"], "sign-in > code"),
    (["tap 7 &", "sheet &", "wait", "swipe", "show"], "home > detail 7: 7 is odd; note: none"),
  ])
  func aSessionEndsWithTheAnswer(commands: [String], answer: String) async throws {
    try await examples.expect("coordinator", commands, answer: answer)
  }

  @Test(arguments: [
    (["tap 99"], "there is no 99 in the list; show shows it"),
    (["tap x"], "'x' is not a whole number"),
    (["tap 7", "back 2"], "not on this screen: home > detail 7; it can go back at most 1"),
    (["open /detail/\(Int.max)", "next"], "this is the largest number"),
    (
      ["open /detail/7/sheet/edit", "type a\u{1B}b"], "a text cannot contain control characters"
    ),
    (
      ["form", "next 1000001"],
      "1000001 is sold out; choose one from -1000000 to 1000000; home ^^ form from"
    ),
    (
      ["sign-out", "sign-in Blob", "code 1 &", "wait"],
      "the code is wrong; the offline code is 1234; sign-in > code"
    ),
    (
      ["restore /no/such/file"],
      #"cannot restore from "/no/such/file": there is no such file or directory; home"#
    ),
  ])
  func anImpossibleCommandSaysWhy(commands: [String], why: String) async throws {
    try await examples.expect("coordinator", commands, failure: why)
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
    #expect(saved.lines.last ?? "" == stack)
    let restored = try await play(["restore", "back", "show"], arguments)
    #expect(
      restored.lines == [
        "home > detail 7 ^ edit > suggestions", "home > detail 7 ^ edit",
        "home > detail 7 ^ edit: note on 7: I like 7",
      ])
  }

  @Test func aDamagedFileIsReportedAndTheStackStays() async throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "stack \(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(#"{"version":3,"user":null,"routes":{}}"#.utf8).write(to: file)
    let path = file.path(percentEncoded: false)
    let run = try await play(["tap 7", "restore \(path)", "show"])
    let why = "it is damaged; home > detail 7"
    #expect(run.error == "line 2: cannot restore from \(path.debugDescription): \(why)\n")
    #expect(run.lines.last ?? "" == "home > detail 7: 7 is odd; note: none")
    #expect(run.status == 1)
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
