// The recipe that logs to the system.
// SPDX-License-Identifier: MIT

import ClassicRedux
import os

nonisolated func loggingToTheSystem<Value, Action>(
  _ reducer: @escaping Reducer<Value, Action>
) -> Reducer<Value, Action> {
  let logger = Logger(subsystem: "com.example.shop", category: "actions")
  return logging(reducer, printer: { logger.debug("\($0, privacy: .private)") })
}
