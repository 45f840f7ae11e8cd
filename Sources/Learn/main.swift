// Learn: a guide through the course, in the terminal.
// SPDX-License-Identifier: MIT

import Foundation
import LineMode

var folder = ExerciseFolder.ofThisRepository
var file = ProgressFile.ofThisUser
var isPlain = false
let options = [
  Option("--exercises", parameter: "DIR", summary: "where the exercises are") {
    folder = ExerciseFolder(url: URL(filePath: $0, directoryHint: .isDirectory))
  },
  Option("--progress", parameter: "FILE", summary: "where your progress is kept") {
    file = ProgressFile(url: URL(filePath: $0))
  },
  .plain { isPlain = true },
]

let arguments = Array(CommandLine.arguments.dropFirst())
// If a command follows the flags, only that command runs.
let words = arguments.firstIndex { word in commands.contains { $0.name == word } }
let start = Start(arguments: Array(arguments[..<(words ?? arguments.endIndex)]), options: options)
exit(await run(start, command: words.map { arguments[$0...] }, Guide(folder: folder, file: file)))
