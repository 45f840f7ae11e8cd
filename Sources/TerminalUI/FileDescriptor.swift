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

  /// Waits until one of several files can be read or written, and returns those that can be; none of
  /// them if the time is over.
  ///
  /// A file that cannot be waited for counts as ready: who reads it learns why.
  static func wait(
    reading: [FileDescriptor], writing: [FileDescriptor] = [], milliseconds: Int? = nil
  ) -> [FileDescriptor] {
    // Not poll, which on Apple's systems refuses terminals opened as /dev/tty.
    let limit = (reading + writing).map(\.number).max().map { $0 + 1 } ?? 0
    while true {
      var (readable, writable) = (fd_set(reading), fd_set(writing))
      var time = timeval()
      let (seconds, rest) = (milliseconds ?? 0).quotientAndRemainder(dividingBy: 1000)
      (time.tv_sec, time.tv_usec) = (.init(seconds), .init(rest * 1000))
      let count =
        milliseconds == nil
        ? select(limit, &readable, &writable, nil, nil)
        : select(limit, &readable, &writable, nil, &time)
      if count >= 0 {
        return reading.filter { readable.contains($0) } + writing.filter { writable.contains($0) }
      }
      if errno != EINTR { return reading + writing }
    }
  }
}

// The macros of C that do this are not there in Swift. A set is a field of bits, lowest first.
extension fd_set {
  fileprivate init(_ files: [FileDescriptor]) {
    self.init()
    withUnsafeMutableBytes(of: &self) { bits in
      for file in files { bits[Int(file.number) / 8] |= 1 << (file.number % 8) }
    }
  }

  fileprivate func contains(_ file: FileDescriptor) -> Bool {
    withUnsafeBytes(of: self) { $0[Int(file.number) / 8] & 1 << (file.number % 8) != 0 }
  }
}
