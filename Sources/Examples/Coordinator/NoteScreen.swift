// Coordinator: the screen on which a note is written.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// A note on a number, as far as it is written.
public struct NoteState: Equatable, Sendable, Codable {
  public var title: Int
  public var text: String
  /// The text that was published.
  public var published: Loading<String>

  public init(title: Int, text: String, published: Loading<String> = .notBegun) {
    self.title = title
    self.text = text
    self.published = published
  }
}

/// What happens on the screen of a note.
public enum NoteAction: Equatable, Sendable {
  case typed(String)
  case suggestTapped
  case numberTapped
  case doneTapped
  case publishedChanged(Loading<String>)
}

/// Publishes the note. Where that leads is the coordinator's affair.
public func noteReducer(
  state: inout NoteState, action: NoteAction, notes: NotesClient
) -> Effect<NoteAction> {
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
  case .suggestTapped, .numberTapped:
    break
  }
  return .none
}
