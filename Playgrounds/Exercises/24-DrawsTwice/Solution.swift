// Exercise 24, solved: what belongs below `// MARK: Your part`.

func counterScope(
  of store: Store<AppState, AppAction>, observer: @escaping (_ count: Int) -> Void
) -> CounterScope {
  CounterScope(
    send: { action in store.send(.counter(action)) },
    subscription: store.observe { state in observer(state.count) })
}
