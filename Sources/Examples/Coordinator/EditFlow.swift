// Coordinator: the flow for editing a note in a sheet, with its own coordinator.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// The screens for editing a note, which are the only state of the flow.
public struct EditState: Equatable, Sendable, Codable {
  public var routes: Routes<EditScreenState>

  /// Begins with the current note on the number.
  public init(title: Int, note: String) {
    routes = Routes(root: .note(NoteState(title: title, text: note)), withNavigation: true)
  }
}

/// The actions of the note flow: of its screens, of its bar, and at its end.
public enum EditAction: Equatable, Sendable {
  case router(RouterAction<EditScreenAction>)
  case navigate(Navigation)
  /// The note was published. The parent flow handles this.
  case finished(String)

  public var router: RouterAction<EditScreenAction>? {
    if case .router(let action) = self { action } else { nil }
  }
}

/// The note flow. It cannot close itself.
public func editReducer(
  _ environment: CoordinatorEnvironment
) -> EffectReducer<EditState, EditAction> {
  forEachRoute(
    editScreenReducer(environment), routes: \.routes,
    action: CasePath(\.router, EditAction.router), coordinator: coordinateEdit)
}

/// Navigates from the note to the suggestions or a number, and back.
private func coordinateEdit(state: inout EditState, action: EditAction) -> Effect<EditAction> {
  switch action {
  // The screen has left: the second of two quick taps must not change the note.
  case .router(.routeAction(let address, _)) where state.routes.index(of: address) == nil: break
  case .router(.routeAction(let address, .note(.suggestTapped))):
    guard let note = state.routes[address]?.note else { return .none }
    state.routes.push(.suggestions(SuggestionsState(title: note.title)))
  case .router(.routeAction(_, .note(.publishedChanged(.done(let text))))):
    return .send(.finished(text))
  case .router(.routeAction(_, .suggestions(.textTapped(let text)))):
    // The chosen text goes back to the note.
    state.routes.goBackTo(\.note)
    state.routes.top.note?.text = text
  case .router(.routeAction(let address, .note(.numberTapped))):
    guard let note = state.routes[address]?.note else { return .none }
    state.routes.push(.number(NumberState(number: note.title)))
  case .router(.routeAction(let address, .number(.doneTapped))):
    guard let number = state.routes[address]?.number?.number else { return .none }
    state.routes.goBackTo(\.note)
    let text = state.routes.top.note?.text ?? ""
    state.routes.top.note?.text = text.isEmpty ? "\(number)" : "\(text) \(number)"
  case .navigate(let navigation):
    navigation.apply(to: &state.routes)
  case .router, .finished: break
  }
  return .none
}

/// A screen of the note flow.
public enum EditScreenState: Equatable, Sendable, Codable {
  case note(NoteState)
  case suggestions(SuggestionsState)
  case number(NumberState)

  public var note: NoteState? {
    get { if case .note(let state) = self { state } else { nil } }
    set { if let newValue, note != nil { self = .note(newValue) } }
  }

  public var suggestions: SuggestionsState? {
    if case .suggestions(let state) = self { state } else { nil }
  }

  public var number: NumberState? { if case .number(let state) = self { state } else { nil } }
}

/// An action of one of these screens.
public enum EditScreenAction: Equatable, Sendable {
  case note(NoteAction)
  case suggestions(SuggestionsAction)
  case number(NumberAction)

  public var note: NoteAction? { if case .note(let action) = self { action } else { nil } }

  public var suggestions: SuggestionsAction? {
    if case .suggestions(let action) = self { action } else { nil }
  }

  public var number: NumberAction? { if case .number(let action) = self { action } else { nil } }
}

/// The reducer of all these screens.
public func editScreenReducer(
  _ environment: CoordinatorEnvironment
) -> EffectReducer<EditScreenState, EditScreenAction> {
  combine {
    pullback(
      noteReducer(environment.publish), value: \.self,
      case: CasePath(\.note, EditScreenState.note),
      action: CasePath(\.note, EditScreenAction.note))
    pullback(
      suggestionsReducer(environment.suggestions), value: \.self,
      case: CasePath(\.suggestions, EditScreenState.suggestions),
      action: CasePath(\.suggestions, EditScreenAction.suggestions))
    pullback(
      numberReducer(environment.delay), value: \.self,
      case: CasePath(\.number, EditScreenState.number),
      action: CasePath(\.number, EditScreenAction.number))
  }
}
