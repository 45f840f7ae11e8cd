// Coordinator: the screen for writing a note.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// A note on a number that is being written.
public struct NoteState: Equatable, Sendable, Codable {
  public var title: Int
  public var text: String
  /// The published text.
  public var published: Loading<String>

  public init(title: Int, text: String, published: Loading<String> = .notBegun) {
    self.title = title
    self.text = text
    self.published = published
  }
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
public func noteReducer(_ notes: NotesClient) -> EffectReducer<NoteState, NoteAction> {
  { state, action in
    switch action {
    case .typed(let text):
      state.text = text
    case .doneTapped:
      guard !state.published.isUnderway else { return .none }
      state.published = .underway
      return .load(as: NoteAction.publishedChanged) { [state] in
        try await notes.publish(state.title, state.text)
        return state.text
      }
    case .publishedChanged(let published):
      state.published = published
    case .suggestTapped, .numberTapped: break
    }
    return .none
  }
}
