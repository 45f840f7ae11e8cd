// The HTTP client, with all kinds of answers.

import Numbers
import TestSupport
import Testing

@MainActor @Suite(.hangLimit) struct HTTPNumbersTests {
  @Test func theBodyIsTheFactWithoutOuterWhitespace() async throws {
    let server = try LoopbackServer(.text(" \n2 is é 素数\r\n"))
    #expect(await NumbersClient.http(server.address).fact(.two) == .success("2 is é 素数"))
  }

  @Test(arguments: ["404 Not Found", "204 No Content", "304 Not Modified"])
  func anyOtherStatusIsAFailure(status: String) async throws {
    let server = try LoopbackServer(.status(status))
    #expect(await NumbersClient.http(server.address).fact(.two) == .failure(.unavailable))
  }

  /// No service listens to the first port.
  @Test(arguments: ["http://127.0.0.1:1", "", "example.com", "http://", "http://a b"])
  func anAddressWithoutAServiceIsAFailure(address: String) async throws {
    #expect(await NumbersClient.http(address).fact(.two) == .failure(.unavailable))
  }
}
