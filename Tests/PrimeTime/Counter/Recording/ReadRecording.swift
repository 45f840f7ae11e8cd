// Recordings as bytes.
// SPDX-License-Identifier: MIT

import Foundation

@testable import counter

extension Recording {
  /// Begins reading these bytes.
  init(_ bytes: some Sequence<UInt8>) throws {
    let directory = TemporaryDirectory()
    try Data(bytes).write(to: URL(filePath: directory.file))
    try self.init(directory.file)
  }

  /// The remaining actions.
  mutating func rest() -> [RecordedAction] {
    var actions: [RecordedAction] = []
    while let action = next() { actions.append(action) }
    return actions
  }
}
