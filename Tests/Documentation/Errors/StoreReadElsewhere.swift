// Promise 7: a store of the main actor cannot be used outside the main actor.

import Stage1Store

@MainActor let store = Store(value: 0) { $0 += $1 }

func elsewhere() async {
  // error: cannot exit main actor-isolated context
  await Task.detached { store.send(1) }.value
}
