// Exercise 18: a sheet that is open or not.

import Stage6Children

struct AppState: Equatable {
  var count = 0
  var favoritePrimes: [Int] = []
  var sheet: SheetState?
}

struct SheetState: Equatable {
  let number: Int
  var isPrime: Bool?
  /// Is decided when the sheet is closed.
  var isFavorite = false
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

/// Asks whether the number is prime. When it is closed, it decides whether the number becomes a favorite. This reducer is
/// complete: it leaves it to its parent to keep the favorite and to remove the sheet.
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
      state.isFavorite = state.isPrime == true
      return .none
    }
  }
}

// MARK: Your part. Everything above is given.

/// `incrTapped` counts, `isPrimeTapped` opens a sheet for the count, and `closeTapped` in the sheet closes it, which
/// cancels its effects. The sheet's own reducer gets all of its actions, even the one that closes it. If the sheet has
/// then decided that its number is a favorite, the app appends the number to `favoritePrimes`.
func appReducer(
  isPrime: @escaping @Sendable (Int) async -> Bool
) -> EffectReducer<AppState, AppAction> {
  // Your code goes here.
  { _, _ in .none }
}
