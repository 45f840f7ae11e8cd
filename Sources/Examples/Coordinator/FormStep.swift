// Coordinator: one of the screens of the form.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// A screen that asks for one part of the form.
///
/// It does not hold the form, nor the part: those are kept once, by the form's coordinator.
public struct FormStepState: Equatable, Sendable, Codable {
  public var part: NumberForm.Part
  /// The number that was accepted, or is being looked at, or why it was not accepted.
  public var entry: Loading<Int>

  public init(part: NumberForm.Part, entry: Loading<Int> = .notBegun) {
    self.part = part
    self.entry = entry
  }
}

/// What happens on a screen of the form.
public enum FormStepAction: Equatable, Sendable {
  case nextTapped(Int)
  case entryChanged(Loading<Int>)
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
  }
}

private struct Check: Hashable {}
