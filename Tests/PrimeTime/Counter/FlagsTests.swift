// The flags of the program.
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
    func aFailedOutputIsReported(flag: String) async throws {
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
  Counts, checks for primes, and keeps your favorites. On a terminal, it runs on the full screen,
  and ? lists the keys. Without a terminal, or with --json, it reads commands line by line.

  usage: counter [flags]

  Reads commands from standard input, one per line, and answers each with one line. It ignores blank
  lines and lines that begin with #. It waits for commands that take time, unless the line ends
  in " &". Exit status: 0, or 1 if a command failed.

  commands:
    +                                 count up
    -                                 count down
    = N                               set the count
    prime?                            check whether the count is prime
    save                              save the count as a favorite prime
    remove                            remove the count from the favorites
    favorites                         list the favorite primes with their offsets
    delete I [J …]                    delete the favorites at these offsets
    activity                          list the changes to the favorite primes
    nth?                              find the nth prime, where n is the count
    cancel                            stop looking for the nth prime
    wait                              wait for background commands, and show their results
    write [PATH]                      write the favorite primes to a file
    load [PATH]                       load the favorite primes from a file
    show                              show the whole state in one line
    login NAME [--id N] [--bio TEXT]  log in
    user                              show who is logged in
    logout                            log out
    undo                              undo the last change
    redo                              redo the last undone change
    help                              list the commands
    quit                              end the session

  flags:
    --json         answer each command with a JSON object on one line
    --help         print this help
    --version      print the version
    --file PATH    the file that write and load use
    --record FILE  write every action to a new file, as JSON lines
    --replay FILE  start with a recorded session
    --html OUT     write the recording to a new file, as a web page
    --step         step through the recording from its start, on a terminal

  """
