// The settings of a chat room as JSON.
// SPDX-License-Identifier: MIT

import ChatRoom

/// The state in an answer of `--json`.
struct ChatRoomJSON: Encodable {
  let state: ChatRoomSettings

  private enum Key: String, CodingKey {
    case nickname, editedNickname, isChanged, isLoading, isSaving, message
    case roomName, nameBefore
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    var nickname = container.nestedContainer(keyedBy: Key.self, forKey: .nickname)
    try nickname.encode(state.nickname.nickname, forKey: .nickname)
    try nickname.encode(state.nickname.editedNickname, forKey: .editedNickname)
    try nickname.encode(state.nickname.isChanged, forKey: .isChanged)
    try nickname.encode(state.nickname.isLoading, forKey: .isLoading)
    try nickname.encode(state.nickname.isSaving, forKey: .isSaving)
    try nickname.encode(state.nickname.message, forKey: .message)
    var roomName = container.nestedContainer(keyedBy: Key.self, forKey: .roomName)
    try roomName.encode(state.roomName.roomName, forKey: .roomName)
    try roomName.encode(state.roomName.nameBefore, forKey: .nameBefore)
    try roomName.encode(state.roomName.isSaving, forKey: .isSaving)
    try roomName.encode(state.roomName.message, forKey: .message)
  }
}
