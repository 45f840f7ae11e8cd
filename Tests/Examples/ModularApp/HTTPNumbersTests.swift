// The HTTP client, with all kinds of answers.
// SPDX-License-Identifier: MIT

import Numbers
import TestSupport
import Testing

@MainActor @Suite(.hangLimit) struct HTTPNumbersTests {
  private func fact(_ number: Number = .two, from address: String) async throws -> String {
    try await #require(NumbersClient.http(address)).fact(number)
  }

  @Test(arguments: [
    ("2", "2"), (" \n2 is even\r\n", "2 is even"), ("é 素数", "é 素数"), ("a\nb", "a\nb"),
    ("\u{FEFF}x", "\u{FEFF}x"),
  ])
  func theBodyIsTheFact(body: String, fact: String) async throws {
    let server = try LoopbackServer(.text(body))
    #expect(try await self.fact(from: server.address) == fact)
  }

  @Test(arguments: [
    ("404 Not Found", 404), ("500 Internal Server Error", 500), ("204 No Content", 204),
    ("203 Whatever", 203), ("401 Unauthorized", 401), ("403 Forbidden", 403),
    ("304 Not Modified", 304),
  ])
  func anyOtherStatusIsAFailure(line: String, status: Int) async throws {
    let body = Array(status == 204 || status == 304 ? "".utf8 : "not the fact".utf8)
    let server = try LoopbackServer(.status(line, body: body))
    await #expect(throws: NumbersError.status(status)) { try await fact(from: server.address) }
  }

  @Test(arguments: [[0xFF], [0xC3], [0xC3, 0x28], [0x32, 0xED, 0xA0, 0x80], [], [0x20, 0x0A]])
  func anAnswerWithoutTextIsAFailure(body: [UInt8]) async throws {
    let server = try LoopbackServer(.status("200 OK", body: body))
    await #expect(throws: NumbersError.notText) { try await fact(from: server.address) }
  }

  @Test func aRefusedConnectionIsAFailure() async throws {
    // No service listens to the first port.
    await #expect(throws: NumbersError.unreachable) { try await fact(from: "http://127.0.0.1:1") }
  }

  @Test(arguments: [
    "http://example.com", "https://example.com:8080/numbers/", "HTTP://[::1]:80", "http://x:65535",
  ])
  func aValidAddressIsAccepted(address: String) {
    #expect(NumbersClient.http(address) != nil)
  }

  @Test(arguments: [
    "", "numbers", "example.com", "http:", "http://", "http:///path", "ftp://x", "file:///x",
    "http://x?a", "http://x/#a", "http://x:0", "http://x:65536", "http://x:y", "http://a b",
    "//x", "http://\u{1B}x",
  ])
  func anyOtherAddressIsRefused(address: String) {
    #expect(NumbersClient.http(address) == nil)
  }
}
