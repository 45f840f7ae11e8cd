// Four more apps, each with line mode and a terminal mode.
// SPDX-License-Identifier: MIT

import Foundation
import LineMode

let examples = Programs(
  name: "examples",
  summary: "Example apps for the stages, with a terminal or line mode.",
  programs: [
    ModularAppExample().program, ChatRoomExample().program, CoordinatorExample().program,
    MusicMapExample().program,
  ])

exit(await examples.run(arguments: Array(CommandLine.arguments.dropFirst())))
