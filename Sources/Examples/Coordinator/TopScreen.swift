// Coordinator: the screen that the user sees.
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

  /// The reason why the screen's last operation failed, if it did.
  public var failure: String? {
    home?.value.news.failure ?? detail?.value.text.failure ?? name?.value.sent.failure
      ?? code?.value.verified.failure ?? formStep?.value.entry.failure
      ?? note?.value.published.failure ?? suggestions?.value.texts.failure
  }

  /// Tells the screen that it has appeared, so that it loads its contents.
  public func appear() {
    home?.send(.appeared)
    detail?.send(.appeared)
    suggestions?.send(.appeared)
  }
}
