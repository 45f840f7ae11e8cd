// A reducer whose past can be visited, and acted from.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import PrimeTime

/// An action of the app, or a step to another moment.
enum TimelineAction: Equatable {
  case app(UndoableAction<AppAction>)
  case visit(moment: Int)
  case returnToPresent
  /// Goes on with the branch that was left at a moment.
  case returnToFork(moment: Int)
}

typealias AppReducer = EnvironmentReducer<History, UndoableAction<AppAction>, AppEnvironment>

/// The app, with as much history as memory allows.
var counterReducer: AppReducer { bounded(Stage5App.undoableReducer) }

/// The given reducer on a timeline.
///
/// Visiting a moment changes nothing, and what effects tell meanwhile goes on in the present. What the
/// user does on a visit starts a new branch: the later moments become a fork, which one can return to,
/// and all that still runs is cancelled. No effect is ever done again: what is computed anew are states.
func timeTraveling(
  _ reducer: @escaping AppReducer
) -> EnvironmentReducer<Timeline, TimelineAction, AppEnvironment> {
  { timeline, action, environment in
    func append(_ action: UndoableAction<AppAction>) -> Effect<TimelineAction> {
      let time = environment.date()
      return timeline.append(action, at: time) { state in
        reducer(&state, action, environment.at(time))
      }.map(TimelineAction.app)
    }

    func reduce(_ state: inout History, _ action: UndoableAction<AppAction>, _ time: Date) {
      // An effect is a value: one that is dropped does nothing.
      _ = reducer(&state, action, environment.at(time))
    }

    /// Cancels what runs, as the branch that is present now does not know of it.
    func onANewBranch(_ effects: () -> Effect<TimelineAction>) -> Effect<TimelineAction> {
      // The search of that moment is not under way any more.
      let cancellation =
        timeline.present.present.isSearching
        ? append(.perform(.nthPrime(.cancelTapped))) : .none
      return .concatenate(.cancelAll, cancellation, effects())
    }

    switch action {
    case .visit(let moment):
      timeline.visit(moment, reduce: reduce)
      return .none

    case .returnToPresent:
      timeline.returnToPresent()
      return .none

    case .returnToFork(let moment):
      guard timeline.returnToFork(at: moment, reduce: reduce) else { return .none }
      return onANewBranch { .none }

    case .app(let action) where timeline.isInPast && !action.isTold:
      timeline.branch()
      return onANewBranch { append(action) }

    case .app(let action):
      return append(action)
    }
  }
}

extension AppEnvironment {
  /// The same, at a time that stands still.
  func at(_ time: Date) -> AppEnvironment {
    var environment = self
    environment.date = { time }
    return environment
  }
}

extension AppState {
  /// Whether the nth prime is being computed.
  var isSearching: Bool {
    if case .computing = nthPrime { true } else { false }
  }
}
