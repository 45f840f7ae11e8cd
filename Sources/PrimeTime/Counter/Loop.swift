// The loop: a key sends an action, and an observer draws a frame.

import ClassicRedux
import PrimeTime

/// Runs until the user quits, or a signal asks for it. Returns the exit status.
@MainActor
func runScreen(
  _ program: Program, _ reducer: @escaping EffectReducer<Session, SessionAction>
) async -> Int32 {
  // The store shows its own reports, so it exists by then.
  weak var reporting: Store<Program, ProgramAction>?
  let store = Store(
    value: program, reducer: programReducer(reducer, now: now),
    report: { reporting?.send(.ask(.failed($0))) })
  reporting = store
  let terminal = Terminal()
  let token = store.observe { _ in terminal.drawSoon() }
  var end: Int32?
  for await event in terminal.events {
    switch event {
    case .key(let key): store.send(.pressed(key))
    case .redraw: terminal.draw(store.value.frame(size: terminal.size))
    case .ended(let signal): end = signal
    }
    if end != nil || store.value.isOver { break }
  }
  token.cancel()
  store.value.session.searchEnd.map { store.send(.session($0)) }
  await store.finish()
  terminal.close()
  if let end {
    store.value.session.warning(of: program.file).forEach(tell)
    deliver(end)
  }
  return 0
}
