// SwiftUI: the path of a navigation stack, which SwiftUI also writes.
// SPDX-License-Identifier: MIT

/// The screens pushed in one `NavigationStack` that have not appeared yet.
///
/// A navigation stack wants to own its path: with a binding that sends actions instead of writing,
/// SwiftUI calls `onAppear` on the wrong screens. So the path is state of the view, and follows the
/// routes. When SwiftUI has written it, the view sends which screens the user left.
///
/// SwiftUI may write late, after the coordinator has pushed another screen, and then leaves that one
/// out as well. But the user can leave a screen only after it has appeared. So a write takes away the
/// screens that had appeared, and puts back the others. It does so once for each screen, because
/// SwiftUI does not always call `onAppear`.
nonisolated struct UnseenScreens: Equatable {
  private var ids: Set<RouteID>

  init(_ path: [RouteID]) { ids = Set(path) }

  /// The path follows the routes.
  mutating func follow(_ path: [RouteID], from old: [RouteID]) {
    ids = ids.union(Set(path).subtracting(old)).intersection(path)
  }

  /// SwiftUI reports that a screen appears. Those below it in the path count as seen.
  mutating func appeared(_ id: RouteID, in path: [RouteID]) {
    if let index = path.firstIndex(of: id) { ids.subtract(path[...index]) }
  }

  /// SwiftUI has replaced the `old` path by the `written` one.
  ///
  /// - Returns: The screens that the user left.
  mutating func left(from old: [RouteID], to written: [RouteID]) -> [RouteID] {
    let gone = old.filter { !written.contains($0) }
    let seen = old.lastIndex { !ids.contains($0) }.map { old[...$0] } ?? []
    ids.subtract(gone)
    return gone.filter { seen.contains($0) }
  }
}

/// Traps for a navigation stack in another one, which SwiftUI shows, but does not support.
nonisolated func refuseNesting(_ isInNavigationStack: Bool) {
  if !isInNavigationStack { return }
  fatalError(
    """
    A `RoutesView` with navigation is inside a navigation stack of another one, and SwiftUI does not \
    nest them. Present its screen instead of pushing it, or give the inner root no navigation. If it \
    is in a sheet of your own, present that with `sheet(_:item:action:dismiss:content:)`.
    """)
}
