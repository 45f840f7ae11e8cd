// The seeds' other systems, each a program that is driven by lines.
// SPDX-License-Identifier: MIT

import Foundation
import LineMode

let examples = Programs(
  name: "examples",
  summary: "Apps that show the stages at work, each driven by lines.",
  programs: [
    Program(modularApp()), Program(chatRoom()), Program(coordinator()), Program(musicMap()),
  ])

exit(await examples.run(arguments: Array(CommandLine.arguments.dropFirst())))
