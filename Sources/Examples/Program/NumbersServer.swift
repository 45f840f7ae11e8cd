// A local numbers service.
// SPDX-License-Identifier: MIT

import Foundation
import Numbers

/// Answers `GET /1` to `GET /4` on the loopback address with the facts of `NumbersClient.embedded`, until the
/// program ends.
struct NumbersServer {
  let address: String

  /// - Returns: `nil` if no socket or port is available.
  init?() {
    #if canImport(Glibc)
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let failed = withUnsafeMutableBytes(of: &name) { bytes in
      let name = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self)
      var length = size
      return bind(listener, name, length) != 0 || listen(listener, 8) != 0
        || getsockname(listener, name, &length) != 0
    }
    guard !failed else { return nil }
    address = "http://127.0.0.1:\(UInt16(bigEndian: name.sin_port))"
    Thread.detachNewThread {
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { continue }
        Task { await Self.answer(connection) }
      }
    }
  }

  private static func answer(_ connection: Int32) async {
    defer { close(connection) }
    var bytes = [UInt8](repeating: 0, count: 4_096)
    // The request is one line and a few headers, so it arrives in one piece.
    let count = max(read(connection, &bytes, bytes.count), 0)
    let path =
      String(decoding: bytes.prefix(count), as: UTF8.self).prefix { $0 != "\r\n" }
      .split(separator: " ").dropFirst().first ?? ""
    let number = Int(path.dropFirst()).flatMap(Number.init)
    let fact =
      if let number { try? await NumbersClient.embedded.fact(number) } else { nil as String? }
    let status = fact == nil ? "404 Not Found" : "200 OK"
    let body = fact ?? ""
    let response = """
      HTTP/1.1 \(status)\r
      Content-Length: \(body.utf8.count)\r
      Connection: close\r
      \r
      \(body)
      """
    _ = Array(response.utf8).withUnsafeBytes { write(connection, $0.baseAddress, $0.count) }
  }
}
