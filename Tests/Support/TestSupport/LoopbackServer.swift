// Test support: a local server.

import Foundation

/// An HTTP server that gives one reply to each connection, until it has none left.
public final class LoopbackServer: Sendable {
  public enum Reply: Sendable {
    /// A reply, followed by the end of the connection.
    case status(String, body: [UInt8] = [])
    case never

    public static func text(_ text: String) -> Reply { .status("200 OK", body: Array(text.utf8)) }
  }

  public let address: String
  /// The first line of each request.
  public let requests: AsyncStream<String>

  public init(_ replies: Reply...) throws {
    #if canImport(Glibc)
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let length = size
    let failed = withUnsafeMutableBytes(of: &name) { bytes in
      let name = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self)
      return bind(listener, name, length) != 0 || getsockname(listener, name, &size) != 0
        || listen(listener, 8) != 0
    }
    if failed { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    address = "http://127.0.0.1:\(UInt16(bigEndian: name.sin_port))"
    let (requests, request) = AsyncStream<String>.makeStream()
    self.requests = requests
    Thread.detachNewThread {
      for reply in replies {
        let connection = accept(listener, nil, nil)
        defer { close(connection) }
        request.yield(readRequest(from: connection))
        switch reply {
        case .status(let status, let body):
          let head =
            "HTTP/1.1 \(status)\r\nConnection: close\r\nContent-Length: \(body.count)\r\n\r\n"
          _ = write(connection, Array(head.utf8) + body, head.utf8.count + body.count)
        case .never:
          var byte: UInt8 = 0
          while read(connection, &byte, 1) > 0 {}
        }
      }
      close(listener)
    }
  }
}

/// Reads the head of a request, and returns its first line.
private func readRequest(from connection: Int32) -> String {
  var head: [UInt8] = []
  var byte: UInt8 = 0
  while !head.ends(with: "\r\n\r\n".utf8), read(connection, &byte, 1) > 0 { head.append(byte) }
  return String(decoding: head.prefix { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
}

extension [UInt8] {
  fileprivate func ends(with end: String.UTF8View) -> Bool { suffix(end.count).elementsEqual(end) }
}

extension AsyncStream where Element: Sendable {
  /// Waits for the next element.
  public func next() async -> Element? { await first { _ in true } }
}
