// A coordinator under test, and short names for what happens to it.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Coordinator
import EffectTestSupport
import Stage6Testing
import Testing

typealias CoordinatorTestStore = TestStore<CoordinatorState, CoordinatorAction>

/// A store whose environment has nothing but what the test puts into it.
@MainActor
func testStore(
  _ state: CoordinatorState = CoordinatorState(),
  sourceLocation: SourceLocation = #_sourceLocation,
  _ change: (inout CoordinatorEnvironment) -> Void = { _ in }
) -> CoordinatorTestStore {
  var environment = CoordinatorEnvironment.unimplemented
  change(&environment)
  return TestStore(
    value: state, reducer: coordinatorReducer, environment: environment,
    sourceLocation: sourceLocation)
}

extension CoordinatorAction {
  /// Something that happens in the screen at `index`.
  static func at(_ index: Int, _ action: ScreenAction) -> CoordinatorAction {
    .router(.routeAction(index: index, action))
  }
}

extension CoordinatorTestStore {
  /// What an effect of the screen at `index` sends.
  func from(_ index: Int, _ action: ScreenAction) -> CoordinatorAction {
    .router(.routeAction(id: value.routes.ids[index], action))
  }
}

extension CoordinatorState {
  /// The screens that a link leads to.
  static func opened(_ link: String) throws -> CoordinatorState {
    CoordinatorState(routes: try Routes(link: link))
  }
}

/// Never answers.
@Sendable func endless<Value>() async throws -> Value {
  try await untilCancelled()
  throw CancellationError()
}
