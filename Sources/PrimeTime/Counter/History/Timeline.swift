// The timeline of a session, and a reducer whose past can be visited and changed.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import PrimeTime

typealias History = Undoable<AppState>

struct Moment: Equatable {
  /// `nil` for the start.
  var action: UndoableAction<AppAction>?
  var time: Date
  var count: Int
  var favorites: Int

  fileprivate init(_ state: History, after action: UndoableAction<AppAction>?, at time: Date) {
    (self.action, self.time) = (action, time)
    (count, favorites) = (state.present.count, state.present.favoritePrimes.count)
  }
}

/// The state of the app with all its past moments, any of which can be visited.
///
/// A moment keeps its action, not its state. The reducer computes the state again, from an earlier state that
/// was kept, so a million moments take about a hundred megabytes.
struct Timeline: Equatable, Sendable {
  private(set) var present: History
  /// The state before the present one, if it is known.
  private var previous: AppState?
  /// The start, then a moment for each action, except for progress reports.
  private(set) var moments: [Moment]
  /// The branches that were left, oldest first.
  private(set) var forks: [Fork] = []
  private var states: KeptStates
  private var visit: KeptStates.Kept?
  private var beforeVisit: AppState?

  /// The moments that followed one moment before a new branch replaced them.
  struct Fork: Equatable, Sendable {
    /// The last moment that both branches share.
    let start: Int
    let moments: [Moment]
    fileprivate let forks: [Fork]
  }

  init(_ start: History = History(AppState())) {
    present = start
    moments = [Moment(start, after: nil, at: .distantPast)]
    states = KeptStates(start: start)
  }

  var isInPast: Bool { visit != nil }
  /// The moment that is shown: the visited or the present one.
  var moment: Int { visit?.moment ?? last }
  var last: Int { moments.count - 1 }
  var shown: History { visit?.state ?? present }
  /// The state before the shown one, if it is known.
  var before: AppState? { isInPast ? beforeVisit : previous }
}

extension Timeline {
  typealias Reduce = (inout History, UndoableAction<AppAction>, Date) -> Void

  /// Reduces an action in the present. It becomes the next moment, unless it only reports progress.
  mutating func append(
    _ action: UndoableAction<AppAction>, at time: Date,
    reduce: (inout History) -> Effect<UndoableAction<AppAction>>
  ) -> Effect<UndoableAction<AppAction>> {
    // Only the state: keeping its history as well would copy the history with every action.
    let before = present.present
    let effect = reduce(&present)
    if TimelineAction.app(action).isProgress { return effect }
    previous = before
    moments.append(Moment(present, after: action, at: time))
    if last - states[before: last].moment >= max(256, last / 16) {
      states.keep(KeptStates.Kept(moment: last, state: present))
    }
    return effect
  }

  /// Counts the favorites as written, because a recording holds them.
  mutating func countAsWritten() {
    present.present.writtenFavorites = present.present.favoritePrimes
  }

  mutating func returnToPresent() { (visit, beforeVisit) = (nil, nil) }

  /// Shows the state after a moment, which `reduce` computes. Does nothing if the moment does not exist.
  mutating func visit(_ moment: Int, reduce: Reduce) {
    guard moments.indices.contains(moment) else { return }
    if moment == last { return returnToPresent() }
    // From an earlier one, because the state before the moment is also needed.
    var state = states[before: moment]
    if let visit, state.moment..<moment ~= visit.moment { state = visit }
    beforeVisit = nil
    // Halfway, halfway again, and so on, because the next visit is likely to be near this one.
    var stop = (state.moment + moment) / 2
    while state.moment < moment {
      state.moment += 1
      let next = moments[state.moment]
      if state.moment == moment { beforeVisit = state.state.present }
      if let action = next.action { reduce(&state.state, action, next.time) }
      if state.moment == stop, moment - stop >= 64 {
        states.keep(state)
        stop = (stop + moment) / 2
      }
    }
    visit = state
  }

