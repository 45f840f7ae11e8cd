// The examples of the cheat sheet.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Stage5Testing
import Testing

private struct AppState {
  var count = 0
  var rows: IdentifiedArray<Row> = []
  var sheet: Row?
  var routes = Routes(root: Row(id: 0), withNavigation: true)
}

private struct Row: Identifiable, Equatable, Sendable {
  let id: Int
  var stars = 0
}

private enum AppAction: Sendable {
  case counter(CounterAction)
  case row(ElementAction<Int, RowAction>)
  case sheet(RowAction)
  case router(RouterAction<RowAction>)

  var counter: CounterAction? { if case .counter(let action) = self { action } else { nil } }
  var row: ElementAction<Int, RowAction>? {
    if case .row(let action) = self { action } else { nil }
  }
  var sheet: RowAction? { if case .sheet(let action) = self { action } else { nil } }
  var router: RouterAction<RowAction>? {
    if case .router(let action) = self { action } else { nil }
  }
}

private enum CounterAction: Sendable {
  case incrTapped
  case found(Int)
}

private enum RowAction: Equatable, Sendable {
  case starTapped
  case starred(Int)
  var starred: Int? { if case .starred(let count) = self { count } else { nil } }
}

private typealias NthPrime = @Sendable (Int) async throws -> Int

private func counterReducer(count: inout Int, action: CounterAction) { count += 1 }
private func primeReducer(_ nthPrime: @escaping NthPrime) -> EffectReducer<Int, CounterAction> {
  { _, _ in .none }
}
private func activityFeed(
  _ reducer: @escaping Reducer<Int, CounterAction>
) -> Reducer<Int, CounterAction> { reducer }

@MainActor private func stage1() {
  let add: Reducer<Int, Int> = { count, step in count += step }
  let store = Store(value: 0, reducer: add)
  store.send(2)
  print(store.value)
  let token = store.observe { count in print(count) }
  token.cancel()
}

@MainActor private func stage2() {
  let reducer: Reducer<AppState, AppAction> = combine {
    pullback(counterReducer, value: \.count, action: \.counter)
  }
  _ = reducer
}

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

@MainActor private func stage4(_ clock: ContinuousClock, _ nthPrime: @escaping NthPrime) async {
  let reducer: EffectReducer<Int, CounterAction> = primeReducer(nthPrime)
  let counter = CasePath(\AppAction.counter, AppAction.counter)
  print(counter.extract(.counter(.incrTapped)) as Any)
  let lifted: EffectReducer<Int, CounterAction> = lift(counterReducer)
  var effect = Effect<CounterAction>.none
  effect = .send(.incrTapped)
  effect = .run { send in await send(.found(try nthPrime(5))) }
  effect = .fireAndForget { try await clock.sleep(for: .seconds(1)) }
  effect = .merge(effect, .send(.incrTapped))
  effect = .concatenate(effect, .send(.incrTapped))
  effect = effect.unawaited
  effect = effect.cancellable(id: "search", cancelInFlight: true)
  effect = .cancel(id: "search")
  effect = .cancelAll
  effect = effect.debounce(id: "search", for: .milliseconds(300), clock: clock)
  let mapped = effect.map { AppAction.counter($0) }
  print(mapped.isNone)
  effect = .report("This should not happen.")
  let wrapped = wrap(lifted, in: { logging($0) })
  let store = Store(value: 0, reducer: combine(wrapped, reducer))
  await store.sendAndWait(.incrTapped)
  print(store.effectsInFlight, store.actionsInFlight)
  await store.finish()
}

private func rowReducer(row: inout Row, action: RowAction) -> Effect<RowAction> { .none }

@MainActor private func stage5() async {
  let clock = TestClock()
  await clock.advance(by: .seconds(1))
  await clock.waitForSleepers(1)
  await clock.run()
  let store = TestStore(value: Row(id: 1), reducer: rowReducer)
  store.send(.starTapped) { $0.stars = 1 }
  await store.receive(\.starred) { $0.stars = 2 }
  store.exhaustivity = .off
  store.skipReceived()
  store.skipInFlight()
  await store.finish()
}

