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
/// SwiftUI can show any number of pushes at once, but only one presentation or dismissal at a time:
/// the next has to wait until the last one has appeared or is gone. So a deep link with two sheets is
/// two steps. Screens at the levels that stay are always shown as they are, without a step.
nonisolated struct ShownRoutes: Equatable {
  /// The levels to show, beginning with the root's.
  private(set) var levels: [RoutesLevel]
  /// The change that the last level waits for, if any.
  private(set) var step: Step?

  enum Step { case appearing, leaving }

  init(_ routes: [RoutesLevel]) {
    levels = [routes[0]]
    follow(routes)
  }

  /// Shows as many levels as is possible by now. Following the same routes again changes nothing.
  mutating func follow(_ routes: [RoutesLevel]) {
    var common = 1
    while common < min(levels.count, routes.count), levels[common].first == routes[common].first {
      common += 1
    }
    levels.replaceSubrange(..<common, with: routes[..<common])
    // A level that has not appeared yet need not be dismissed.
    if step == .appearing && levels.count > common {
      levels.removeLast()
      step = nil
    }
    guard step == nil else { return }
    if levels.count > common {
      step = .leaving
    } else if routes.count > common {
      levels.append(routes[common])
      step = .appearing
    }
  }

  /// SwiftUI shows the level with this first screen.
  mutating func appeared(_ first: RouteID) {
    if step == .appearing && levels.last?.first == first { step = nil }
  }

  /// SwiftUI has dismissed the level with this first screen, and all those above it.
  mutating func dismissed(_ first: RouteID) {
    guard let index = levels.dropFirst().firstIndex(where: { $0.first == first }) else { return }
    levels.removeSubrange(index...)
    step = nil
  }

  /// Whether the level is presented on the one below it, rather than leaving.
  func isPresented(_ index: Int) -> Bool {
    index < levels.count && !(step == .leaving && index == levels.count - 1)
  }

  /// The screens that left when SwiftUI replaced its `path` by the `written` one.
  ///
  /// SwiftUI may write late, twice, or what it has read. So the screens that left are those missing from
  /// the path that SwiftUI knew, whatever the routes are by now.
  static func left(path: [RouteID], written: [RouteID]) -> [RouteID] {
    path.filter { !written.contains($0) }
  }

  /// The screens that left when SwiftUI dismissed a level.
  func left(dismissing index: Int) -> [RouteID] {
    levels.dropFirst(index).flatMap { [$0.first] + $0.path }
  }
}
