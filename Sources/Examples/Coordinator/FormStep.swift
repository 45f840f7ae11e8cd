// Coordinator: one of the screens of the form.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// A screen that asks for one part of the form, or the last one, where all of it is confirmed.
///
/// It does not hold the form, nor the part: those are kept once, by the form's coordinator.
public struct FormStepState: Equatable, Sendable, Codable {
  /// The part that is asked for; `nil` on the last screen.
  public var part: NumberForm.Part?
  /// The number that was accepted, or is being looked at, or why it was not accepted. On the last
  /// screen, why the form was not.
  public var entry: Loading<Int>

  public init(part: NumberForm.Part?, entry: Loading<Int> = .notBegun) {
    self.part = part
    self.entry = entry
  }
}

/// What happens on a screen of the form.
public enum FormStepAction: Equatable, Sendable {
  case nextTapped(Int)
  case entryChanged(Loading<Int>)
  /// The form is filled in.
  case confirmTapped
  /// This part is to be changed once more.
  case returnTapped(NumberForm.Part)
}

/// Has the number checked that was entered. Where that leads is the coordinator's affair.
public func formStepReducer(
  state: inout FormStepState, action: FormStepAction,
  check: @escaping @Sendable (_ number: Int) async throws -> Void
) -> Effect<FormStepAction> {
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

private struct Check: Hashable {}
