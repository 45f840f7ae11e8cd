// Coordinator: the screens of the note flow.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// A screen of the note flow.
public enum EditScreenState: Equatable, Sendable {
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
public var editScreenReducer:
  EnvironmentReducer<EditScreenState, EditScreenAction, CoordinatorEnvironment>
{
  combine {
    pullback(
      noteReducer, value: \.self, case: CasePath(\.note, EditScreenState.note),
      action: CasePath(\.note, EditScreenAction.note), environment: \.notes)
    pullback(
      suggestionsReducer, value: \.self,
      case: CasePath(\.suggestions, EditScreenState.suggestions),
      action: CasePath(\.suggestions, EditScreenAction.suggestions), environment: \.notes)
    pullback(
      numberReducer, value: \.self, case: CasePath(\.number, EditScreenState.number),
      action: CasePath(\.number, EditScreenAction.number), environment: \.delay)
  }
}

extension EditScreenState: Codable {
  private enum CodingKeys: CodingKey { case note, suggestions, number }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .note(let state): try container.encode(state, forKey: .note)
    case .suggestions(let state): try container.encode(state, forKey: .suggestions)
    case .number(let state): try container.encode(state, forKey: .number)
    }
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self =
      switch try container.onlyKey() {
      case .note: .note(try container.decode(NoteState.self, forKey: .note))
      case .suggestions:
        .suggestions(try container.decode(SuggestionsState.self, forKey: .suggestions))
      case .number: .number(try container.decode(NumberState.self, forKey: .number))
      }
  }
}
