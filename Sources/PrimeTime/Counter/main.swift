// Prime Time in a terminal.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import LineMode
import PrimeTime
import TerminalUI

// A write beyond the file size limit fails with a message instead of ending the program.
signal(SIGXFSZ, SIG_IGN)

var flags = SessionFlags()
let options = [
  Option("--file", parameter: "PATH", summary: "the file that write and load use") {
    flags.file = $0
  },
  Option("--record", parameter: "FILE", summary: "write every action to a new file, as JSON lines")
  {
    flags.record = $0
  },
  Option("--replay", parameter: "FILE", summary: "start with a recorded session") {
    flags.replay = $0
  },
  Option("--html", parameter: "OUT", summary: "write the recording to a new file, as a web page") {
    flags.html = $0
  },
  .plain { flags.isPlain = true },
]
let start = Start(arguments: Array(CommandLine.arguments.dropFirst()), options: options)
exit(await run(start, flags, options))
