// Recordings in memory.
// SPDX-License-Identifier: MIT

@testable import counter

extension Recording {
  /// Begins reading these bytes, a few at a time.
  init(_ bytes: some Sequence<UInt8>) throws(SessionFailure) {
    var rest = Array(bytes)[...]
    try self.init {
      defer { rest = rest.dropFirst(7) }
      return Array(rest.prefix(7))
    }
  }

  /// The remaining actions.
  mutating func rest() throws(SessionFailure) -> [RecordedAction] {
    var actions: [RecordedAction] = []
    while let action = try next() { actions.append(action) }
    return actions
  }
}
