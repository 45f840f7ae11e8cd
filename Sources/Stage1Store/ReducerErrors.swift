// Stage 1: the messages for a reducer that uses its own store.
// SPDX-License-Identifier: MIT

@usableFromInline @inline(never)
nonisolated func sendWhileReducing() -> Never {
  fatalError(
    """
    A reducer sent an action to its own store. A reducer only changes the value passed to it: \
    call the function that handles that action, or send it from an observer or an effect.
    """)
}

@usableFromInline @inline(never)
nonisolated func readWhileReducing() -> Never {
  fatalError(
    """
    A reducer read the value of its own store. The value is being changed: \
    use the one passed to the reducer.
    """)
}

@usableFromInline @inline(never)
nonisolated func hookWithoutAction() -> Never {
  fatalError(
    """
    `afterThisAction` was called while the store was idle. Call it from the reducer, or do the work at \
    once.
    """)
}
