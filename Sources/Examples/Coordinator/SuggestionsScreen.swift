// Coordinator: the screen with the notes of others.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// Notes on a number to choose from.
public struct SuggestionsState: Equatable, Sendable, Codable {
  public var title: Int
  public var texts: Loading<[String]>

  public init(title: Int, texts: Loading<[String]> = .notBegun) {
    self.title = title
    self.texts = texts
  }
}

/// The actions of the suggestions screen.
public enum SuggestionsAction: Equatable, Sendable {
  case appeared
  case textTapped(String)
  case textsChanged(Loading<[String]>)
}

/// Loads the notes. The coordinator handles the taps.
public func suggestionsReducer(
  _ notes: NotesClient
) -> EffectReducer<SuggestionsState, SuggestionsAction> {
  { state, action in
    switch action {
    case .appeared:
      guard state.texts.isWanted else { return .none }
      state.texts = .underway
      return .load(as: SuggestionsAction.textsChanged) { [title = state.title] in
        try await notes.suggestions(title)
      }
    case .textsChanged(let texts):
      state.texts = texts
    case .textTapped: break
    }
    return .none
  }
}
