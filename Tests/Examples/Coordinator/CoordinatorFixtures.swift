// A coordinator under test, and short names for its actions.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Coordinator
import EffectTestSupport
import Stage5Testing
import Testing

typealias CoordinatorTestStore = TestStore<CoordinatorState, CoordinatorAction>

/// A store whose environment has only the dependencies that the test provides.
@MainActor
func testStore(
  _ state: CoordinatorState = CoordinatorState(),
  sourceLocation: SourceLocation = #_sourceLocation,
  _ change: (inout CoordinatorEnvironment) -> Void = { _ in }
) -> CoordinatorTestStore {
  var environment = CoordinatorEnvironment()
  change(&environment)
  return TestStore(
    value: state, reducer: coordinatorReducer(environment),
    sourceLocation: sourceLocation)
}

extension CoordinatorAction {
  /// An action of the screen at `index`.
  static func at(_ index: Int, _ action: ScreenAction) -> CoordinatorAction {
    .router(.routeAction(index: index, action))
  }
}

extension CoordinatorTestStore {
  /// An action that an effect of the screen at `index` sends.
  func from(_ index: Int, _ action: ScreenAction) -> CoordinatorAction {
    .router(.routeAction(id: value.routes.ids[index], action))
  }
}

extension CoordinatorState {
  /// The state with the screens that a link opens.
  static func opened(_ link: String) throws -> CoordinatorState {
    CoordinatorState(routes: try Routes(link: link))
  }
}

/// Never answers.
@Sendable func endless<Value>() async throws -> Value {
  try await untilCancelled()
  throw CancellationError()
}
