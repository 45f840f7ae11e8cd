// The seeds' other systems, each a program that is driven by lines.
// SPDX-License-Identifier: MIT

import Foundation
import LineMode
import TerminalScreens

let modular = ModularAppSession()
let coordinated = CoordinatorSession()

let examples = Programs(
  name: "examples",
  summary: "Apps that show the stages at work, on a terminal or driven by lines.",
  programs: [
    Program(modularApp(modular)) { await run(ModularAppTerminal(modular)) },
    Program(chatRoom()) { await run(ChatRoomTerminal()) },
    Program(coordinator(coordinated)) { await run(CoordinatorTerminal(coordinated)) },
    Program(musicMap()) { await run(MusicMapTerminal()) },
  ])

exit(await examples.run(arguments: Array(CommandLine.arguments.dropFirst())))
