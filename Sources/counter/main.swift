// Prime Time in a terminal.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import LineMode
import PrimeTime

let store = Store(
  value: Undoable(AppState()),
  reducer: Stage5App.undoableReducer,
  environment: .live)

// A write that goes past the limit for a file fails with a message instead of ending the program.
signal(SIGXFSZ, SIG_IGN)

exit(await counter(store: store).run(arguments: Array(CommandLine.arguments.dropFirst())))
