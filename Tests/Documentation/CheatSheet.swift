// The examples of the cheat sheet that no other file compiles.

import ClassicRedux

@Example private func stage1() {
  let add: Reducer<Int, Int> = { count, step in count += step }
  let store = Store(value: 0, reducer: add)
  let token = store.observe { count in print(count) }
  token.cancel()
}

@Example private func stage2() {
  let reducer: Reducer<AppState, AppAction> = combine {
    pullback(counterReducer, value: \.count, action: \.counter)
  }
  reducer
}

private func activityFeed(
  _ reducer: @escaping Reducer<Int, CounterAction>
) -> Reducer<Int, CounterAction> { reducer }

@MainActor private func stage3(_ features: @escaping Reducer<Int, CounterAction>) {
  let logged = Store(value: 0, reducer: logging(counterReducer))
  let both: Reducer<Int, CounterAction> = compose(logging, activityFeed)(features)
  _ = both
  let recorded = Store(value: Recorded(0), reducer: recording(counterReducer))
  logged.replay(recorded.value.actions)
  let history = Store(value: Undoable(0), reducer: undoable(counterReducer))
  history.send(.perform(.incrTapped))
  print(history.value.present)
  if history.value.canUndo { history.send(.undo) }
  if history.value.canRedo { history.send(.redo) }
  print(history.value.past, history.value.future)
}

@MainActor private func stage4(
  _ clock: ContinuousClock, draft: String, save: @escaping @Sendable (String) async throws -> Void
) async {
  let reducer: EffectReducer<Search, SearchAction> = searchReducer(clock: clock)
  _ = reducer
  let counter = CasePath(\AppAction.counter, AppAction.counter)
  print(counter.extract(.counter(.incrTapped)) as Any)
  let lifted: EffectReducer<Int, CounterAction> = lift(counterReducer)
  let pulledBack: EffectReducer<AppState, AppAction> =
    pullback(lift(counterReducer), value: \.count, action: counter)
  _ = pulledBack
  var effect = Effect<CounterAction>.none
  effect = .send(.incrTapped)
  effect = .fireAndForget { try await save(draft) }
  effect = .merge(effect, .send(.incrTapped))
  effect = .concatenate(effect, .send(.incrTapped))
  effect = effect.cancellable(id: "search", cancelInFlight: true)
  effect = .cancel(id: "search")
  effect = .cancelAll
  effect = effect.debounce(id: "search", for: .milliseconds(300), clock: clock)
  let mapped = effect.map { AppAction.counter($0) }
  _ = mapped
  effect = .report("This should not happen.")
  let store = Store(value: 0, reducer: lifted)
  await store.sendAndWait(.incrTapped)
  print(store.effectsInFlight, store.actionsInFlight)
  await store.finish()
}

@Example private func stage6() {
  let action = ListAction.row(ElementAction(id: 1, action: .tapped))
  var rows: IdentifiedArray = [Row(id: 1), Row(id: 2)]
  rows.insert(Row(id: 4), at: 0)
  rows.remove(id: 2)
  rows.removeAll { $0.text.isEmpty }
  rows.sort { $0.text < $1.text }
  print(rows.index(id: 1) as Any)
  print(rows.ids)
  action
}

@MainActor private func stage7(_ store: Store<List, ListAction>) async {
  let detail = store.scope(ifPresent: \.detail, action: CasePath(\.detail, ListAction.detail))
  let row = store.scope(elementsByID: \.rows, id: 1, action: CasePath(\.row, ListAction.row))
  await detail?.sendAndWait(.tapped)
  let token = row?.observe { row in print(row.text) }
  let changes = row?.observeChanges { row in print(row.text) }
  withExtendedLifetime((token, changes)) {}
}

@MainActor private func stage8(_ coordinator: @escaping EffectReducer<Flow, FlowAction>) {
  let router = CasePath(\FlowAction.router, FlowAction.router)
  let reducer = forEachRoute(
    screenReducer, routes: \.routes, action: router, coordinator: coordinator)
  let store = Store(value: Flow(), reducer: reducer)
  let id: RouteID = store.value.routes.topID
  store.send(.router(.routeAction(.id(id), .edit(.saved))))
  store.send(.router(.wentBack(from: [id])))
  let top = store.scope(routes: \.routes, id: id, action: router)
  print(top?.value as Any)
  let home = Route.root(Screen.home, withNavigation: true)
  var routes: Routes = [home, .push(.settings)]
  routes.append(contentsOf: [.push(.detail("one")), .sheet(.settings), .cover(.home)])
  routes.presentSheet(.settings, withNavigation: true)
  routes.presentCover(.home)
  routes.top.edit?.isSaved = true
  print(routes.ids)
  print(routes.isTop(.id(id)))
  print(routes.index(of: .id(id)) as Any)
  routes.goBackTo { $0.screen.edit != nil }
  routes.removeAll { $0.screen.edit != nil }
  routes.replaceAll(with: Routes(root: .home, withNavigation: true))
  print(routes.removed)
}
