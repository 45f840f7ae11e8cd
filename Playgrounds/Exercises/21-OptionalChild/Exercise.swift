// Exercise 21: a sheet that is open or not.
// SPDX-License-Identifier: MIT

import Stage6Children

struct AppState: Equatable {
  var count = 0
  var sheet: SheetState?
}

struct SheetState: Equatable {
  let number: Int
  var isPrime: Bool?
}

enum AppAction {
  case incrTapped
  case isPrimeTapped
  case sheet(SheetAction)

  var sheet: SheetAction? { if case .sheet(let action) = self { action } else { nil } }
}

enum SheetAction {
  case appeared
  case answered(Bool)
  case closeTapped
}

/// Asks whether the number is prime. This reducer is complete; it leaves `closeTapped` to its parent.
func sheetReducer(
  isPrime: @escaping @Sendable (Int) async -> Bool
) -> EffectReducer<SheetState, SheetAction> {
  { state, action in
    switch action {
    case .appeared:
      return .run { [number = state.number] send in await send(.answered(isPrime(number))) }
    case .answered(let answer):
      state.isPrime = answer
      return .none
    case .closeTapped:
      return .none
    }
  }
}

// MARK: Your part. Everything above is given.

/// `incrTapped` counts, `isPrimeTapped` opens a sheet for the count, and `closeTapped` in the sheet closes it. The
/// sheet's own reducer gets all of its actions, even the one that closes it. Closing the sheet cancels its effects.
func appReducer(
  isPrime: @escaping @Sendable (Int) async -> Bool
) -> EffectReducer<AppState, AppAction> {
  // Your code goes here.
  { _, _ in .none }
}
