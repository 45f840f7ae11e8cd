// Prime Time in a terminal.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import LineMode
import PrimeTime
import TerminalUI

// A write that goes past the limit for a file fails with a message instead of ending the program.
signal(SIGXFSZ, SIG_IGN)

var flags = SessionFlags()
let options = [
  Option("--file", parameter: "PATH", summary: "where write and load find the favorites") {
    flags.file = $0
  },
  Option("--record", parameter: "FILE", summary: "write every action to a new file, as JSON lines")
  {
    flags.record = $0
  },
  Option("--replay", parameter: "FILE", summary: "start with what was recorded there") {
    flags.replay = $0
  },
  Option("--html", parameter: "OUT", summary: "write that as a web page to a new file, and end") {
    flags.html = $0
  },
  Option("--step", summary: "step through it from its start, on a terminal") { _ in
    flags.steps = true
  },
]
let start = Start(arguments: Array(CommandLine.arguments.dropFirst()), options: options)
exit(await run(start, flags, options))
