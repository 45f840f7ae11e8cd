// A reducer whose past can be visited and changed.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import PrimeTime

/// An action of the app, or a step to another moment.
enum TimelineAction: Equatable {
  case app(UndoableAction<AppAction>)
  case visit(moment: Int)
  case returnToPresent
  /// Continues the branch that was left at a moment.
  case returnToFork(moment: Int)
}

/// Makes the reducer of the app with its history.
typealias AppReducer =
  (_ environment: AppEnvironment) -> EffectReducer<History, UndoableAction<AppAction>>

var counterReducer: AppReducer { Stage4App.undoableReducer }

/// Returns a reducer that runs `reducer` on a timeline.
///
/// Visiting a moment changes nothing, and actions of effects are still reduced in the present. If the user acts
/// during a visit, a new branch starts: the later moments become a fork, to which the user can return,
/// and all effects in flight are cancelled. Effects are never repeated; only states are computed again.
func timeTraveling(
  _ reducer: @escaping AppReducer, _ environment: AppEnvironment
) -> EffectReducer<Timeline, TimelineAction> {
  { timeline, action in
    func append(_ action: UndoableAction<AppAction>) -> Effect<TimelineAction> {
      let time = environment.date()
      return timeline.append(action, at: time) { state in
        reducer(environment.at(time))(&state, action)
      }.map(TimelineAction.app)
    }

    func reduce(_ state: inout History, _ action: UndoableAction<AppAction>, _ time: Date) {
      // An effect is a value, so dropping it does nothing.
      _ = reducer(environment.at(time))(&state, action)
    }

    /// Cancels all effects in flight, because they belong to another branch.
    func onANewBranch(_ effects: () -> Effect<TimelineAction>) -> Effect<TimelineAction> {
      let cancellations = timeline.present.present.cancellations.map { append(.perform($0)) }
      return .concatenate([.cancelAll] + cancellations + [effects()])
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

    case .app(let action) where timeline.isInPast && !action.isFromAnEffect:
      timeline.branch()
      return onANewBranch { append(action) }

    case .app(let action):
      return append(action)
    }
  }
}

extension AppEnvironment {
  func at(_ time: Date) -> AppEnvironment {
    var environment = self
    environment.date = { time }
    return environment
  }
}

extension AppState {
  /// The actions that end what is in flight in this state, for when its effects do not run.
  var cancellations: [AppAction] {
    let message = "the favorites were not written or loaded, because that was cancelled"
    return (isSearching ? [.nthPrime(.cancelTapped)] : [])
      + (usesFile ? [.favoritesFile(.failed(message: message))] : [])
  }
}
