// The coordinator as a program, with successes and failures.
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@Suite struct CoordinatorProgramTests {
  @Test(arguments: [
    (["tap 7", "next", "next", "back 2"], "home > detail 7"),
    (["number", "increment &", "swipe", "wait"], "home"),
    (["tap 1", "open /form/5/20"], "home ^^ form from > form through > form step"),
    (["form", "number", "increment", "done", "show"], "home ^^ form from: \(form)"),
    (["tap 7 &", "list &", "tap 8", "show"], "home > detail 8: 8 is even"),
  ])
  func aSessionEndsWithTheAnswer(commands: [String], answer: String) async throws {
    try await examples.expect("coordinator", commands, answer: answer)
  }

  private static let form = "from 1, through 10, step 1; asked for: from"

  @Test(arguments: [
    (["tap 99"], "there is no row '99'; they are 1 to 10"),
    (["tap 7", "form"], "not on this screen: home > detail 7"),
    (["open /detail/\(Int.max)", "next"], "this is the largest number"),
    (
      ["form", "back"],
      "not possible on this screen: home ^^ form from; dismiss leaves a sheet or cover"
    ),
    (["form", "next x"], "'x' is not a whole number"),
    (["form", "next 1000001"], "1000001 is sold out; choose one from -1000000 to 1000000"),
  ])
  func anImpossibleCommandSaysWhy(commands: [String], why: String) async throws {
    try await examples.expect("coordinator", commands, failure: why)
  }

  @Test func randomInputIsAnsweredAndNeverTraps() async throws {
    var generator = SeededGenerator(seed: 1)
    let words = [
      "tap 1", "tap 2", "next", "next 3", "list", "form", "done", "number", "increment", "confirm",
      "return from", "back", "back 2", "root", "dismiss", "swipe", "show",
      "open /detail/7/detail/8",
      "open /form/1", "open /rubbish", "\u{7F}",
    ]
    let commands = (0..<300).map { _ in words.randomElement(using: &generator)! + " &" }
    let run = try await examples.run("coordinator", commands + ["wait"])
    #expect(run.lines.count + run.error.split(separator: "\n").count == commands.count + 1)
  }
}
