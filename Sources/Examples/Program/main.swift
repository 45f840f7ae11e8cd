// Four more apps, each with line mode and a terminal mode.
// SPDX-License-Identifier: MIT

import Foundation
import LineMode
import TerminalScreens

let modular = ModularAppSession()
let coordinated = CoordinatorSession()

let examples = Programs(
  name: "examples",
  summary: "Example apps for the stages, with a terminal or line mode.",
  programs: [
    Program(modularApp(modular)) { await run(ModularAppTerminal(modular)) },
    Program(chatRoom()) { await run(ChatRoomTerminal()) },
    Program(coordinator(coordinated)) { await run(CoordinatorTerminal(coordinated)) },
    Program(musicMap()) { await run(MusicMapTerminal()) },
  ])

exit(await examples.run(arguments: Array(CommandLine.arguments.dropFirst())))
