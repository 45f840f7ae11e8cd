// Coordinator: the screen that the user sees, and the ways back from it.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// The screen on top, as a scoped store for the kind of screen that it is, and `nil` for all other kinds.
///
/// Create it again after each action, because a different screen may then be on top.
public struct TopScreen {
  let store: ScopedStore<CoordinatorState, CoordinatorAction>

  public init(_ store: ScopedStore<CoordinatorState, CoordinatorAction>) { self.store = store }

  private var screen: ScopedStore<ScreenState, ScreenAction>? {
    store.scope(
      routes: \.routes, id: store.value.routes.topID,
      action: CasePath(\.router, CoordinatorAction.router))
  }

  public var home: ScopedStore<HomeState, HomeAction>? {
    screen?.scope(ifPresent: \.home, action: CasePath(\.home, ScreenAction.home))
  }

  public var detail: ScopedStore<DetailState, DetailAction>? {
    screen?.scope(ifPresent: \.detail, action: CasePath(\.detail, ScreenAction.detail))
  }

  public var name: ScopedStore<NameState, NameAction>? {
    screen?.scope(ifPresent: \.name, action: CasePath(\.name, ScreenAction.name))
  }

  public var code: ScopedStore<CodeState, CodeAction>? {
    screen?.scope(ifPresent: \.code, action: CasePath(\.code, ScreenAction.code))
  }

  /// The form flow, if one of its screens is on top.
  public var form: ScopedStore<FormState, FormAction>? {
    screen?.scope(ifPresent: \.form, action: CasePath(\.form, ScreenAction.form))
  }

  public var formStep: ScopedStore<FormStepState, FormStepAction>? {
    form.flatMap {
      $0.scope(
        routes: \.routes, id: $0.value.routes.topID, action: CasePath(\.router, FormAction.router))
    }
  }

  /// The note flow, if one of its screens is on top.
  public var edit: ScopedStore<EditState, EditAction>? {
    screen?.scope(ifPresent: \.edit, action: CasePath(\.edit, ScreenAction.edit))
  }

  public var note: ScopedStore<NoteState, NoteAction>? {
    editScreen?.scope(ifPresent: \.note, action: CasePath(\.note, EditScreenAction.note))
  }

  public var suggestions: ScopedStore<SuggestionsState, SuggestionsAction>? {
    editScreen?.scope(
      ifPresent: \.suggestions, action: CasePath(\.suggestions, EditScreenAction.suggestions))
  }

  /// The number screen, in either flow.
  public var number: ScopedStore<NumberState, NumberAction>? {
    screen?.scope(ifPresent: \.number, action: CasePath(\.number, ScreenAction.number))
      ?? editScreen?.scope(ifPresent: \.number, action: CasePath(\.number, EditScreenAction.number))
  }

  private var editScreen: ScopedStore<EditScreenState, EditScreenAction>? {
    edit.flatMap {
      $0.scope(
        routes: \.routes, id: $0.value.routes.topID, action: CasePath(\.router, EditAction.router))
    }
  }

  /// Identifies this screen among all that were or will be on top: its id, and that of its flow.
  public var id: [RouteID] {
    let inner = form?.value.routes.topID ?? edit?.value.routes.topID
    return [store.value.routes.topID] + (inner.map { [$0] } ?? [])
  }

  /// Tells the screen that it has appeared, so that it loads its contents.
  public func appear() {
    home?.send(.appeared)
    detail?.send(.appeared)
    suggestions?.send(.appeared)
  }
}

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

/// A way back that every flow offers.
public enum Navigation: Equatable, Sendable {
  case back(Int)
  case root
  /// Dismiss the presentation.
  case dismiss

  /// Goes back in the given way. Returns `false` and changes nothing if that is not possible.
  @discardableResult
  public func apply<Screen>(to routes: inout Routes<Screen>) -> Bool {
    switch self {
    case .back(let count): routes.goBack(count)
    case .root: routes.goBackToRoot()
    case .dismiss: routes.dismiss()
    }
  }
}
