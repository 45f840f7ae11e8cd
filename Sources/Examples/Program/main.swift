// Four example apps, each on a terminal or in line mode.
// SPDX-License-Identifier: MIT

import Foundation
import LineMode

let examples = Programs(
  name: "examples",
  summary: "Four example apps, on a terminal or line by line.",
  programs: [
    ModularAppExample().program, ChatRoomExample().program, CoordinatorExample().program,
    MusicMapExample().program,
  ])

exit(await examples.run(arguments: Array(CommandLine.arguments.dropFirst())))
