// The HTTP client, with all kinds of answers.

import Numbers
import TestSupport
import Testing

@MainActor @Suite(.hangLimit) struct HTTPNumbersTests {
  private func fact(from address: String) async throws -> String {
    try await NumbersClient.http(address).fact(.two)
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

  /// No service listens to the first port.
  @Test(arguments: ["http://127.0.0.1:1", "", "example.com", "http://", "http://a b"])
  func anAddressWithoutAServiceIsAFailure(address: String) async throws {
    await #expect(throws: NumbersError.unreachable) { try await fact(from: address) }
  }
}
