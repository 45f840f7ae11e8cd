// Test support: a conversation with a running program.

import Foundation

/// A running program to which a test writes, and whose answers it reads.
///
/// Write no more at a time than a pipe holds, 64 KiB on Linux, and read the answers before you continue.
public final class Conversation {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var heard = Data()

  /// Starts the program.
  ///
  /// - Parameter isNonblocking: Whether the program's ends of the pipes are nonblocking, as if another program that
  ///   shares them had made them so.
  public init(with program: Program, arguments: [String] = [], isNonblocking: Bool = false) throws {
    if isNonblocking {
      for handle in [input.fileHandleForReading, output.fileHandleForWriting] {
        _ = fcntl(handle.fileDescriptor, F_SETFL, O_NONBLOCK)
      }
    }
    process.executableURL = program.url
    process.arguments = arguments
    // A file handle instead of a pipe keeps the reading end open here, too. Otherwise, if the program has ended,
    // writing to it would send a signal that ends the tests.
    process.standardInput = input.fileHandleForReading
    process.standardOutput = output.fileHandleForWriting
    try process.run()
    try output.fileHandleForWriting.close()
    process.killIfItHangs()
  }

  public func say(_ text: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  /// Sends a signal to the program.
  public func send(_ signal: Int32) { Foundation.kill(process.processIdentifier, signal) }

  /// The next line of the program's output, or `nil` at its end.
  public func hear() -> String? {
    while true {
      if let end = heard.firstIndex(of: UInt8(ascii: "\n")) {
        defer { heard = heard[heard.index(after: end)...] }
        return String(decoding: heard[..<end], as: UTF8.self)
      }
      let bytes = output.fileHandleForReading.availableData
      if bytes.isEmpty { return nil }
      heard.append(bytes)
    }
  }

  /// Ends the input, and waits for the program to end.
  ///
  /// - Returns: The exit status, as in a shell.
  public func end() throws -> Int32 {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.shellStatus
  }
}
