// Chat room: the room's name, which changes at once and goes back if the server refuses.

public import ClassicRedux

/// The room's name.
///
/// Unlike the nickname, a new name is shown at once, before the server has answered.
public struct RoomNameState: Equatable, Sendable {
  public var roomName: String
  /// The name to restore if the server refuses the new one, or `nil` if no save is in flight.
  public var nameBefore: String?
  public var message: String?

  public init(roomName: String) { self.roomName = roomName }
}

public enum RoomNameAction: Equatable, Sendable {
  case roomNameEntered(String)
  case setRoomNameResponse(Result<String, ChatError>)
}

/// Renames the room. A second name is ignored until the server has answered the first request.
public func roomNameReducer(_ client: ChatClient) -> EffectReducer<RoomNameState, RoomNameAction> {
  { state, action in
    switch action {
    case .roomNameEntered(let name):
      guard state.nameBefore == nil, isName(name) else { return .none }
      state.nameBefore = state.roomName
      state.roomName = name
      state.message = nil
      return .run { send in await send(.setRoomNameResponse(client.saveRoomName(name))) }

    case .setRoomNameResponse(.success):
      state.nameBefore = nil

    case .setRoomNameResponse(.failure(let error)):
      if let name = state.nameBefore { state.roomName = name }
      state.nameBefore = nil
      state.message = error.rawValue
    }
    return .none
  }
}
