// Stage 8: a scope of one screen.
// SPDX-License-Identifier: MIT

extension ScopedStore {
  /// The screen called `id`, or `nil` if it has left.
  ///
  /// When it has left, its last value stays readable, as in ``ScopedStore/scope(ifPresent:action:)``.
  public func scope<Screen, ScreenAction>(
    routes: KeyPath<Value, Routes<Screen>>, id: RouteID,
    action: @escaping (RouterAction<Screen, ScreenAction>) -> Action
  ) -> ScopedStore<Screen, ScreenAction>? {
    scope(ifPresent: routes.appending(path: \.[screenWithID: id])) {
      action(.routeAction(.id(id), $0))
    }
  }
}

// Key paths take subscripts, not functions.
extension Routes {
  fileprivate subscript(screenWithID id: RouteID) -> Screen? {
    ids.firstIndex(of: id).map { self[screen: $0] }
  }
}
