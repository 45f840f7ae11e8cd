// Chat room: the user's own name for the room.

/// The user's own name for the room, which the server does not know.
public struct RoomNameState: Equatable, Sendable {
  public var roomName: String
}

public enum RoomNameAction: Equatable, Sendable {
  case roomNameEntered(String)
}

/// Renames the room, unless the name is empty or too long.
public func roomNameReducer(state: inout RoomNameState, action: RoomNameAction) {
  switch action {
  case .roomNameEntered(let name): if isName(name) { state.roomName = name }
  }
}
