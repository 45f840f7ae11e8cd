// The program under test.
// SPDX-License-Identifier: MIT

import TestSupport

let counter = Program("counter")

extension Program.Run {
  /// The run with `TIME` for every timestamp in its output.
  var withoutTimes: Self {
    var run = self
    run.output.replace(/[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z/, with: "TIME")
    return run
  }
}
