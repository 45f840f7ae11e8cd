// Errors you will see: an action that is not Sendable.
// SPDX-License-Identifier: MIT

import Stage4Effects

final class Photo {}
enum PhotoAction {
  case loadTapped
  case loaded(Photo)
}

func actionIsNotSendable(state: inout AppState, action: PhotoAction) -> Effect<PhotoAction> {
  // error: type 'PhotoAction' does not conform to the 'Sendable' protocol
  .run { send in await send(.loadTapped) }
}
