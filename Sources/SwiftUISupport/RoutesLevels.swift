// SwiftUI: routes as SwiftUI shows them, level by level.
// SPDX-License-Identifier: MIT

/// A presentation with the screens pushed on it, as one `NavigationStack` shows them.
nonisolated struct RoutesLevel: Equatable {
  /// The screen that is presented, or the root.
  var first: RouteID
  var style: RouteStyle
  /// The screens pushed on it.
  var path: [RouteID] = []

  var isCover: Bool { if case .cover = style { true } else { false } }
}

nonisolated extension Routes {
  /// The root's level, and one for each presentation above it.
  var levels: [RoutesLevel] {
    indices.reduce(into: []) { levels, index in
      if self[index].style.isPresentation {
        levels.append(RoutesLevel(first: ids[index], style: self[index].style))
      } else {
        levels[levels.count - 1].path.append(ids[index])
      }
    }
  }
}

/// The levels that SwiftUI shows, which follow the routes in steps.
///
/// SwiftUI shows any number of pushes at once, and dismisses several levels as one. But it presents
/// only one level at a time, and drops what it is asked during a transition. So one step is taken at
/// a time, and no other begins until it has ended:
///
/// | step | asks SwiftUI | ends |
/// |---|---|---|
/// | presenting | to present the last level | as `settling` once the level has appeared, or in time |
/// | settling | for nothing: `onAppear` comes before the first frame | in time |
/// | leaving | to dismiss a level with all above it | once the level is gone, or in time |
///
/// Every step ends in time, because SwiftUI does not always call `onAppear` and `onDismiss`. When the
/// user dismisses a level, the step `leaving` begins by itself. A report that belongs to no step, or
/// to an earlier one, changes nothing.
nonisolated struct ShownRoutes: Equatable {
  /// The levels to show, beginning with the root's.
  private(set) var levels: [RoutesLevel]
  private(set) var step: Step?
  private var lastNumber = 0

  struct Step: Hashable {
    enum Kind: Hashable {
      case presenting, settling
      case leaving(from: Int)
    }

    let kind: Kind
    /// Tells steps of the same kind apart.
    let number: Int

    /// The time in which the step ends without a report. SwiftUI's transitions take about half a
    /// second, and a dismissal may have to wait for one that the user has begun.
    var timeLimit: Duration {
      if case .leaving = kind { .milliseconds(1300) } else { .milliseconds(650) }
    }
  }

  init(_ routes: [RoutesLevel]) {
    levels = [routes[0]]
    follow(routes)
  }

  /// Shows the levels that stay as they are now, and begins the next step if none is under way.
  mutating func follow(_ routes: [RoutesLevel]) {
    let common = zip(levels, routes).prefix { $0.first == $1.first }.count
    levels.replaceSubrange(..<common, with: routes[..<common])
    if step != nil { return }
    if levels.count > max(common, 1) { return begin(.leaving(from: max(common, 1))) }
    levels[0] = routes[0]
    if routes.count > levels.count {
      levels.append(routes[levels.count])
      begin(.presenting)
    }
  }

  /// SwiftUI reports that the level with this first screen appears.
  mutating func appeared(_ first: RouteID) {
    if step?.kind == .presenting && levels.last?.first == first { begin(.settling) }
  }

  /// SwiftUI writes that the user has dismissed the level with this first screen, and all above it.
  ///
  /// - Returns: The screens that the user left. There are none if the level has not appeared yet,
  ///   because then the write is a late one for a level that has left.
  mutating func dismissed(_ first: RouteID) -> [RouteID] {
    guard let index = levels.dropFirst().firstIndex(where: { $0.first == first }) else { return [] }
    switch step?.kind {
    case .presenting where index == levels.count - 1: return []
    case .leaving(from: ...index): return []
    case .settling where index == levels.count - 1: break  // It leaves when this step has ended.
    default: begin(.leaving(from: index))
    }
    return levels[index...].flatMap { [$0.first] + $0.path }
  }

  /// SwiftUI reports that the level with this first screen is gone.
  mutating func gone(_ first: RouteID) {
    if case .leaving(let index) = step?.kind, levels[index].first == first { end() }
  }

  /// The time limit of `step` has passed.
  mutating func timeIsUp(for step: Step) {
    if step == self.step { end() }
  }

  /// Whether SwiftUI is asked to present the level on the one below it.
  func isPresented(_ index: Int) -> Bool {
    index < levels.count && step?.kind != .leaving(from: index)
  }

  private mutating func begin(_ kind: Step.Kind) {
    lastNumber += 1
    step = Step(kind: kind, number: lastNumber)
  }

  private mutating func end() {
    if case .leaving(let index) = step?.kind { levels.removeSubrange(index...) }
    step = nil
  }
}
