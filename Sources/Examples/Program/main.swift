// Four more apps, each with line mode and a terminal mode.
// SPDX-License-Identifier: MIT

import Foundation
import LineMode
import MusicMap
import TerminalScreens
import TerminalUI

let modularAppSession = ModularAppSession()
let chatRoomSession = ChatRoomSession()
let coordinatorSession = CoordinatorSession()
let musicMapSession = MusicMapSession(
  camera: Terminal.isInteractive() ? .worldOnATerminal : .world)

let examples = Programs(
  name: "examples",
  summary: "Example apps for the stages, with a terminal or line mode.",
  programs: [
    program(modularApp(modularAppSession)) { ModularAppTerminal(modularAppSession) },
    program(chatRoom(chatRoomSession)) { ChatRoomTerminal(chatRoomSession) },
    program(coordinator(coordinatorSession)) { CoordinatorTerminal(coordinatorSession) },
    program(musicMap(musicMapSession)) { MusicMapTerminal(musicMapSession) },
  ])

/// A program that runs full-screen or line by line. The web pages of its sessions show the full screen.
@MainActor
func program(_ lines: LineMode<some Encodable>, screens app: @escaping () -> some TerminalApp)
  -> Program
{
  Program(lines.exporting { app().page.frame(size: Size(columns: 80, rows: 24)) }) {
    await run(app())
  }
}

exit(await examples.run(arguments: Array(CommandLine.arguments.dropFirst())))
