// The seeds' other systems, each a program that is driven by lines.
// SPDX-License-Identifier: MIT

import Foundation
import LineMode
import TerminalScreens
import TerminalUI

let modular = ModularAppSession()
let coordinated = CoordinatorSession()

let examples = Programs(
  name: "examples",
  summary: "Apps that show the stages at work, on a terminal or driven by lines.",
  programs: [
    Program(modularApp(modular).exporting { frame(ModularAppTerminal(modular)) }) {
      await run(ModularAppTerminal(modular))
    },
    Program(chatRoom().exporting()) { await run(ChatRoomTerminal()) },
    Program(coordinator(coordinated).exporting { frame(CoordinatorTerminal(coordinated)) }) {
      await run(CoordinatorTerminal(coordinated))
    },
    Program(musicMap().exporting()) { await run(MusicMapTerminal()) },
  ])

/// What an app shows on a terminal of the usual size.
@MainActor
func frame(_ app: some TerminalApp) -> Frame {
  app.page.frame(size: Size(columns: 80, rows: 24))
}

exit(await examples.run(arguments: Array(CommandLine.arguments.dropFirst())))
