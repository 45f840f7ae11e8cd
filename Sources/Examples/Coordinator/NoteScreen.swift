// Coordinator: the screens for writing a note, and for choosing one of others.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// A note on a number that is being written.
public struct NoteState: Equatable, Sendable, Codable {
  public var title: Int
  public var text: String
  /// The published text.
  public var published = Loading<String>.notBegun

  public init(title: Int, text: String) { (self.title, self.text) = (title, text) }
}

/// The actions of the note screen.
public enum NoteAction: Equatable, Sendable {
  case typed(String)
  case suggestTapped
  case numberTapped
  case doneTapped
  case publishedChanged(Loading<String>)
}

/// Publishes the note. The coordinator handles the taps.
public func noteReducer(
  _ publish: @escaping @Sendable (_ number: Int, _ note: String) async throws -> Void
) -> EffectReducer<NoteState, NoteAction> {
  { state, action in
    switch action {
    case .typed(let text):
      state.text = text
    case .doneTapped:
      guard !state.published.isUnderway else { return .none }
      state.published = .underway
      return .load(as: NoteAction.publishedChanged) { [state] in
        try await publish(state.title, state.text)
        return state.text
      }
    case .publishedChanged(let published):
      state.published = published
    case .suggestTapped, .numberTapped: break
    }
    return .none
  }
}

/// Notes on a number to choose from.
public struct SuggestionsState: Equatable, Sendable, Codable {
  public var title: Int
  public var texts = Loading<[String]>.notBegun

  public init(title: Int) { self.title = title }
}

/// The actions of the suggestions screen.
public enum SuggestionsAction: Equatable, Sendable {
  case appeared
  case textTapped(String)
  case textsChanged(Loading<[String]>)
}

/// Loads the notes. The coordinator handles the taps.
public func suggestionsReducer(
  _ suggestions: @escaping @Sendable (_ number: Int) async throws -> [String]
) -> EffectReducer<SuggestionsState, SuggestionsAction> {
  { state, action in
    switch action {
    case .appeared:
      guard state.texts.isWanted else { return .none }
      state.texts = .underway
      return .load(as: SuggestionsAction.textsChanged) { [title = state.title] in
        try await suggestions(title)
      }
    case .textsChanged(let texts):
      state.texts = texts
    case .textTapped: break
    }
    return .none
  }
}
