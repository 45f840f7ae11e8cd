// Prime Time in a terminal: the timeline of a session.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import PrimeTime

/// The state of the app with all its past moments, any of which can be visited.
///
/// A moment keeps its action, not its state. The reducer computes the state again, from an earlier state that
/// was kept, so a million moments take about a hundred megabytes.
struct Timeline: Equatable, Sendable {
  private(set) var present: History
  /// The start, then a moment for each action, except for progress reports.
  private(set) var moments: [Moment]
  /// The branches that were left, oldest first.
  private(set) var forks: [Fork] = []
  private var states: KeptStates
  private var visit: KeptStates.Kept?
  /// States on the way to the visited moment, which make steps back from there fast.
  private var stops: [KeptStates.Kept] = []

  /// The moments that followed one moment before a new branch replaced them.
  struct Fork: Equatable, Sendable {
    /// The last moment that both branches share.
    let start: Int
    let moments: [Moment]
    fileprivate let present: History
    fileprivate let states: [KeptStates.Kept]
    fileprivate let forks: [Fork]

    fileprivate var count: Int { forks.reduce(1) { $0 + $1.count } }
  }

  init(_ start: History = History(AppState())) {
    present = start
    moments = [Moment(start, after: nil, at: .distantPast)]
    states = KeptStates(start: start)
  }

  /// Whether the user visits a moment before the present one.
  var isInPast: Bool { visit != nil }
  /// The moment that is shown: the visited or the present one.
  var moment: Int { visit?.moment ?? last }
  /// The number of the present moment.
  var last: Int { moments.count - 1 }
  /// The state that is shown.
  var shown: History { visit?.state ?? present }

  /// Whether the favorites are being written or loaded in the present.
  var isFileInUse: Bool {
    for moment in moments.reversed() {
      guard case .perform(.favoritesFile(let action)) = moment.action else { continue }
      return !action.isFromAnEffect
    }
    return false
  }
}

extension Moment {
  fileprivate init(_ state: History, after action: UndoableAction<AppAction>?, at time: Date) {
    self.init(
      action: action, time: time, count: state.present.count,
      favorites: state.present.favoritePrimes.count)
  }
}

extension Timeline {
  typealias Reduce = (inout History, UndoableAction<AppAction>, Date) -> Void

  /// Reduces an action in the present. It becomes the next moment, unless it only reports progress.
  mutating func append(
    _ action: UndoableAction<AppAction>, at time: Date,
    reduce: (inout History) -> Effect<UndoableAction<AppAction>>
  ) -> Effect<UndoableAction<AppAction>> {
    let effect = reduce(&present)
    if action.isProgress { return effect }
    moments.append(Moment(present, after: action, at: time))
    states.add(present, at: last)
    return effect
  }

  mutating func returnToPresent() {
    visit = nil
    stops = []
  }

  /// Shows the state after a moment, which `reduce` computes. Does nothing if the moment does not exist.
  mutating func visit(_ moment: Int, reduce: Reduce) {
    guard moments.indices.contains(moment) else { return }
    if moment == last { return returnToPresent() }
    stops.removeAll { $0.moment > moment }
    let known = ([states[upTo: moment]] + stops + [visit].compactMap(\.self))
      .filter { $0.moment <= moment }
    var state = known.max { $0.moment < $1.moment } ?? states[upTo: moment]
    // Halfway, halfway again, and so on, because the next visit is likely to be near this one.
    var stop = (state.moment + moment) / 2
    while state.moment < moment {
      state.moment += 1
      let next = moments[state.moment]
      if let action = next.action { reduce(&state.state, action, next.time) }
      if state.moment == stop, moment - stop >= 64 {
        stops.append(state)
        if stops.count > 16 { stops.removeFirst() }
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
      start: visit.moment, moments: Array(moments[(visit.moment + 1)...]), present: present,
      states: states.split(after: visit.moment), forks: inner)
    moments.removeSubrange((visit.moment + 1)...)
    forks = outer + [fork]
    present = visit.state
    returnToPresent()
    // Each fork keeps a state with its undo history.
    while forks.reduce(0, { $0 + $1.count }) > 100 { forks.removeFirst() }
  }

  /// Returns to the oldest fork at a moment. The present branch becomes a fork.
  ///
  /// - Returns: Whether there was a fork.
  mutating func returnToFork(at moment: Int, reduce: Reduce) -> Bool {
    guard let index = forks.firstIndex(where: { $0.start == moment }) else { return false }
    let fork = forks.remove(at: index)
    visit(moment, reduce: reduce)
    branch()
    moments += fork.moments
    states.append(fork.states)
    forks += fork.forks
    present = fork.present
    return true
  }
}

extension UndoableAction<AppAction> {
  /// Whether it only reports progress, up to a hundred times per search.
  var isProgress: Bool {
    if case .perform(.nthPrime(.progressed)) = self { true } else { false }
  }

  /// Whether an effect sent it, and not the user.
  var isFromAnEffect: Bool {
    switch self {
    case .perform(.nthPrime(.progressed)), .perform(.nthPrime(.answered)),
      .perform(.nthPrime(.failed)):
      true
    case .perform(.favoritesFile(let action)): action.isFromAnEffect
    default: false
    }
  }
}

extension FavoritesFileAction {
  var isFromAnEffect: Bool {
    switch self {
    case .writeTapped, .overwriteTapped, .loadTapped: false
    case .overwriteAsked, .written, .loaded, .failed: true
    }
  }
}
