import TestSupport

@testable import SwiftUISupport

/// SwiftUI as far as it shows routes: it presents and dismisses one level at a time, and writes the
/// user's changes late, twice or in vain.
///
/// It has the state of `RoutesView`, and is called in the same way.
struct SimulatedSwiftUI {
  var routes: Routes<Int>
  private(set) var faults: [String] = []
  private var shown: ShownRoutes?
  /// The levels on the screen.
  private(set) var glass: [RoutesLevel]
  /// The changes in progress, which are reported when they end.
  private var leaving: RouteID?
  private var appearing: RouteID?
  private var lateWrites: [(path: [RouteID], written: [RouteID])] = []

  init(_ routes: Routes<Int>) {
    self.routes = routes
    glass = [routes.levels[0]]
    update()
  }

  var isAtRest: Bool { leaving == nil && appearing == nil && lateWrites.isEmpty }

  /// The coordinator changes the routes, and views are updated.
  mutating func change(_ change: (inout Routes<Int>) -> Void) {
    change(&routes)
    update()
  }

  /// A change in progress ends.
  mutating func pass(_ generator: inout SeededGenerator) {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0 where !lateWrites.isEmpty:
      write(lateWrites.removeFirst())
    case 1 where leaving != nil:
      let first = leaving!
      leaving = nil
      glass.removeAll { $0.first == first }
      note { $0.dismissed(first) }
    case 2 where appearing != nil:
      let first = appearing!
      appearing = nil
      note { $0.appeared(first) }
    default: break
    }
  }

  /// The user pops some screens, which SwiftUI writes later, and perhaps twice.
  mutating func pop(_ count: Int, isWrittenTwice: Bool) {
    guard leaving == nil, appearing == nil else { return }
    let path = glass[glass.count - 1].path
    let written = Array(path.dropLast(count))
    lateWrites.append((path, written))
    if isWrittenTwice { lateWrites.append((path, written)) }
    lateWrites.append((written, written))
  }

  /// The user pulls the topmost level down, which SwiftUI writes at once, and perhaps twice.
  mutating func pullDown(isWrittenTwice: Bool) {
    guard leaving == nil, appearing == nil, glass.count > 1, let now = shown else { return }
    leaving = glass[glass.count - 1].first
    let ids = now.left(dismissing: glass.count - 1)
    for _ in 0..<(isWrittenTwice ? 2 : 1) { left(ids) }
  }

  private mutating func write(_ write: (path: [RouteID], written: [RouteID])) {
    left(ShownRoutes.left(path: write.path, written: write.written))
  }

  private mutating func left(_ ids: [RouteID]) {
    // As `forEachRoute` handles `screensLeft`.
    routes.remove(ids: ids)
    update()
  }

  private mutating func note(_ change: (inout ShownRoutes) -> Void) {
    var next = shown!
    change(&next)
    shown = next
    update()
  }

  private mutating func update() {
    var next = shown ?? ShownRoutes(routes.levels)
    next.follow(routes.levels)
    shown = next
    let asked = next.levels.indices.filter { $0 == 0 || next.isPresented($0) }.map {
      next.levels[$0]
    }
    // A level that was never shown may be removed.
    if let first = appearing, !asked.contains(where: { $0.first == first }) {
      glass.removeAll { $0.first == first }
      appearing = nil
    }
    let staying = glass.filter { $0.first != leaving }
    if asked.count > staying.count + 1 { faults.append("more than one is presented at a time") }
    if asked.count < staying.count - 1 { faults.append("more than one is dismissed at a time") }
    if asked.count != staying.count, leaving != nil || appearing != nil {
      faults.append("something is asked while something else is going on")
    }
    if asked.count > staying.count {
      appearing = asked.last?.first
      glass = staying + [asked.last!]
    } else if asked.count < staying.count {
      leaving = staying.last?.first
    }
    for level in asked {
      if level == asked[0] { glass[0] = level }
      if let index = glass.firstIndex(where: { $0.first == level.first }) { glass[index] = level }
    }
  }
}
