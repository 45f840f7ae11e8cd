// Coordinator: the screens of the note flow.
// SPDX-License-Identifier: MIT

public import ClassicRedux

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
      noteReducer(environment.notes), value: \.self, case: CasePath(\.note, EditScreenState.note),
      action: CasePath(\.note, EditScreenAction.note))
    pullback(
      suggestionsReducer(environment.notes), value: \.self,
      case: CasePath(\.suggestions, EditScreenState.suggestions),
      action: CasePath(\.suggestions, EditScreenAction.suggestions))
    pullback(
      numberReducer(environment.delay), value: \.self,
      case: CasePath(\.number, EditScreenState.number),
      action: CasePath(\.number, EditScreenAction.number))
  }
}
