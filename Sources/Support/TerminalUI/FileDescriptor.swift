// Terminal UI: reading, writing and waiting, with system calls.
// SPDX-License-Identifier: MIT

import Foundation

public struct FileDescriptor: Equatable, Sendable {
  public let number: Int32

  public init(number: Int32) { self.number = number }

  /// Reads the available bytes: none if there is nothing to read yet, `nil` at the end.
  func read() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(number, &bytes, bytes.count)
    if count > 0 { return Array(bytes.prefix(count)) }
    return count < 0 && [EAGAIN, EINTR].contains(errno) ? [] : nil
  }

  /// Writes the whole text, at once if possible, and returns whether that succeeded. `errno` says why it did not.
  @discardableResult public func write(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(number, $0.baseAddress, $0.count) }
      if count < 0, errno == EAGAIN { _ = Self.wait(for: [], orToWriteTo: self) }
      if count < 0, ![EAGAIN, EINTR].contains(errno) { return false }
      rest = rest.dropFirst(max(count, 0))
    }
    return true
  }

  /// Waits until one of several files can be read, or one be written, and returns those, or none when the time is over.
  static func wait(
    for files: [FileDescriptor], orToWriteTo output: FileDescriptor? = nil,
    milliseconds: Int32 = -1
  ) -> [FileDescriptor] {
    let outputs = [output].compactMap(\.self)
    var waits = files.map { pollfd(fd: $0.number, events: .init(POLLIN), revents: 0) }
    waits += outputs.map { pollfd(fd: $0.number, events: .init(POLLOUT), revents: 0) }
    while poll(&waits, .init(waits.count), milliseconds) < 0, errno == EINTR {}
    return zip(files + outputs, waits).filter { $1.revents != 0 }.map(\.0)
  }
}
