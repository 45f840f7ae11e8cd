// Exercise 8, solved: what belongs below `// MARK: Your part`.
//
// Hint 1: `finish` waits for all effects of the store. Which effect of this app never ends?
// Hint 2: The function should wait for the effects of one action only.
// Hint 3: `sendAndWait` does this. If its task is cancelled, it cancels these effects and no
// others.

@MainActor func refresh(_ store: Store<AppState, AppAction>) async {
  await store.sendAndWait(.refreshPulled)
}