@MainActor private func stage6() {
  let sheet: EffectReducer<AppState, AppAction> = pullback(
    rowReducer, optional: \.sheet, action: CasePath(\.sheet, AppAction.sheet))
  let rows: EffectReducer<AppState, AppAction> = pullback(
    rowReducer, elementsByID: \.rows, action: CasePath(\.row, AppAction.row))
  let store = Store(value: AppState(), reducer: combine(sheet, rows))
  var action = AppAction.row(ElementAction(id: 1, action: .starTapped))
  CasePath(\.row, AppAction.row).modify(&action) { $0.id = 2 }
  store.send(.row(ElementAction(id: 1, action: .starTapped)))
  var array: IdentifiedArray = [Row(id: 1), Row(id: 2)]
  array.append(Row(id: 3))
  array.insert(Row(id: 4), at: 0)
  array.remove(id: 2)
  array.removeAll { $0.stars == 0 }
  array.move(fromOffsets: [0], toOffset: 1)
  print(array.index(id: 1) as Any)
  print(array.ids)
}

@MainActor private func stage7(_ store: Store<AppState, AppAction>) async {
  let rows = store.scope(value: \.rows, action: CasePath(\.row, AppAction.row))
  let sheet = store.scope(ifPresent: \.sheet, action: CasePath(\.sheet, AppAction.sheet))
  let row = store.scope(elementsByID: \.rows, id: 1, action: CasePath(\.row, AppAction.row))
  print(rows.value.count)
  sheet?.send(.starTapped)
  await sheet?.sendAndWait(.starTapped)
  let token = row?.observe { row in print(row.stars) }
  let changes = row?.observeChanges { row in print(row.stars) }
  for await row in sheet!.values { print(row.stars) }
  withExtendedLifetime((token, changes)) {}
}

@MainActor private func stage8() throws {
  let reducer: EffectReducer<AppState, AppAction> = forEachRoute(
    rowReducer, routes: \.routes, action: CasePath(\.router, AppAction.router),
    coordinator: { _, _ in .none })
  let store = Store(value: AppState(), reducer: reducer)
  store.send(.router(.routeAction(index: 0, .starTapped)))
  store.send(.router(.screensLeft([store.value.routes.topID])))
  let top = store.scope(
    routes: \.routes, id: store.value.routes.topID, action: CasePath(\.router, AppAction.router))
  print(top?.value as Any)
  let home = Route.root(Row(id: 0), withNavigation: true)
  var routes = try Routes([home, .push(Row(id: 1))])
  routes.append(contentsOf: [.push(Row(id: 2)), .sheet(Row(id: 3)), .cover(Row(id: 4))])
  routes.push(Row(id: 5))
  routes.presentSheet(Row(id: 6), withNavigation: true)
  routes.presentCover(Row(id: 7))
  print(routes.canPush)
  routes.top.stars += 1
  let id: RouteID = routes.topID
  print(routes.ids)
  print(routes.index(of: id) as Any)
  routes.goBack()
  routes.goBackTo(index: 1)
  routes.goBackToRoot()
  print(routes.canGoBack())
  routes.pop()
  routes.popTo(index: 1)
  routes.popToRoot()
  routes.popToCurrentNavigationRoot()
  routes.dismiss()
  routes.dismissAll()
  routes.insert(.push(Row(id: 8)), at: 1)
  routes.remove(at: 1)
  routes.replaceTop(with: Row(id: 9))
  routes.replaceAll(with: Routes(root: Row(id: 0), withNavigation: true))
  routes.pushAndClear(Row(id: 10))
  print(routes.removed)
  print(home.style == .push, home.style.isPresentation)
  RouteID.matchingNumbers { store.replay([]) }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor private func swiftUISupport(_ store: Store<Int, CounterAction>) async {
  let observable = ObservableStore(store)
  observable.send(.incrTapped)
  await observable.sendAndWait(.incrTapped)
  print(observable.value)
}
