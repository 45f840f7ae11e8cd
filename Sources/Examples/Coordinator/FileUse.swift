// Coordinator: saves and restores the stack.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation

/// The progress and result of saving or restoring the stack.
public enum FileUse: Equatable, Sendable {
  case saving
  case restoring
  /// It succeeded, with this message.
  case done(String)
  /// It failed, for this reason.
  case failed(String)

  public var isUnderway: Bool { self == .saving || self == .restoring }
}

/// The actions of saving and restoring the stack.
public enum FileAction: Equatable, Sendable {
  case saveTapped(path: String)
  case restoreTapped(path: String)
  case saved(path: String)
  case restored(SavedStack, path: String)
  case failed(String)
}

/// Saves and restores the stack, one at a time. Taps meanwhile are ignored.
func fileReducer(
  state: inout CoordinatorState, action: FileAction, stacks: StackClient
) -> Effect<CoordinatorAction> {
  switch action {
  case .saveTapped(let path):
    guard state.file?.isUnderway != true else { return .none }
    state.file = .saving
    let stack = SavedStack(state)
    return .run { send in
      try await stacks.save(stack.json(), path)
      await send(.file(.saved(path: path)))
    } catch: { error, send in
      await send(.file(.failed("cannot save to \(path.debugDescription): \(error)")))
    }
  case .restoreTapped(let path):
    guard state.file?.isUnderway != true else { return .none }
    state.file = .restoring
    return .run { send in
      await send(.file(.restored(try SavedStack(json: await stacks.load(path)), path: path)))
    } catch: { error, send in
      await send(.file(.failed("cannot restore from \(path.debugDescription): \(error)")))
    }
    .cancellable(id: Restoring())
  case .saved(let path):
    state.file = .done("saved to \(path.debugDescription)")
  case .restored(let stack, let path):
    state.file = .done("restored from \(path.debugDescription)")
    state.user = stack.user
    state.routes.replaceAll(with: stack.routes)
  case .failed(let why):
    state.file = .failed(why)
  }
  return .none
}

extension CoordinatorState {
  /// Replaces all screens, and cancels a restore in flight, which is older.
  mutating func replaceStack(with routes: Routes<ScreenState>) -> Effect<CoordinatorAction> {
    self.routes.replaceAll(with: routes)
    guard file == .restoring else { return .none }
    file = nil
    return .cancel(id: Restoring())
  }
}

private struct Restoring: Hashable {}
