// The HTTP client, where it gets no fact. `ModularAppProgramTests` has the other answers.

import Numbers
import TestSupport
import Testing

@MainActor @Suite(.hangLimit) struct HTTPNumbersTests {
  @Test(arguments: ["404 Not Found", "204 No Content", "304 Not Modified"])
  func anyStatusBut200IsAFailure(status: String) async throws {
    let server = try LoopbackServer(.status(status))
    #expect(await NumbersClient.http(server.address).fact(.two) == .failure(.unavailable))
  }

  /// No service listens to the first port.
  @Test(arguments: ["http://127.0.0.1:1", "", "example.com", "http://", "http://a b"])
  func anAddressWithoutAServiceIsAFailure(address: String) async throws {
    #expect(await NumbersClient.http(address).fact(.two) == .failure(.unavailable))
  }
}
