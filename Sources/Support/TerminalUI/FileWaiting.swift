// Terminal UI: waits until files can be read or written.
// SPDX-License-Identifier: MIT

import Foundation

extension FileDescriptor {
  /// Waits until one of several files can be read or written, and returns those that can, or no files when the
  /// time is over.
  ///
  /// A file that cannot be waited for counts as ready, so that reading it reports the reason.
  static func wait(
    reading: [FileDescriptor], writing: [FileDescriptor] = [], milliseconds: Int? = nil
  ) -> [FileDescriptor] {
    var ready: [FileDescriptor]?
    repeat { ready = look(reading, writing, milliseconds) } while ready == nil && errno == EINTR
    return ready ?? reading + writing
  }

  #if canImport(Darwin)
    // `poll` on Apple's systems does not support terminals opened as /dev/tty.
    private static func look(
      _ reading: [FileDescriptor], _ writing: [FileDescriptor], _ milliseconds: Int?
    ) -> [FileDescriptor]? {
      let limit = (reading + writing).map(\.number).max().map { $0 + 1 } ?? 0
      var (readable, writable) = (fd_set(reading), fd_set(writing))
      var time = timeval()
      let (seconds, rest) = (milliseconds ?? 0).quotientAndRemainder(dividingBy: 1000)
      (time.tv_sec, time.tv_usec) = (.init(seconds), .init(rest * 1000))
      let count =
        milliseconds == nil
        ? select(limit, &readable, &writable, nil, nil)
        : select(limit, &readable, &writable, nil, &time)
      if count < 0 { return nil }
      return reading.filter { readable.contains($0) } + writing.filter { writable.contains($0) }
    }
  #else
    // `select` on other systems supports only the first 1,024 files of a process.
    private static func look(
      _ reading: [FileDescriptor], _ writing: [FileDescriptor], _ milliseconds: Int?
    ) -> [FileDescriptor]? {
      var waits =
        reading.map { pollfd(fd: $0.number, events: .init(POLLIN), revents: 0) }
        + writing.map { pollfd(fd: $0.number, events: .init(POLLOUT), revents: 0) }
      let time = milliseconds.map { Int32(clamping: $0) } ?? -1
      if poll(&waits, .init(waits.count), time) < 0 { return nil }
      return zip(reading + writing, waits).filter { $1.revents != 0 }.map(\.0)
    }
  #endif
}

#if canImport(Darwin)
  // Swift lacks the C macros for this. A set is a bit field, lowest bit first.
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
#endif
