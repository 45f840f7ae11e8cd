// Exercise 18, solved: what belongs below `// MARK: Your part`.

func appReducer(
  isPrime: @escaping @Sendable (Int) async -> Bool
) -> EffectReducer<AppState, AppAction> {
  combine {
    pullback(
      sheetReducer(isPrime: isPrime), optional: \.sheet, action: CasePath(\.sheet, AppAction.sheet))
    lift(ownReducer)
  }
}

func ownReducer(state: inout AppState, action: AppAction) {
  switch action {
  case .incrTapped: state.count += 1
  case .isPrimeTapped: state.sheet = SheetState(number: state.count)
  case .sheet(.closeTapped):
    if let sheet = state.sheet, sheet.isFavorite { state.favoritePrimes.append(sheet.number) }
    state.sheet = nil
  case .sheet: break
  }
}
