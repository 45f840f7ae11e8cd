// Clients for the tests, in place of a server.
// SPDX-License-Identifier: MIT

import ChatRoom

extension ChatClient {
  /// A client whose requests trap, unless the test replaces them.
  static let unimplemented = ChatClient(
    loadNickname: { fatalError("loadNickname was not expected.") },
    saveNickname: { _ in fatalError("saveNickname was not expected.") },
    saveRoomName: { _ in fatalError("saveRoomName was not expected.") })

  static func with(_ change: (inout ChatClient) -> Void) -> ChatClient {
    var client = unimplemented
    change(&client)
    return client
  }
}

/// The error of a server that refuses.
let refused = ChatError("refused")
