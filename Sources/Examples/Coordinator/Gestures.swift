// Coordinator: the ways back from the shown screen.
// SPDX-License-Identifier: MIT

import ClassicRedux

extension TopScreen {
  /// Taps in the bar of the screen's flow. Returns `false` if that is not possible.
  ///
  /// At the root of a presented flow, the user cannot go back, but can dismiss the flow.
  public func navigate(_ navigation: Navigation) -> Bool {
    if navigation != .dismiss {
      if let form { return form.navigate(navigation, \.routes, FormAction.navigate) }
      if let edit { return edit.navigate(navigation, \.routes, EditAction.navigate) }
    }
    return store.navigate(navigation, \.routes, CoordinatorAction.navigate)
  }

  /// Goes back with a gesture, or pulls down a sheet. Returns `false` if the screen cannot be swiped away, such as
  /// a cover.
  public func swipe() -> Bool {
    form?.swipe(\.routes, FormAction.router) == true
      || edit?.swipe(\.routes, EditAction.router) == true
      || store.swipe(\.routes, CoordinatorAction.router)
  }
}

extension ScopedStore {
  fileprivate func navigate<Screen>(
    _ navigation: Navigation, _ routes: KeyPath<Value, Routes<Screen>>,
    _ action: (Navigation) -> Action
  ) -> Bool {
    var copy = value[keyPath: routes]
    guard navigation.apply(to: &copy) else { return false }
    send(action(navigation))
    return true
  }

  /// The gesture is over before the app is notified, so the app gets the id of the screen that has left.
  fileprivate func swipe<Screen, ScreenAction>(
    _ routes: KeyPath<Value, Routes<Screen>>, _ action: (RouterAction<ScreenAction>) -> Action
  ) -> Bool {
    let routes = value[keyPath: routes]
    if case .cover = routes[routes.count - 1].style { return false }
    guard routes.canGoBack() else { return false }
    send(action(.screensLeft([routes.topID])))
    return true
  }
}
