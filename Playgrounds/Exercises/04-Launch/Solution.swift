// Exercise 4, solved: what belongs below `// MARK: Your part`.
//
// Hint 1: Each step is an effect: three with `run`, and one that only sends an action. Which two
// functions of `Effect` turn several effects into one?
// Hint 2: `merge` starts its effects at the same time. `concatenate` starts each when the one
// before has finished.
// Hint 3: A merge is an effect like any other, so it can be the second of three effects in a
// `concatenate`. The third is `.send(.ready)`.

func launch(_ environment: LaunchEnvironment) -> Effect<LaunchAction> {
  .concatenate(
    .run { _ in await environment.logIn() },
    .merge(
      .run { send in await send(.settingsLoaded(environment.loadSettings())) },
      .run { send in await send(.favoritesLoaded(environment.loadFavorites())) }),
    .send(.ready))
}
