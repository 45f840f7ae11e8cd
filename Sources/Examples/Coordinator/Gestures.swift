// Coordinator: the ways back that the screen shown offers.
// SPDX-License-Identifier: MIT

import ClassicRedux

extension TopScreen {
  /// Taps in the bar of the flow that the screen belongs to; `false` if that leads nowhere.
  ///
  /// At the root of a flow that is presented there is no way back in it; it can be dismissed.
  public func navigate(_ navigation: Navigation) -> Bool {
    if navigation != .dismiss {
      if let form { return form.navigate(navigation, \.routes, FormAction.navigate) }
      if let edit { return edit.navigate(navigation, \.routes, EditAction.navigate) }
    }
    return store.navigate(navigation, \.routes, CoordinatorAction.navigate)
  }

  /// Goes back by a gesture: to the screen below in the flow, or by pulling down a sheet; `false` if the
  /// screen cannot be swiped away, as one that covers the others cannot.
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

  /// The gesture is over before the app hears of it: it gets the routes as they are on the screen.
  fileprivate func swipe<Screen, ScreenAction>(
    _ routes: KeyPath<Value, Routes<Screen>>,
    _ action: (RouterAction<Screen, ScreenAction>) -> Action
  ) -> Bool {
    var copy = value[keyPath: routes]
    if case .cover = copy[copy.count - 1].style { return false }
    guard copy.goBack() else { return false }
    send(action(.updateRoutes(copy)))
    return true
  }
}
