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
// The first word that is neither a flag nor the value of one is a command.
let words = arguments.indices.first { index in
  !arguments[index].hasPrefix("-")
    && (index == 0 || !["--exercises", "--mine"].contains(arguments[index - 1]))
}
let start = Start(arguments: Array(arguments[..<(words ?? arguments.endIndex)]), options: options)
let guide = Guide(Classroom(folder: folder, own: own))
exit(await run(start, command: words.map { arguments[$0...] }, guide))
