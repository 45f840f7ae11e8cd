// Exercise 11, solved: what belongs below `// MARK: Your part`.

func launch(_ environment: LaunchEnvironment) -> Effect<LaunchAction> {
  .concatenate(
    .run { _ in await environment.logIn() },
    .merge(
      .run { send in await send(.settingsLoaded(environment.loadSettings())) },
      .run { send in await send(.favoritesLoaded(environment.loadFavorites())) }),
    .send(.ready))
}
