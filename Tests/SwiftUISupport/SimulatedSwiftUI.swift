import TestSupport

@testable import SwiftUISupport

/// SwiftUI as far as it shows routes, with the habits that its users have reported.
///
/// - It drops what it is asked during a transition of its own. Asking for that is a fault.
/// - It calls `onAppear` before the transition ends, sometimes twice or not at all.
/// - It calls `onDismiss` late or not at all, and sometimes for the levels above as well.
/// - It writes what the user has done late or twice, into the state as it is by then.
struct SimulatedSwiftUI {
  private(set) var routes: Routes<Int>
  private(set) var faults: Set<String> = []
  private(set) var transitions = 0
  /// The first screens of the levels on the screen.
  private var glass: [RouteID]
  private var transition: Transition?
  /// The level that the user has pulled down, until SwiftUI writes that.
  private var unwritten: RouteID?
  /// The state of the views.
  private var shown: ShownRoutes?
  private var limitedStep: ShownRoutes.Step?
  private var stacks: [RouteID: Stack] = [:]

  private struct Stack {
    var path: [RouteID]
    var unseen: UnseenScreens
    /// The routes and the path as the view found them last.
    var found: [[RouteID]]
  }

  private var now = 0
  private var events: [(time: Int, event: Event)] = []
  private var generator: SeededGenerator

  private enum Transition: Equatable {
    case presents
    case dismisses(from: Int)
    case isDismissedByUser
  }

  private enum Event {
    case transitionEnds
    case appears(RouteID)
    case isGone(RouteID)
    case screenAppears(RouteID, level: RouteID)
    case writesPath([RouteID], level: RouteID)
    case updates(level: RouteID)
    case writesDismissal(index: Int)
    case timeIsUp(ShownRoutes.Step)
  }

  init(_ routes: Routes<Int>, seed: UInt64) {
    self.routes = routes
    generator = SeededGenerator(seed: seed)
    glass = [routes.levels[0].first]
    update()
  }

  var isAtRest: Bool { events.isEmpty }

  /// What is on the screen.
  var levels: [RoutesLevel] {
    glass.map { first in
      RoutesLevel(
        first: first, style: shown!.levels.first { $0.first == first }!.style,
        path: stacks[first]!.path)
    }
  }

  /// The coordinator changes the routes.
  mutating func change(_ change: (inout Routes<Int>) -> Void) {
    change(&routes)
    update()
  }

  /// The user goes back some screens. Pushes may still be under way.
  mutating func pop(_ count: Int) {
    guard transition == nil, let level = glass.last, let path = stacks[level]?.path else { return }
    for _ in 0...chance(oneIn: 3) {
      later(0...6, .writesPath(path.dropLast(count), level: level))
    }
  }

  /// The user pulls down the topmost level. SwiftUI writes that when the level is gone, or later.
  mutating func pullDown() {
    guard transition == nil, unwritten == nil, glass.count > 1 else { return }
    transition = .isDismissedByUser
    let end = later(5...6, .transitionEnds)
    for _ in 0...chance(oneIn: 3) {
      later(end...(end + 4), .writesDismissal(index: glass.count - 1))
    }
  }

  /// A button on the topmost level calls `dismiss()`, which SwiftUI writes at once.
  mutating func dismiss() {
    if transition == nil, unwritten == nil { handle(.writesDismissal(index: glass.count - 1)) }
  }

  /// A moment passes.
  mutating func pass() {
    now += 1
    while let index = events.firstIndex(where: { $0.time <= now }) {
      handle(events.remove(at: index).event)
    }
  }

  @discardableResult
  private mutating func later(_ times: ClosedRange<Int>, _ event: Event) -> Int {
    let time = Int.random(in: times, using: &generator)
    events.append((now + time, event))
    return time
  }

  private mutating func chance(oneIn count: Int) -> Int {
    Int.random(in: 0..<count, using: &generator) == 0 ? 1 : 0
  }

  private mutating func handle(_ event: Event) {
    switch event {
    case .transitionEnds:
      switch transition {
      case .dismisses(let index): remove(from: index)
      case .isDismissedByUser:
        unwritten = glass.last
        remove(from: glass.count - 1)
      case .presents, nil: break
      }
      transition = nil
      update()
    case .appears(let level): report { $0.appeared(level) }
    case .isGone(let level): report { $0.gone(level) }
    case .screenAppears(let id, let level): stacks[level]?.unseen.appeared(id)
    case .writesPath(let path, let level): write(path, of: level)
    case .updates(let level): updateStack(level)
    case .writesDismissal(let index):
      unwritten = nil
      // The view may present another level there by now.
      guard let shown, index > 0, shown.isPresented(index) else { return }
      var left: [RouteID] = []
      report { left = $0.dismissed(shown.levels[index].first) }
      send(left)
    case .timeIsUp(let step): report { $0.timeIsUp(for: step) }
    }
  }

