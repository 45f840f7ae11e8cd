// Coordinator: the screen of one number.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// A number, a fact about it, and a note on it.
public struct DetailState: Equatable, Sendable, Codable {
  public var title: Int
  public var text = Loading<String>.notBegun
  public var note = ""

  public init(title: Int) { self.title = title }
}

/// The actions of a detail screen.
public enum DetailAction: Equatable, Sendable {
  case appeared
  /// Go back to the list.
  case backButtonTapped
  /// Show the next number.
  case nextTapped
  /// Edit the note.
  case editTapped
  case textChanged(Loading<String>)
}

/// Loads the text. The coordinator handles the taps.
public func detailReducer(
  _ fact: @escaping @Sendable (_ number: Int) async throws -> String
) -> EffectReducer<DetailState, DetailAction> {
  { state, action in
    switch action {
    case .appeared:
      guard state.text.isWanted else { return .none }
      state.text = .underway
      return .load(as: DetailAction.textChanged) { [title = state.title] in try await fact(title) }
    case .textChanged(let text):
      state.text = text
    case .backButtonTapped, .nextTapped, .editTapped: break
    }
    return .none
  }
}
