// Prime Time in a terminal: the history of a session, any moment of which can be visited.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import PrimeTime

/// The state of the app with all its past moments, any of which can be visited.
///
/// A moment keeps its action, not its state. The reducer computes the state again, from an earlier state that
/// was kept, so a million moments take less than a hundred megabytes. Beyond that, the oldest are dropped.
struct Timeline: Equatable, Sendable {
  private(set) var present: History
  /// The start, then a moment for each action, except for progress reports.
  private(set) var moments = Moments()
  /// The branches that were left, oldest first.
  private(set) var forks: [Fork] = []
  private let limits: Limits
  private var visit: Visit?
  /// States on the way to the visited moment, which make steps back from there fast.
  private var stops: [Visit] = []

  /// The moments that followed one moment before a new branch replaced them.
  struct Fork: Equatable, Sendable {
    /// The last moment that both branches share.
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

  /// Whether the user visits a moment before the present one.
  var isInPast: Bool { visit != nil }
  /// The moment that is shown: the visited or the present one.
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

  /// Shows the state after a moment, which `reduce` computes. Does nothing if the moment does not exist.
  mutating func visit(_ moment: Int, reduce: Reduce) {
    guard moments.indices.contains(moment) else { return }
    if moment == last { return returnToPresent() }
    var (state, next) = moments.state(upTo: moment)
    stops.removeAll { $0.moment > moment }
    for known in stops + [visit].compactMap(\.self)
    where known.moment >= next && known.moment <= moment {
      (state, next) = (known.state, known.moment + 1)
    }
    // Halfway, halfway again, and so on, because the next visit is likely to be near this one.
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

  /// Makes the visited moment the present one. The moments after it become a fork.
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

  /// Returns to the oldest fork at a moment. The present branch becomes a fork.
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

  /// Reduces an action in the present. It becomes the next moment, unless it only reports progress.
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
  /// Whether it only reports progress, up to a hundred times per search.
  var isProgress: Bool {
    if case .perform(.nthPrime(.progressed)) = self { true } else { false }
  }

  /// Whether an effect sent it, and not the user.
  var isFromAnEffect: Bool {
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
