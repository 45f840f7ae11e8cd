// Exercise 16, solved: what belongs below `// MARK: Your part`.

@MainActor func refresh(_ store: Store<AppState, AppAction>) async {
  await store.sendAndWait(.refreshPulled)
}
