// Every command, with successes and failures.
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@Suite struct CommandsTests {
  @Test(arguments: [
    (["+"], "count is 1"),
    (["+", "+", "-"], "count is 1"),
    (["-"], "count is -1"),
    (["= 7"], "count is 7"),
    (["= -7"], "count is -7"),
    (["=  +7  "], "count is 7"),
    (["=\t007"], "count is 7"),
    (["= 9223372036854775807"], "count is 9223372036854775807"),
    (["= -9223372036854775808"], "count is -9223372036854775808"),
    (["= 9223372036854775806", "+"], "count is 9223372036854775807"),
    (["= -9223372036854775807", "-"], "count is -9223372036854775808"),
    (["prime?"], "0 is not prime"),
    (["= 7", "prime?"], "7 is prime"),
    (["= -7", "prime?"], "-7 is not prime"),
    (["= 9223372036854775807", "prime?"], "9223372036854775807 is not prime"),
    (["= 9223372036854775783", "prime?"], "9223372036854775783 is prime"),
    (["= 7", "save"], "7 is now a favorite prime"),
    (["= 7", "save", "remove"], "7 is no longer a favorite prime"),
    (["favorites"], "no favorite primes yet; save adds the count"),
    (["= 7", "save", "= 3", "save", "favorites"], "0: 7, 1: 3"),
    (three + ["delete 1"], "deleted 3"),
    (three + ["delete 2 0"], "deleted 2, 5"),
    (three + ["delete 0  0 0"], "deleted 2"),
    (three + ["delete 0 1", "favorites"], "0: 5"),
    (three + ["delete 0 1 2", "favorites"], "no favorite primes yet; save adds the count"),
    (["activity"], "no activity yet"),
    (["= 7", "save", "remove", "activity"], "TIME added 7, TIME removed 7"),
    (["login Blob"], "logged in as Blob"),
    (["login   Blob  Jr. "], "logged in as Blob  Jr."),
    (["login Zoë 素数"], "logged in as Zoë 素数"),
    (["login Blob", "login Blob Jr."], "logged in as Blob Jr."),
    (["login Blob", "logout"], "Blob is logged out"),
    (["user"], "nobody is logged in"), (["login Blob", "user"], "Blob, id 1"),
    (["login Blob --id -7 --bio likes --id 3", "user"], "Blob, id -7: likes --id 3"),
    (["login Blob --bio 素数", "user"], "Blob, id 1: 素数"),
    (
      ["= 7", "save", "login Blob", "-", "undo", "show"],
      "count 7, prime; no nth prime asked; favorites 7; activity 1; user Blob, id 1; "
        + "3 to undo, 1 to redo"
    ),
    (["+", "undo"], "undone; count is 0, 0 favorites, nobody is logged in"),
    (
      ["= 7", "save", "login Blob", "+", "undo"],
      "undone; count is 7, 1 favorite, Blob is logged in"
    ),
    (["+", "+", "undo", "undo", "redo"], "redone; count is 1, 0 favorites, nobody is logged in"),
    (three + ["delete 0 1", "undo", "favorites"], "0: 2, 1: 3, 2: 5"),
    (three + ["delete 0 1", "undo", "redo", "favorites"], "0: 5"),
    (["= 7", "save", "undo", "activity"], "no activity yet"),
    (["+", "undo", "prime?", "redo"], "redone; count is 1, 0 favorites, nobody is logged in"),
    (["help"], helpLine),
    (["quit"], "goodbye"),
    (["  quit  "], "goodbye"),
  ])
  func aCommandIsAnswered(commands: [String], answer: String) async throws {
    let run = try await counter.run(input: commands.joined(separator: "\n") + "\n").withoutTimes
    #expect(run.lines.last ?? "" == answer)
    #expect(run.lines.count == commands.count)
    #expect(run.error.isEmpty)
    #expect(run.status == 0)
  }

  @Test(arguments: [
    (["= 99999999999999999999"], notACount("99999999999999999999")),
    (["= 9223372036854775808"], notACount("9223372036854775808")),
    (["= -9223372036854775809"], notACount("-9223372036854775809")),
    (["= seven"], notACount("seven")),
    (["= 7.0"], notACount("7.0")),
    (["= 7 8"], notACount("7 8")),
    (["="], notACount("")),
    (
      ["= 9223372036854775807", "+"],
      "9223372036854775807 is the largest count; - counts down, = N sets it"
    ),
    (
      ["= -9223372036854775808", "-"],
      "-9223372036854775808 is the smallest count; + counts up, = N sets it"
    ),
    (["save"], "0 is not prime; only primes can be saved"),
    (["= 9", "save"], "9 is not prime; only primes can be saved"),
    (["= 7", "save", "save"], "7 is already a favorite prime"),
    (["= 7", "remove"], "7 is not a favorite prime; favorites lists them"),
    (["= 7", "save", "+", "remove"], "8 is not a favorite prime; favorites lists them"),
    (["delete"], "delete needs offsets: delete I [J …]"),
    (["delete 0"], "there is no favorite at offset '0'; there are no favorites"),
    (three + ["delete 9"], noFavorite("9")),
    (three + ["delete 3"], noFavorite("3")),
    (three + ["delete -1"], noFavorite("-1")),
    (three + ["delete x"], noFavorite("x")),
    (three + ["delete 0 9"], noFavorite("9")),
    (three + ["delete 0,1"], noFavorite("0,1")),
    (three + ["delete 99999999999999999999"], noFavorite("99999999999999999999")),
    (["login"], "login needs a name: login NAME"),
    (["login   "], "login needs a name: login NAME"),
    (["login --id 3"], "login needs a name: login NAME"),
    (["login Blob --id x"], "'x' is not an id"),
    (["= \u{301}7"], notACount("\u{301}7")), (["= 7\u{301}"], notACount("7\u{301}")),
    (["logout"], "nobody is logged in; login NAME logs in"),
    (["login Blob", "logout", "logout"], "nobody is logged in; login NAME logs in"),
    (["undo"], "there is nothing to undo"),
    (["+", "undo", "undo"], "there is nothing to undo"),
    (["= 0", "undo"], "there is nothing to undo"),
    (["redo"], "there is nothing to redo"),
    (["+", "redo"], "there is nothing to redo"),
    (["+", "undo", "-", "redo"], "there is nothing to redo"),
    (["+ 2"], "+ takes no arguments"),
    (["undo 2"], "undo takes no arguments"),
    (["quit now"], "quit takes no arguments"),
    (["help +"], "help takes no arguments"),
    (["++"], "there is no command '++'; help lists the commands"),
    (["=7"], "there is no command '=7'; help lists the commands"),
    (["SAVE it"], "there is no command 'SAVE'; help lists the commands"),
  ])
  func aFailedCommandSaysWhy(commands: [String], reason: String) async throws {
    let run = try await counter.run(input: commands.joined(separator: "\n") + "\n")
    #expect(run.error == "line \(commands.count): \(reason)\n")
    #expect(run.lines.count == commands.count - 1)
    #expect(run.status == 1)
  }

  @Test(arguments: [
    "= 99999999999999999999", "save", "remove", "delete 9", "delete 0 9", "delete x", "delete",
    "login", "login \u{1B}[31m", "redo", "+ 1", "bogus",
  ])
  func aFailedCommandChangesNothing(command: String) async throws {
    let commands = Self.three + ["= 4", command, "favorites", "undo"]
    let run = try await counter.run(input: commands.joined(separator: "\n"))
    #expect(
      run.lines.suffix(2) == [
        "0: 2, 1: 3, 2: 5", "undone; count is 5, 3 favorites, nobody is logged in",
      ])
    #expect(run.status == 1)
  }

  @Test func commandsAfterAFailureStillRun() async throws {
    let run = try await counter.run(input: "+\nbogus\n\n# no command\nsave\n+\n")
    let error = """
      line 2: there is no command 'bogus'; help lists the commands
      line 5: 1 is not prime; only primes can be saved

      """
    #expect(run == Program.Run(output: "count is 1\ncount is 2\n", error: error, status: 1))
  }

  @Test func commandsAfterQuitDoNotRun() async throws {
    let run = try await counter.run(input: "+\nquit\n+\nbogus\n")
    #expect(run == Program.Run(output: "count is 1\ngoodbye\n"))
    let failed = try await counter.run(input: "save\nquit\n+\n")
    #expect(failed.output == "goodbye\n")
    #expect(failed.status == 1)
  }

  @Test func undoGoesBackAHundredSteps() async throws {
    let up = String(repeating: "+\n", count: 150)
    let run = try await counter.run(input: up + String(repeating: "undo\n", count: 101))
    #expect(run.lines.last == "undone; count is 50, 0 favorites, nobody is logged in")
    #expect(run.error == "line 251: there is nothing to undo\n")
  }

  /// Makes 2, 3 and 5 favorites.
  private static let three = ["= 2", "save", "= 3", "save", "= 5", "save"]

  private static let helpLine =
    "commands: +, -, = N, prime?, save, remove, favorites, delete I [J …], activity, nth?, "
    + "cancel, wait, write [PATH], overwrite [PATH], load [PATH], show, login NAME [--id N] [--bio TEXT], "
    + "user, logout, undo, redo, help, quit; counter --help says what they do"

  private static func notACount(_ text: String) -> String {
    "'\(text)' is not a count; a count is a whole number "
      + "from -9223372036854775808 to 9223372036854775807"
  }

  private static func noFavorite(_ offset: String) -> String {
    "there is no favorite at offset '\(offset)'; offsets are 0 to 2"
  }
}
