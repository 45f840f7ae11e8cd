// Chat room: the user's own name for the room.

/// The user's own name for the room, which the server does not know.
public struct RoomNameState: Equatable, Sendable {
  public var roomName: String
}

public enum RoomNameAction: Equatable, Sendable {
  case roomNameEntered(String)
}

public func roomNameReducer(state: inout RoomNameState, action: RoomNameAction) {
  switch action {
  case .roomNameEntered(let name): state.roomName = name
  }
}
