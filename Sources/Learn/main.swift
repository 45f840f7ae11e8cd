// Learn: a guide through the course, in the terminal.
// SPDX-License-Identifier: MIT

import Foundation
import LineMode

var folder = ExerciseFolder.ofThisRepository
var own = OwnFile.ofThisRepository
var isPlain = false
let options = [
  Option("--exercises", parameter: "DIR", summary: "where the exercises are") {
    folder = ExerciseFolder(url: URL(filePath: $0, directoryHint: .isDirectory))
  },
  Option("--mine", parameter: "DIR", summary: "where your own file and your progress are kept") {
    own = OwnFile(folder: URL(filePath: $0, directoryHint: .isDirectory))
  },
  .plain { isPlain = true },
]

let arguments = Array(CommandLine.arguments.dropFirst())
let isFlag = zip([""] + arguments, arguments).map { before, argument in
  argument.hasPrefix("-") || ["--exercises", "--mine"].contains(before)
}
let flags = zip(isFlag, arguments).filter { $0.0 }.map { $0.1 }
// All other words are a command.
let words = zip(isFlag, arguments).filter { !$0.0 }.map { $0.1 }
let start = Start(arguments: flags, options: options)
let guide = Guide(Classroom(folder: folder, own: own))
exit(await run(start, command: words, guide))
