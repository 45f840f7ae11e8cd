// What the program is started with.
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@Suite struct FlagsTests {
  @Test(arguments: [["--help"], ["-h"], ["--json", "--help"]])
  func helpListsTheCommandsAndFlags(arguments: [String]) async throws {
    let run = try await counter.run(arguments: arguments, input: "+\n")
    #expect(run == Program.Run(output: help))
  }

  @Test func theVersionIsThreeNumbers() async throws {
    let run = try await counter.run(arguments: ["--version"], input: "+\n")
    #expect(run.output.wholeMatch(of: /counter [0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
    #expect(run.error.isEmpty)
    #expect(run.status == 0)
  }

  #if os(Linux)
    @Test(arguments: ["--help", "--version"])
    func whatCannotBeWrittenIsToldAndFails(flag: String) async throws {
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      let run = try await counter.run(arguments: [flag], input: Data(), output: full)
      #expect(run.status == 74)
      #expect(run.error.contains("No space left"))
    }
  #endif

  @Test(arguments: [
    (["--jsno"], "--jsno"), (["--json", "-x"], "-x"), (["7"], "7"), ([""], ""),
    (["\u{1B}[31m\n"], "\\u{1B}[31m\\u{A}"),
  ])
  func anUnknownFlagIsRefused(arguments: [String], shown: String) async throws {
    let run = try await counter.run(arguments: arguments, input: "+\n")
    let error = "counter: unknown flag '\(shown)'; counter --help lists the flags\n"
    #expect(run == Program.Run(error: error, status: 64))
  }
}

private let help = """
  Counts, checks for primes, and remembers the ones you like. On a terminal it takes the whole screen,
  and ? lists the keys. Everywhere else, and with --json, it is driven by lines.

  usage: counter [flags]

  Reads commands from standard input, one a line, and answers each by a line. Blank lines and
  lines that begin with # are passed over. What takes time is waited for, unless the line ends
  in " &". Exit status: 0, or 1 if a command failed.

  commands:
    +                                 count up
    -                                 count down
    = N                               set the count
    prime?                            tell whether the count is a prime
    save                              make the count a favorite prime
    remove                            make it one no longer
    favorites                         list the favorite primes with their offsets
    delete I [J …]                    delete the favorites at these offsets
    activity                          tell what became of the favorite primes
    nth?                              find the nth prime, n being the count
    cancel                            stop looking for the nth prime
    wait                              wait for what runs in the background, and tell what came of it
    write [PATH]                      write the favorite primes to a file
    load [PATH]                       load the favorite primes from a file
    show                              show all that the app knows, in a line
    login NAME [--id N] [--bio TEXT]  log in
    user                              tell who is logged in
    logout                            log out
    undo                              take the last change back
    redo                              make it again
    help                              list the commands
    quit                              end the session

  flags:
    --json         answer each command by one JSON object on one line
    --help         print this
    --version      print the version
    --file PATH    where write and load find the favorites
    --record FILE  write every action to a new file, as JSON lines
    --replay FILE  start with what was recorded there
    --step         step through it from its start, on a terminal

  """