  private mutating func remove(from index: Int) {
    for level in glass[index...] where level == glass[index] || chance(oneIn: 2) == 1 {
      if chance(oneIn: 4) == 0 { later(0...9, .isGone(level)) }
    }
    for level in glass[index...] { stacks[level] = nil }
    glass.removeSubrange(index...)
  }

  private mutating func appear(_ level: RouteID) {
    if chance(oneIn: 8) == 0 { later(0...2, .appears(level)) }
    if chance(oneIn: 4) == 1 { later(0...2, .appears(level)) }
  }

  // MARK: As in RoutesView

  private mutating func report(_ change: (inout ShownRoutes) -> Void) {
    change(&shown!)
    update()
  }

  private mutating func send(_ left: [RouteID]) {
    // As `forEachRoute` handles `screensLeft`.
    if routes.remove(ids: left) { update() }
  }

  private mutating func update() {
    shown = shown ?? ShownRoutes(routes.levels)
    shown!.follow(routes.levels)
    if let step = shown!.step, step != limitedStep {
      // Seven passes are 650 milliseconds, and longer than any transition.
      let limit = Int(step.timeLimit / .milliseconds(650) * 7)
      later(limit...limit, .timeIsUp(step))
    }
    limitedStep = shown!.step
    follow(
      shown!.levels.indices.prefix { $0 == 0 || shown!.isPresented($0) }.map {
        shown!.levels[$0].first
      })
    for level in shown!.levels where glass.contains(level.first) { follow(level) }
  }

  private mutating func follow(_ asked: [RouteID]) {
    if let level = unwritten, !asked.contains(level) { unwritten = nil }
    // SwiftUI drops what it is asked then, and compares again later.
    if unwritten != nil || transition == .isDismissedByUser { return }
    if glass.count == 1 && glass[0] != asked[0] {
      glass = [asked[0]]
      stacks = [:]
    }
    var target = glass
    if case .dismisses(let index) = transition { target.removeSubrange(index...) }
    if asked == target { return }
    if transition != nil { faults.insert("something is asked during a transition") }
    transitions += 1
    if asked.count == glass.count + 1 && asked.dropLast() == glass[...] {
      glass = asked
      transition = .presents
      appear(asked.last!)
    } else if asked == Array(glass.prefix(asked.count)) {
      transition = .dismisses(from: asked.count)
    } else {
      faults.insert("a level is replaced, or several are presented at once")
    }
    later(5...6, .transitionEnds)
  }

  // MARK: As in RoutesStack

  private mutating func follow(_ level: RoutesLevel) {
    if stacks[level.first] != nil { return updateStack(level.first) }
    stacks[level.first] = Stack(
      path: level.path, unseen: UnseenScreens(level.path), found: [level.path, level.path])
    appears(level.path, of: level.first)
  }

  private mutating func write(_ path: [RouteID], of first: RouteID) {
    guard let old = stacks[first]?.path, old != path else { return }
    stacks[first]!.path = path
    appears(path, of: first)
    // The routes may change in the same update of the views.
    if chance(oneIn: 2) == 1 { updateStack(first) } else { later(0...1, .updates(level: first)) }
  }

  private mutating func updateStack(_ first: RouteID) {
    guard let path = stacks[first]?.path,
      let level = shown!.levels.first(where: { $0.first == first }),
      stacks[first]!.found != [level.path, path]
    else { return }
    stacks[first]!.found = [level.path, path]
    send(stacks[first]!.unseen.left(by: path))
    guard let now = routes.levels.first(where: { $0.first == first }) else { return }
    stacks[first]!.unseen.follow(now.path)
    if path != now.path {
      stacks[first]!.path = now.path
      stacks[first]!.found[1] = now.path
      appears(now.path, of: first)
    }
  }

  private mutating func appears(_ path: [RouteID], of first: RouteID) {
    guard let top = path.last, chance(oneIn: 8) == 0 else { return }
    later(0...3, .screenAppears(top, level: first))
  }
}
