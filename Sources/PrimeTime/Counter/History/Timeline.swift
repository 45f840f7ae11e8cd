// Prime Time in a terminal: all that happened, and how to go back there.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import PrimeTime

/// The state of the app with all the moments it went through, any of which can be visited.
///
/// A moment keeps its action, not its state: that is computed again, by the reducer, from a state kept
/// earlier. So a million moments take less than a hundred megabytes. Past that, the oldest are forgotten.
struct Timeline: Equatable, Sendable {
  private(set) var present: History
  /// The start, then a moment for each action, except those that only report progress.
  private(set) var moments = Moments()
  /// The branches that were left, in the order in which they were.
  private(set) var forks: [Fork] = []
  private let limits: Limits
  private var visit: Visit?
  /// States on the way to the visited moment, so that the steps back from there are short.
  private var stops: [Visit] = []

  /// What came after a moment before something else did.
  struct Fork: Equatable, Sendable {
    /// The moment that both branches have in common.
    let start: Int
    let moments: Moments
    fileprivate let present: History
    fileprivate let forks: [Fork]

    fileprivate var bytes: Int {
      moments.bytes + moments.stateBytes + present.bytes + forks.reduce(0) { $0 + $1.bytes }
    }
  }

  private struct Visit: Equatable {
    var moment: Int
    var state: History
  }

  init(_ start: History = History(AppState()), limits: Limits = .usual) {
    present = start
    self.limits = limits
    add(nil, at: .distantPast, before: start)
  }

  /// Whether a moment before the present one is visited.
  var isInPast: Bool { visit != nil }
  /// The moment that is shown: the one visited, or the present one.
  var moment: Int { visit?.moment ?? last }
  /// The number of the present moment.
  var last: Int { moments.endIndex - 1 }
  /// The state that is shown.
  var shown: History { visit?.state ?? present }

  /// Whether the favorites are being written or loaded in the present.
  var isFileInUse: Bool {
    for moment in moments.reversed() {
      guard case .perform(.favoritesFile(let action)) = moment.action else { continue }
      switch action {
      case .writeTapped, .loadTapped: return true
      case .written, .loaded, .failed: return false
      }
    }
    return false
  }
}

extension Timeline {
  typealias Reduce = (inout History, UndoableAction<AppAction>, Date) -> Void

  mutating func returnToPresent() {
    visit = nil
    stops = []
  }

  /// Shows the state after a moment, which `reduce` computes; nothing if there is no such moment.
  mutating func visit(_ moment: Int, reduce: Reduce) {
    guard moments.indices.contains(moment) else { return }
    if moment == last { return returnToPresent() }
    var (state, next) = moments.state(upTo: moment)
    stops.removeAll { $0.moment > moment }
    for known in stops + [visit].compactMap(\.self)
    where known.moment >= next && known.moment <= moment {
      (state, next) = (known.state, known.moment + 1)
    }
    // Halfway, halfway again, and so on: the next visit is likely near this one.
    var stop = (next + moment) / 2
    while next <= moment {
      let current = moments[next]
      if let action = current.action { reduce(&state, action, current.time) }
      if next == stop, moment - next >= Moments.distance / 4 {
        keep(Visit(moment: next, state: state))
        stop = (next + moment) / 2
      }
      next += 1
    }
    visit = Visit(moment: moment, state: state)
  }

  private mutating func keep(_ stop: Visit) {
    stops.append(stop)
    var sum = 0
    for kept in stops { sum += kept.state.bytes }
    while sum > limits.stops, !stops.isEmpty { sum -= stops.removeFirst().state.bytes }
  }

  /// Makes the moment that is visited the present one. Those that came after it become a fork.
  mutating func branch() {
    guard let visit else { return }
    let tail = moments.split(after: visit.moment, state: visit.state)
    let inner = forks.filter { $0.start > visit.moment }
    forks.removeAll { $0.start > visit.moment }
    forks.append(Fork(start: visit.moment, moments: tail, present: present, forks: inner))
    present = visit.state
    returnToPresent()
    var sum = forks.reduce(0) { $0 + $1.bytes }
    while sum > limits.forks, !forks.isEmpty { sum -= forks.removeFirst().bytes }
  }

  /// Takes up the oldest fork at a moment again, and leaves the branch that is present as another one.
  ///
  /// - Returns: Whether there was a fork.
  mutating func returnToFork(at moment: Int, reduce: Reduce) -> Bool {
    guard let index = forks.firstIndex(where: { $0.start == moment }) else { return false }
    let fork = forks.remove(at: index)
    visit(moment, reduce: reduce)
    branch()
    moments.append(fork.moments, limits: limits)
    forks += fork.forks
    present = fork.present
    return true
  }

  /// Reduces an action in the present, as its next moment unless it only reports progress.
  mutating func append(
    _ action: UndoableAction<AppAction>, at time: Date,
    reduce: (inout History) -> Effect<UndoableAction<AppAction>>
  ) -> Effect<UndoableAction<AppAction>> {
    if action.isProgress { return reduce(&present) }
    let before = moments.wantsState ? present : nil
    let effect = reduce(&present)
    add(action, at: time, before: before)
    return effect
  }

  private mutating func add(
    _ action: UndoableAction<AppAction>?, at time: Date, before: History?
  ) {
    let moment = Moment(
      action: action, time: time, count: present.present.count,
      favorites: present.present.favoritePrimes.count)
    let first = moments.startIndex
    moments.append(moment, number: moments.endIndex, before: before, limits: limits)
    if moments.startIndex > first {
      forks.removeAll { $0.start < moments.startIndex }
      if let visit, visit.moment < moments.startIndex { returnToPresent() }
    }
  }
}

extension UndoableAction<AppAction> {
  /// Whether it only tells how far something has come, up to a hundred times.
  var isProgress: Bool {
    if case .perform(.nthPrime(.progressed)) = self { true } else { false }
  }

  /// Whether it is what an effect tells, and not what the user does.
  var isTold: Bool {
    guard case .perform(let action) = self else { return false }
    return switch action {
    case .nthPrime(.progressed), .nthPrime(.answered), .nthPrime(.failed),
      .favoritesFile(.written), .favoritesFile(.loaded), .favoritesFile(.failed):
      true
    case .counter, .primeModal, .favoritePrimes, .login, .nthPrime(.asked),
      .nthPrime(.cancelTapped), .nthPrime(.answerDismissed), .favoritesFile(.writeTapped),
      .favoritesFile(.loadTapped):
      false
    }
  }
}
