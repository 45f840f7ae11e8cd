// Prime Time in a terminal: the moments of a session, and some states from which to compute the others.
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

/// Consecutive moments, by their numbers. All actions are kept, but only a few states; the others
/// are computed again.
///
/// Both have a limit in bytes. Beyond it, every second state is dropped, or the oldest moments are.
struct Moments: Equatable {
  /// A part that is short enough to search and move as a whole.
  private struct Chunk: Equatable {
    var first: Int
    /// The state before its first moment, unless it was dropped to save memory.
    var before: History?
    var stateBytes = 0
    var moments: ContiguousArray<Moment> = []
    var bytes = 0

    var isFull: Bool { moments.count >= Moments.distance || bytes >= 1 << 20 }
    var end: Int { first + moments.count }
  }

  /// The minimum number of moments that share one state.
  static let distance: Int = 256

  private var chunks: [Chunk] = []
  /// The size of the moments, and of the states among them.
  private(set) var bytes = 0
  private(set) var stateBytes = 0
  private var spacing = 256
}

extension Moments: RandomAccessCollection {
  var startIndex: Int { chunks.first?.first ?? 0 }
  var endIndex: Int { chunks.last?.end ?? 0 }

  subscript(number: Int) -> Moment {
    let chunk = chunks[chunkIndex(of: number)]
    return chunk.moments[number - chunk.first]
  }

  private func chunkIndex(of number: Int) -> Int {
    precondition(indices.contains(number), "There is no moment \(number).")
    var (low, high) = (0, chunks.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if chunks[middle].first <= number { low = middle } else { high = middle }
    }
    return low
  }
}

extension Moments {
  /// Whether the next moment needs the state before it.
  var wantsState: Bool { chunks.last?.isFull ?? true }

  /// The last state that is kept before the end of a moment, and the first moment to replay from it.
  func state(upTo number: Int) -> (state: History, next: Int) {
    var index = chunkIndex(of: number)
    while true {
      if let state = chunks[index].before { return (state, chunks[index].first) }
      index -= 1
    }
  }

  /// Adds a moment.
  ///
  /// - Parameter before: The state before it, if ``wantsState`` is true.
  mutating func append(_ moment: Moment, number: Int, before: History?, limits: Limits) {
    if wantsState {
      var chunk = Chunk(first: number)
      chunk.moments.reserveCapacity(Self.distance)
      chunks.append(chunk)
      keep(before, in: chunks.count - 1)
      dropStates(limit: limits.states)
    }
    let size = moment.bytes
    chunks[chunks.count - 1].moments.append(moment)
    chunks[chunks.count - 1].bytes += size
    bytes += size
    if bytes > limits.moments { dropOldest(limit: limits.moments) }
  }

  /// Removes and returns the moments after one, with the state after that one.
  mutating func split(after number: Int, state: History) -> Moments {
    var tail = Moments()
    while let last = chunks.last, last.first > number { tail.take(chunks.removeLast()) }
    if let last = chunks.last, last.end > number + 1 {
      let kept = number + 1 - last.first
      var rest = Chunk(first: number + 1)
      rest.moments = ContiguousArray(last.moments.dropFirst(kept))
      rest.bytes = rest.moments.reduce(0) { $0 + $1.bytes }
      chunks[chunks.count - 1].moments.removeLast(last.moments.count - kept)
      chunks[chunks.count - 1].bytes -= rest.bytes
      tail.take(rest)
    }
    tail.chunks.reverse()
    bytes -= tail.bytes
    stateBytes -= tail.stateBytes
    if !tail.chunks.isEmpty { tail.keep(state, in: 0) }
    return tail
  }

  /// Appends moments that follow the last one.
  mutating func append(_ tail: Moments, limits: Limits) {
    for chunk in tail.chunks { take(chunk) }
    spacing = Swift.max(spacing, tail.spacing)
    dropStates(limit: limits.states)
    dropOldest(limit: limits.moments)
  }

  private mutating func take(_ chunk: Chunk) {
    chunks.append(chunk)
    bytes += chunk.bytes
    stateBytes += chunk.stateBytes
  }

  private mutating func keep(_ state: History?, in index: Int) {
    stateBytes -= chunks[index].stateBytes
    chunks[index].before = state
    chunks[index].stateBytes = state?.bytes ?? 0
    stateBytes += chunks[index].stateBytes
  }

  /// Drops states, but never the first or the last one.
  private mutating func dropStates(limit: Int) {
    // The second to last was kept only because it was the last.
    thin(from: Swift.max(chunks.count - 3, 0))
    while stateBytes > limit, spacing < count {
      spacing *= 2
      thin(from: 0)
    }
  }

  private mutating func thin(from start: Int) {
    guard var last = chunks[...start].last(where: { $0.before != nil })?.first else { return }
    for index in chunks.indices.dropFirst(start + 1).dropLast() where chunks[index].before != nil {
      if chunks[index].first - last < spacing {
        keep(nil, in: index)
      } else {
        last = chunks[index].first
      }
    }
  }

  /// Drops the oldest moments, at least a quarter of all, if there are too many.
  private mutating func dropOldest(limit: Int) {
    guard bytes > limit else { return }
    var (rest, first) = (bytes, 0)
    while first < chunks.count - 1, rest > limit * 3 / 4 || chunks[first].before == nil {
      rest -= chunks[first].bytes
      first += 1
    }
    stateBytes -= chunks[..<first].reduce(0) { $0 + $1.stateBytes }
    bytes = rest
    chunks.removeFirst(first)
  }
}
