// Terminal UI: waiting for a file, reading from it, writing to it.
// SPDX-License-Identifier: MIT

import Foundation

/// A file that the process has open, by its number.
struct FileDescriptor: Equatable, Sendable {
  let number: Int32

  /// What `read` found.
  enum Piece: Equatable {
    case bytes([UInt8])
    /// Nothing for now.
    case nothing
    /// Nothing from now on.
    case end
  }

  /// Reads what there is, as far as one read goes.
  func read() -> Piece {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(number, &bytes, bytes.count)
    if count > 0 { return .bytes(Array(bytes.prefix(count))) }
    return count < 0 && [EAGAIN, EINTR].contains(errno) ? .nothing : .end
  }

  /// Writes all of a text, however many writes that takes, and tells whether it went well.
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
