// The examples of the cheat sheet, stages 5 to 8: the line below each name.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Stage5Testing
import Testing

private enum RowAction: Equatable, Sendable {
  case starTapped
  case starred(Int)
  var starred: Int? { if case .starred(let count) = self { count } else { nil } }
}

private struct Row: Identifiable, Equatable, Sendable {
  let id: Int
  var stars = 0
}

private struct AppState {
  var rows: IdentifiedArray<Row> = []
  var sheet: Row?
  var routes = Routes(root: Row(id: 0), withNavigation: true)
}

private enum AppAction {
  case row(ElementAction<Int, RowAction>)
  case sheet(RowAction)
  case router(RouterAction<RowAction>)

  var row: ElementAction<Int, RowAction>? {
    if case .row(let action) = self { action } else { nil }
  }
  var sheet: RowAction? { if case .sheet(let action) = self { action } else { nil } }
  var router: RouterAction<RowAction>? {
    if case .router(let action) = self { action } else { nil }
  }
}

private func rowReducer(row: inout Row, action: RowAction) -> Effect<RowAction> { .none }

@MainActor private func stage5() async {
  // TestClock
  let clock = TestClock()
  // TestClock.advance
  await clock.advance(by: .seconds(1))
  // TestClock.waitForSleepers
  await clock.waitForSleepers(1)
  // TestClock.run
  await clock.run()
  // TestStore
  let store = TestStore(value: Row(id: 1), reducer: rowReducer)
  // TestStore.send
  store.send(.starTapped) { $0.stars = 1 }
  // TestStore.receive
  await store.receive(\.starred) { $0.stars = 2 }
  // TestStore.exhaustivity
  store.exhaustivity = .off
  // TestStore.skipReceived
  store.skipReceived()
  // TestStore.skipInFlight
  store.skipInFlight()
  // TestStore.finish
  await store.finish()
}

@MainActor private func stage6() {
  // pullback(optional:)
  let sheet: EffectReducer<AppState, AppAction> = pullback(
    rowReducer, optional: \.sheet, action: CasePath(\.sheet, AppAction.sheet))
  // pullback(elementsByID:)
  let rows: EffectReducer<AppState, AppAction> = pullback(
    rowReducer, elementsByID: \.rows, action: CasePath(\.row, AppAction.row))
  let store = Store(value: AppState(), reducer: combine(sheet, rows))
  // CasePath.modify
  var action = AppAction.row(ElementAction(id: 1, action: .starTapped))
  CasePath(\.row, AppAction.row).modify(&action) { $0.id = 2 }
  // ElementAction
  store.send(.row(ElementAction(id: 1, action: .starTapped)))
  // IdentifiedArray
  var array: IdentifiedArray = [Row(id: 1), Row(id: 2)]
  // IdentifiedArray.append
  array.append(Row(id: 3))
  // IdentifiedArray.insert
  array.insert(Row(id: 4), at: 0)
  // IdentifiedArray.remove
  array.remove(id: 2)
  // IdentifiedArray.removeAll
  array.removeAll { $0.stars == 0 }
  // IdentifiedArray.move
  array.move(fromOffsets: [0], toOffset: 1)
  // IdentifiedArray.index
  print(array.index(id: 1) as Any)
  // IdentifiedArray.ids
  print(array.ids)
}

@MainActor private func stage7(_ store: Store<AppState, AppAction>) async {
  // Scopable.scope, ScopedStore
  let rows = store.scope(value: \.rows, action: CasePath(\.row, AppAction.row))
  // scope(ifPresent:)
  let sheet = store.scope(ifPresent: \.sheet, action: CasePath(\.sheet, AppAction.sheet))
  // scope(elementsByID:)
  let row = store.scope(elementsByID: \.rows, id: 1, action: CasePath(\.row, AppAction.row))
  // ScopedStore.value
  print(rows.value.count)
  // ScopedStore.send
  sheet?.send(.starTapped)
  // ScopedStore.sendAndWait
  await sheet?.sendAndWait(.starTapped)
  // ScopedStore.observe
  let token = row?.observe { row in print(row.stars) }
  // Scopable.observeChanges
  let changes = row?.observeChanges { row in print(row.stars) }
  // Scopable.values
  for await row in sheet!.values { print(row.stars) }
  withExtendedLifetime((token, changes)) {}
}

@MainActor private func stage8() throws {
  // forEachRoute
  let reducer: EffectReducer<AppState, AppAction> = forEachRoute(
    rowReducer, routes: \.routes, action: CasePath(\.router, AppAction.router),
    coordinator: { _, _ in .none })
  let store = Store(value: AppState(), reducer: reducer)
  // RouterAction, RouterAction.routeAction
  store.send(.router(.routeAction(index: 0, .starTapped)))
  // RouterAction.screensLeft
  store.send(.router(.screensLeft([store.value.routes.topID])))
  // scope(routes:)
  let top = store.scope(
    routes: \.routes, id: store.value.routes.topID, action: CasePath(\.router, AppAction.router))
  print(top?.value as Any)
  // Route, Route.root
  let home = Route.root(Row(id: 0), withNavigation: true)
  // Routes
  var routes = try Routes([home, .push(Row(id: 1))])
  // Route.push, Route.sheet, Route.cover, Routes.append
  routes.append(contentsOf: [.push(Row(id: 2)), .sheet(Row(id: 3)), .cover(Row(id: 4))])
  // Routes.push
  routes.push(Row(id: 5))
  // Routes.presentSheet
  routes.presentSheet(Row(id: 6), withNavigation: true)
  // Routes.presentCover
  routes.presentCover(Row(id: 7))
  // Routes.canPush
  print(routes.canPush)
  // Routes.top
  routes.top.stars += 1
  // Routes.topID, RouteID
  let id: RouteID = routes.topID
  // Routes.ids
  print(routes.ids)
  // Routes.index
  print(routes.index(of: id) as Any)
  // Routes.goBack
  routes.goBack()
  // Routes.goBackTo
  routes.goBackTo(index: 1)
  // Routes.goBackToRoot
  routes.goBackToRoot()
  // Routes.canGoBack
  print(routes.canGoBack())
  // Routes.pop
  routes.pop()
  // Routes.popTo
  routes.popTo(index: 1)
  // Routes.popToRoot
  routes.popToRoot()
  // Routes.popToCurrentNavigationRoot
  routes.popToCurrentNavigationRoot()
  // Routes.dismiss
  routes.dismiss()
  // Routes.dismissAll
  routes.dismissAll()
  // Routes.insert
  routes.insert(.push(Row(id: 8)), at: 1)
  // Routes.remove
  routes.remove(at: 1)
  // Routes.replaceTop
  routes.replaceTop(with: Row(id: 9))
  // Routes.replaceAll
  routes.replaceAll(with: Routes(root: Row(id: 0), withNavigation: true))
  // Routes.pushAndClear
  routes.pushAndClear(Row(id: 10))
  // Routes.removed
  print(routes.removed)
  // RouteStyle
  print(home.style == .push, home.style.isPresentation)
  // RouteID.matchingNumbers
  RouteID.matchingNumbers { store.replay([]) }
}
