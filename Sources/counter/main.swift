// Prime Time in a terminal.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import LineMode
import PrimeTime

let store = Store(
  value: Undoable(AppState()), reducer: undoable(Stage3App.appReducer(now: { Date() })))

exit(await counter(store: store).run(arguments: Array(CommandLine.arguments.dropFirst())))
