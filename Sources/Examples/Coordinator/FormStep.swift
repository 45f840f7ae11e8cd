// Coordinator: one of the screens of the form.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// A screen that asks for one field of the form, or the last screen, where the user confirms the form.
///
/// It does not hold the form or the field: the form's coordinator keeps those.
public struct FormStepState: Equatable, Sendable, Codable {
  /// The field that the screen asks for, or `nil` on the last screen.
  public var part: NumberForm.Part?
  /// The accepted number, or the reason why it was refused. On the last screen, the reason why the form was
  /// refused.
  public var entry: Loading<Int>

  public init(part: NumberForm.Part?, entry: Loading<Int> = .notBegun) {
    self.part = part
    self.entry = entry
  }
}

/// The actions of a screen of the form.
public enum FormStepAction: Equatable, Sendable {
  case nextTapped(Int)
  case entryChanged(Loading<Int>)
  /// The user confirmed the form.
  case confirmTapped
  /// The user wants to change this field again.
  case returnTapped(NumberForm.Part)
}

/// Checks the number that was entered. The coordinator handles the rest.
public func formStepReducer(
  _ check: @escaping @Sendable (_ number: Int) async throws -> Void
) -> EffectReducer<FormStepState, FormStepAction> {
  { state, action in
    switch action {
    case .nextTapped(let number):
      state.entry = .underway
      return .load(as: FormStepAction.entryChanged) {
        try await check(number)
        return number
      }
      .cancellable(id: Check(), cancelInFlight: true)
    case .entryChanged(let entry):
      state.entry = entry
      return .none
    case .confirmTapped, .returnTapped:
      return .none
    }
  }
}

private struct Check: Hashable {}
