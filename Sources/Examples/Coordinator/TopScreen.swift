// Coordinator: the screen that the user sees, and what can be done there.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// The screen on top, as views take it: a scoped store for whatever it is, `nil` for all it is not.
///
/// Make a new one after each action, since another screen may be on top then.
public struct TopScreen {
  let store: ScopedStore<CoordinatorState, CoordinatorAction>

  public init(_ store: ScopedStore<CoordinatorState, CoordinatorAction>) { self.store = store }

  private var screen: ScopedStore<ScreenState, ScreenAction>? {
    store.scope(routes: \.routes, id: store.value.routes.topID, action: CoordinatorAction.router)
  }

  public var home: ScopedStore<HomeState, HomeAction>? {
    screen?.scope(ifPresent: \.home, action: ScreenAction.home)
  }

  public var detail: ScopedStore<DetailState, DetailAction>? {
    screen?.scope(ifPresent: \.detail, action: ScreenAction.detail)
  }

  public var name: ScopedStore<NameState, NameAction>? {
    screen?.scope(ifPresent: \.name, action: ScreenAction.name)
  }

  public var code: ScopedStore<CodeState, CodeAction>? {
    screen?.scope(ifPresent: \.code, action: ScreenAction.code)
  }

  /// The flow of the form, whichever of its screens is on top.
  public var form: ScopedStore<FormState, FormAction>? {
    screen?.scope(ifPresent: \.form, action: ScreenAction.form)
  }

  public var formStep: ScopedStore<FormStepState, FormStepAction>? {
    form.flatMap {
      $0.scope(routes: \.routes, id: $0.value.routes.topID, action: FormAction.router)
    }
  }

  /// The flow of a note, whichever of its screens is on top.
  public var edit: ScopedStore<EditState, EditAction>? {
    screen?.scope(ifPresent: \.edit, action: ScreenAction.edit)
  }

  public var note: ScopedStore<NoteState, NoteAction>? {
    editScreen?.scope(ifPresent: \.note, action: EditScreenAction.note)
  }

  public var suggestions: ScopedStore<SuggestionsState, SuggestionsAction>? {
    editScreen?.scope(ifPresent: \.suggestions, action: EditScreenAction.suggestions)
  }

  /// The screen of a number, whichever flow it is in.
  public var number: ScopedStore<NumberState, NumberAction>? {
    screen?.scope(ifPresent: \.number, action: ScreenAction.number)
      ?? editScreen?.scope(ifPresent: \.number, action: EditScreenAction.number)
  }

  private var editScreen: ScopedStore<EditScreenState, EditScreenAction>? {
    edit.flatMap {
      $0.scope(routes: \.routes, id: $0.value.routes.topID, action: EditAction.router)
    }
  }

  /// Tells this screen from any that was or will be on top: the ids of it and of the flow it is in.
  public var id: [RouteID] {
    let inner = form?.value.routes.topID ?? edit?.value.routes.topID
    return [store.value.routes.topID] + (inner.map { [$0] } ?? [])
  }

  /// Why the screen could not do what it was last asked for, if that is so.
  public var failure: String? {
    home?.value.news.failure ?? detail?.value.text.failure ?? name?.value.sent.failure
      ?? code?.value.verified.failure ?? formStep?.value.entry.failure
      ?? note?.value.published.failure ?? suggestions?.value.texts.failure
  }

  /// Tells the screen that it is seen, which is when it begins to load what it shows.
  public func appear() {
    home?.send(.appeared)
    detail?.send(.appeared)
    suggestions?.send(.appeared)
  }
}
