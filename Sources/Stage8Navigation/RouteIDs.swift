// Stage 8: who is in the routes, apart from what they are.
// SPDX-License-Identifier: MIT

/// The ids of all screens of a ``Routes``, the root's first.
///
/// They are kept apart from the screens. To hold them while the screens are changed costs no copy of
/// a screen:
///
/// ```swift
/// let before = routes.ids
/// routes.goBack()
/// before.departed(in: routes.ids)  // the id of the screen that has gone
/// ```
///
/// They are equal if they stand for the same screens. A view that shows who is there observes them:
/// routes are equal, too, when a screen has given way to one that is equal to it.
public struct RouteIDs: RandomAccessCollection, Equatable, Sendable {
  @usableFromInline
  struct Entry: Equatable, Sendable {
    @usableFromInline let id: RouteID
    let arrival: RouteArrival

    @usableFromInline
    static func == (a: Entry, b: Entry) -> Bool { a.id == b.id && a.arrival === b.arrival }
  }

  @usableFromInline private(set) var entries: [Entry] = []
  private var lastNumber = 0

  /// The ids of a root and of `count - 1` routes above it.
  init(count: Int) {
    for _ in 0..<count { append() }
  }

  public static func == (a: RouteIDs, b: RouteIDs) -> Bool { a.entries == b.entries }

  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { entries.count }
  @inlinable public subscript(index: Int) -> RouteID { entries[index].id }

  /// The ids of the screens that are no longer there in `later`, the lowest first.
  ///
  /// It holds for any two: the ids of routes that were made separately have all departed, equal
  /// numbers or not.
  ///
  /// - Complexity: O(`count`).
  public func departed(in later: RouteIDs) -> [RouteID] {
    entries.dropFirst(countShared(with: later)).map(\.id)
  }

  // No id is kept when one below it is not, so what two stacks share is at their beginning.
  private func countShared(with other: RouteIDs) -> Int {
    var count = 0
    while count < Swift.min(entries.count, other.entries.count)
      && entries[count].arrival === other.entries[count].arrival
    {
      count += 1
    }
    return count
  }

  mutating func append() {
    entries.append(nextEntry())
  }

  mutating func keep(first count: Int) {
    entries.removeLast(entries.count - count)
  }

  /// Gives new ids from `index` on.
  mutating func renew(from index: Int) {
    for index in index..<entries.count { entries[index] = nextEntry() }
  }

  mutating func continueNumbers(after before: RouteIDs) {
    lastNumber = Swift.max(lastNumber, before.lastNumber)
    let shared = countShared(with: before)
    // Numbers rise from the root up, so this is the lowest of those that are not shared.
    if shared < entries.count && entries[shared].id.number <= before.lastNumber {
      renew(from: shared)
    }
  }

  private mutating func nextEntry() -> Entry {
    lastNumber += 1
    return Entry(id: RouteID(number: lastNumber), arrival: RouteArrival())
  }
}
