// Short names for the actions and states of the coordinator.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Coordinator
import EffectTestSupport

typealias CoordinatorStore = Store<CoordinatorState, CoordinatorAction>

extension CoordinatorAction {
  static func at(_ index: Int, _ action: ScreenAction) -> CoordinatorAction {
    .router(.routeAction(index: index, action))
  }

  /// An action of the form's screen at `index`, with the form presented on home.
  static func form(_ index: Int, _ action: FormScreenAction) -> CoordinatorAction {
    .at(1, .form(.router(.routeAction(index: index, action))))
  }
}

extension CoordinatorState {
  /// The state with the screens that a link opens.
  static func opened(_ link: String) throws -> CoordinatorState {
    CoordinatorState(routes: try Routes(link: link))
  }
}

@Sendable func endless() async throws {
  try await untilCancelled()
  throw CancellationError()
}
