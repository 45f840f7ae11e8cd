// SwiftUI: routes as SwiftUI shows them, level by level.

/// A presentation, or the root, with the screens pushed on it, as one `NavigationStack` shows them.
nonisolated struct RoutesLevel: Equatable {
  var first: RouteID
  var style: RouteStyle
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
/// SwiftUI presents one level at a time, and drops what it is asked during a transition. So one step is
/// taken at a time, and no other begins until it has ended: `presenting` the next level until it
/// appears, `settling` because `onAppear` comes before the first frame, or `leaving`, from a level on.
/// Every step ends in time, because SwiftUI does not always call `onAppear` and `onDismiss`. A report
/// that belongs to no step, or to an earlier one, changes nothing.
nonisolated struct ShownRoutes: Equatable {
  private(set) var levels: [RoutesLevel]
  private(set) var step: Step?
  private var lastNumber = 0

  struct Step: Hashable {
    enum Kind: Hashable {
      case presenting, settling
      case leaving(from: Int)
    }

    let kind: Kind
    let number: Int

    /// SwiftUI's transitions take half a second, and a dismissal may wait for one of the user's.
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

  /// SwiftUI writes that the user has dismissed the level with this first screen, and all above it. The
  /// screens left are none if it has not appeared: then the write is about one that has gone.
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
  mutating func timeIsUp(for step: Step) { if step == self.step { end() } }

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

/// The screens pushed in one `NavigationStack`, and those among them that have not appeared yet.
///
/// SwiftUI owns the path of a navigation stack, and may write it late, when the coordinator has pushed
/// another screen, which it then leaves out as well. But the user can leave a screen only after it has
/// appeared. So a write takes away the screens that had appeared, and puts back the others: once each,
/// because SwiftUI does not always call `onAppear`.
nonisolated struct UnseenScreens: Equatable {
  private var path: [RouteID]
  private var ids: Set<RouteID>

  init(_ path: [RouteID]) { (self.path, ids) = (path, Set(path)) }

  /// The path follows the routes.
  mutating func follow(_ routes: [RouteID]) {
    ids = ids.union(Set(routes).subtracting(path)).intersection(routes)
    path = routes
  }

  /// SwiftUI reports that a screen appears. Those below it in the path count as seen.
  mutating func appeared(_ id: RouteID) {
    if let index = path.firstIndex(of: id) { ids.subtract(path[...index]) }
  }

  /// The screens that the user has left if SwiftUI has written this path.
  mutating func left(by written: [RouteID]) -> [RouteID] {
    let gone = path.filter { !written.contains($0) }
    let seen = path.lastIndex { !ids.contains($0) }.map { path[...$0] } ?? []
    ids.subtract(gone)
    let left = gone.filter { seen.contains($0) }
    path.removeAll { left.contains($0) }
    return left
  }
}
