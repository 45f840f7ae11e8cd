// What the tests give to the features in place of a server.
// SPDX-License-Identifier: MIT

import ChatRoom

extension ChatClient {
  /// One that must not be asked anything but what the test puts into it.
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

/// What a server says that refuses.
let refused = ChatError("refused")
