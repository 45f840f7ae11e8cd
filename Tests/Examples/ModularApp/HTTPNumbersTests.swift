// The HTTP client, with all kinds of answers.
// SPDX-License-Identifier: MIT

import Numbers
import TestSupport
import Testing

@MainActor @Suite(.hangLimit) struct HTTPNumbersTests {
  private func fact(from address: String) async throws -> String {
    try await #require(NumbersClient.http(address)).fact(.two)
  }

  @Test func theBodyIsTheFactWithoutOuterWhitespace() async throws {
    let server = try LoopbackServer(.text(" \n2 is é 素数\r\n"))
    #expect(try await fact(from: server.address) == "2 is é 素数")
  }

  @Test(arguments: [("404 Not Found", 404), ("204 No Content", 204), ("304 Not Modified", 304)])
  func anyOtherStatusIsAFailure(line: String, status: Int) async throws {
    let server = try LoopbackServer(.status(line))
    await #expect(throws: NumbersError.status(status)) { try await fact(from: server.address) }
  }

  @Test(arguments: [[0xFF], [0xC3, 0x28], [], [0x20, 0x0A]])
  func anAnswerWithoutTextIsAFailure(body: [UInt8]) async throws {
    let server = try LoopbackServer(.status("200 OK", body: body))
    await #expect(throws: NumbersError.notText) { try await fact(from: server.address) }
  }

  @Test func aRefusedConnectionIsAFailure() async throws {
    // No service listens to the first port.
    await #expect(throws: NumbersError.unreachable) { try await fact(from: "http://127.0.0.1:1") }
  }

  @Test(arguments: [
    ("http://example.com", true), ("https://example.com:8080/numbers/", true), ("", false),
    ("example.com", false), ("http://", false), ("ftp://x", false), ("http://a b", false),
  ])
  func anAddressIsOfAServiceOrRefused(address: String, isValid: Bool) {
    #expect((NumbersClient.http(address) != nil) == isValid)
  }
}
