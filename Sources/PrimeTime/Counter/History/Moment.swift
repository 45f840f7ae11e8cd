// Prime Time in a terminal: a moment of the timeline.
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

/// The states after some moments, from which the others are computed again: one every so many moments, and fewer
/// of them the longer the timeline becomes.
struct KeptStates: Equatable {
  struct Kept: Equatable {
    var moment: Int
    var state: History
  }

  private(set) var all: [Kept]
  private var distance = 256
  /// A state can hold a hundred others for undo, so a few of them are enough.
  private static let limit = 16

  init(start: History, at moment: Int = 0) { all = [Kept(moment: moment, state: start)] }

  /// The last state at or before a moment.
  subscript(upTo moment: Int) -> Kept { all.last { $0.moment <= moment } ?? all[0] }

  /// Keeps the state if the last one is far enough away.
  mutating func add(_ state: History, at moment: Int) {
    guard moment - all[all.count - 1].moment >= distance else { return }
    all.append(Kept(moment: moment, state: state))
    thinOut()
  }

  /// Removes and returns the states after a moment.
  mutating func split(after moment: Int) -> [Kept] {
    let tail = all.filter { $0.moment > moment }
    all.removeLast(tail.count)
    return tail
  }

  mutating func append(_ tail: [Kept]) {
    all += tail
    thinOut()
  }

  private mutating func thinOut() {
    while all.count > Self.limit {
      distance *= 2
      var thinned = [all[0]]
      for kept in all where kept.moment - thinned[thinned.count - 1].moment >= distance {
        thinned.append(kept)
      }
      all = thinned
    }
  }
}
