// Prime Time in a terminal: the timeline of a session.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import PrimeTime

typealias History = Undoable<AppState>

/// An action, its time, and a summary of the state after it.
struct Moment: Equatable {
  /// `nil` for the start.
  var action: UndoableAction<AppAction>?
  var time: Date
  var count: Int
  var favorites: Int
}

/// The state of the app with all its past moments, any of which can be visited.
///
/// A moment keeps its action, and only some keep their state, because a state can hold a hundred others for undo. The
/// reducer computes the other states again.
struct Timeline: Equatable, Sendable {
  private(set) var present: History
  /// The state before the present one, if it is known.
  private var previous: History?
  /// The start, then a moment for each action, except for progress reports.
  private(set) var moments: [Moment]
  /// The branches that were left, oldest first.
  private(set) var forks: [Fork] = []
  /// The states after the moments 0, 256, 512, and so on.
  private var kept: [History]
  private var visit: Visit?
  /// Whether the favorites are being written or loaded in the present.
  private(set) var isFileInUse = false

  /// The moments that followed one moment before a new branch replaced them.
  struct Fork: Equatable, Sendable {
    /// The last moment that both branches share.
    let start: Int
    let moments: [Moment]
    fileprivate let forks: [Fork]
  }

  private struct Visit: Equatable {
    var moment = 0
    var state: History
    /// The state before it.
    var before: History?
  }

  init(_ start: History = History(AppState())) {
    present = start
    moments = [Moment(start, after: nil, at: .distantPast)]
    kept = [start]
  }

  /// Whether the user visits a moment before the present one.
  var isInPast: Bool { visit != nil }
  /// The moment that is shown: the visited or the present one.
  var moment: Int { visit?.moment ?? last }
  /// The number of the present moment.
  var last: Int { moments.count - 1 }
  /// The state that is shown.
  var shown: History { visit?.state ?? present }
  /// The state before the shown one, if it is known.
  var before: History? { isInPast ? visit?.before : previous }
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
    let before = present
    let effect = reduce(&present)
    if action.isProgress { return effect }
    previous = before
    if case .perform(.favoritesFile(let action)) = action { isFileInUse = !action.isFromAnEffect }
    moments.append(Moment(present, after: action, at: time))
    if last.isMultiple(of: 256) { kept.append(present) }
    return effect
  }

  mutating func returnToPresent() { visit = nil }

  /// Shows the state after a moment, which `reduce` computes. Does nothing if the moment does not exist.
  mutating func visit(_ moment: Int, reduce: Reduce) {
    guard moments.indices.contains(moment) else { return }
    if moment == last { return returnToPresent() }
    // A kept state before the moment, for the state before it.
    let index = max(moment - 1, 0) / 256
    var next = Visit(moment: 256 * index, state: kept[index])
    if let visit, next.moment..<moment ~= visit.moment {
      (next.moment, next.state) = (visit.moment, visit.state)
    }
    while next.moment < moment {
      next.moment += 1
      let (action, time) = (moments[next.moment].action, moments[next.moment].time)
      if next.moment == moment { next.before = next.state }
      if let action { reduce(&next.state, action, time) }
    }
    visit = next
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
    kept.removeSubrange((visit.moment / 256 + 1)...)
    forks = outer + [fork]
    (present, isFileInUse) = (visit.state, false)
    returnToPresent()
  }

  /// Returns to the oldest fork at a moment. The present branch becomes a fork.
  ///
  /// - Returns: Whether there was a fork.
  mutating func returnToFork(at moment: Int, reduce: Reduce) -> Bool {
    guard let index = forks.firstIndex(where: { $0.start == moment }) else { return false }
    let fork = forks.remove(at: index)
    visit(moment, reduce: reduce)
    branch()
    for next in fork.moments {
      guard let action = next.action else { continue }
      _ = append(action, at: next.time) { state in
        reduce(&state, action, next.time)
        return .none
      }
    }
    (forks, isFileInUse) = (forks + fork.forks, false)
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
