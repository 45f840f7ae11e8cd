// Every action so far, and how to get back the state that each has led to.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import PrimeTime

/// The state of the app with all the moments it went through, any of which can be visited.
///
/// A moment keeps its action, not its state: that is computed again, by the reducer, from a state kept
/// a little earlier. So 10,000 moments take a megabyte or so, and not a hundred.
struct Timeline: Equatable {
  /// What happened, when, and in short what it led to.
  struct Moment: Equatable {
    /// `nil` for the start.
    var action: UndoableAction<AppAction>?
    var time: Date
    var count: Int
    var favorites: Int
  }

  private(set) var present: Undoable<AppState>
  /// The start, then a moment for each action but for those that only tell of progress.
  private(set) var moments: [Moment]
  private var visit: Visit?
  /// The states after moments 0, 256, 512, …
  private var landmarks: [Undoable<AppState>]

  private struct Visit: Equatable {
    var moment: Int
    var state: Undoable<AppState>
  }

  private static let distance = 256

  init(_ start: Undoable<AppState> = Undoable(AppState())) {
    present = start
    landmarks = [start]
    moments = [
      Moment(
        time: .distantPast, count: start.present.count,
        favorites: start.present.favoritePrimes.count)
    ]
  }

  /// Whether a moment before the present one is visited.
  var isInPast: Bool { visit != nil }
  /// The moment that is shown: the one visited, or the present one.
  var moment: Int { visit?.moment ?? moments.count - 1 }
  /// The state that is shown.
  var shown: Undoable<AppState> { visit?.state ?? present }

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

  mutating func returnToPresent() { visit = nil }

  /// Shows the state after a moment, which `reduce` computes; nothing if there is no such moment.
  mutating func visit(
    _ moment: Int, reduce: (inout Undoable<AppState>, UndoableAction<AppAction>, Date) -> Void
  ) {
    guard moments.indices.contains(moment) else { return }
    if moment == moments.count - 1 { return returnToPresent() }
    let landmark = moment / Self.distance
    var state = landmarks[landmark]
    for case let next in moments[(landmark * Self.distance + 1)..<(moment + 1)] {
      if let action = next.action { reduce(&state, action, next.time) }
    }
    visit = Visit(moment: moment, state: state)
  }

  /// Makes the moment that is visited the present one, and forgets those that came after it.
  mutating func branch() {
    guard let visit else { return }
    present = visit.state
    moments.removeSubrange((visit.moment + 1)...)
    landmarks.removeSubrange((visit.moment / Self.distance + 1)...)
    self.visit = nil
  }

  /// Reduces an action in the present, as its next moment unless it only tells of progress.
  mutating func append(
    _ action: UndoableAction<AppAction>, at time: Date,
    reduce: (inout Undoable<AppState>) -> Effect<UndoableAction<AppAction>>
  ) -> Effect<UndoableAction<AppAction>> {
    let effect = reduce(&present)
    if action.isProgress { return effect }
    if moments.count % Self.distance == 0 { landmarks.append(present) }
    moments.append(
      Moment(
        action: action, time: time, count: present.present.count,
        favorites: present.present.favoritePrimes.count))
    return effect
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