  /// Makes the visited moment the present one. The moments after it become a fork.
  mutating func branch() {
    guard let visit else { return }
    let (inner, outer) = (
      forks.filter { $0.start > visit.moment }, forks.filter { $0.start <= visit.moment }
    )
    let fork = Fork(
      start: visit.moment, moments: Array(moments[(visit.moment + 1)...]), forks: inner)
    moments.removeSubrange((visit.moment + 1)...)
    states.remove(after: visit.moment)
    forks = outer + [fork]
    let written = present.present.writtenFavorites
    present = visit.state
    present.present.writtenFavorites = written
    returnToPresent()
  }

  /// Returns to the oldest fork at a moment. The present branch becomes a fork.
  mutating func returnToFork(at moment: Int, reduce: Reduce) -> Bool {
    guard let index = forks.firstIndex(where: { $0.start == moment }) else { return false }
    let fork = forks.remove(at: index)
    let written = present.present.writtenFavorites
    visit(moment, reduce: reduce)
    branch()
    for next in fork.moments {
      guard let action = next.action else { continue }
      _ = append(action, at: next.time) { state in
        reduce(&state, action, next.time)
        return .none
      }
    }
    forks += fork.forks
    present.present.writtenFavorites = written
    return true
  }
}

extension UndoableAction<AppAction> {
  var isFromAnEffect: Bool {
    switch self {
    case .perform(.nthPrime(.progressed)), .perform(.nthPrime(.answered)),
      .perform(.nthPrime(.failed)), .perform(.favoritesFile(.overwriteAsked)),
      .perform(.favoritesFile(.written)), .perform(.favoritesFile(.loaded)),
      .perform(.favoritesFile(.failed)):
      true
    default: false
    }
  }
}

/// The states after some moments, from which the others are computed again.
struct KeptStates: Equatable {
  struct Kept: Equatable {
    var moment: Int
    var state: History
  }

  private var all: [Kept]

  init(start: History) { all = [Kept(moment: 0, state: start)] }

  subscript(before moment: Int) -> Kept { all.last { $0.moment < moment } ?? all[0] }

  /// Keeps another state. A state can hold a hundred others for undo, so a few of them are enough.
  mutating func keep(_ kept: Kept) {
    let index = all.firstIndex { $0.moment >= kept.moment } ?? all.count
    if index < all.count, all[index].moment == kept.moment { return }
    all.insert(kept, at: index)
    if all.count > 24 { all = all.indices.filter { $0.isMultiple(of: 2) }.map { all[$0] } }
  }

  mutating func remove(after moment: Int) { all.removeAll { $0.moment > moment } }
}

enum TimelineAction: Equatable {
  case app(UndoableAction<AppAction>)
  case visit(moment: Int)
  case returnToPresent
  /// Continues the branch that was left at a moment.
  case returnToFork(moment: Int)
}

typealias AppReducer =
  (_ environment: AppEnvironment) -> EffectReducer<History, UndoableAction<AppAction>>

var counterReducer: AppReducer { Stage4App.undoableReducer }

/// Returns a reducer whose past moments can be visited. A visit changes nothing, and actions of effects are still
/// reduced in the present. If the user acts during a visit, a new branch starts: the later moments become a fork, to
/// which the user can return, and all effects in flight are cancelled. Effects are never repeated.
func timeTraveling(
  _ reducer: @escaping AppReducer, _ environment: AppEnvironment
) -> EffectReducer<Timeline, TimelineAction> {
  let app = timed(reducer, environment)
  return { timeline, action in
    func append(_ action: UndoableAction<AppAction>) -> Effect<TimelineAction> {
      let time = environment.date()
      return timeline.append(action, at: time) { app(&$0, action, time) }
        .ofChild(at: ChildPath(wrapped: \Timeline.present), embed: TimelineAction.app)
    }

    func reduce(_ state: inout History, _ action: UndoableAction<AppAction>, _ time: Date) {
      // An effect is a value, so dropping it does nothing.
      _ = app(&state, action, time)
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

/// Creates a reducer that is passed the time of each action. Creating one per action takes longer than running it.
func timed<Value, Action>(
  _ reducer: (AppEnvironment) -> EffectReducer<Value, Action>, _ environment: AppEnvironment
) -> (inout Value, Action, Date) -> Effect<Action> {
  // Read while the reducer runs, and by no effect.
  nonisolated(unsafe) var now = Date.distantPast
  var environment = environment
  environment.date = { now }
  let reducer = reducer(environment)
  return { value, action, time in
    now = time
    return reducer(&value, action)
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
