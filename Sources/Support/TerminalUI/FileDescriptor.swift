// Terminal UI: reads and writes files.
// SPDX-License-Identifier: MIT

import Foundation

/// An open file of the process.
struct FileDescriptor: Equatable, Sendable {
  let number: Int32

  /// The result of `read`.
  enum Piece: Equatable {
    case bytes([UInt8])
    /// There is nothing to read yet.
    case nothing
    /// There is nothing more to read.
    case end
  }

  /// Reads the available bytes, with a single call.
  func read() -> Piece {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(number, &bytes, bytes.count)
    if count > 0 { return .bytes(Array(bytes.prefix(count))) }
    return count < 0 && [EAGAIN, EINTR].contains(errno) ? .nothing : .end
  }

  /// Writes the whole text, with as many calls as necessary, and returns whether that succeeded.
  func write(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(number, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        _ = Self.wait(reading: [], writing: [self])
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}
