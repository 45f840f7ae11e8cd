// The examples of the cheat sheet, stages 6 to 8: the line below each name.
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
  case router(RouterAction<Row, RowAction>)

  var row: ElementAction<Int, RowAction>? {
    if case .row(let action) = self { action } else { nil }
  }
  var sheet: RowAction? { if case .sheet(let action) = self { action } else { nil } }
  var router: RouterAction<Row, RowAction>? {
    if case .router(let action) = self { action } else { nil }
  }
}

private func rowReducer(row: inout Row, action: RowAction) -> Effect<RowAction> { .none }

@MainActor private func stage6() async {
  // TestClock
  let clock = TestClock()
  // TestClock.advance
  await clock.advance(by: .seconds(1))
  // TestClock.sleepers
  await clock.sleepers(atLeast: 1)
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

@MainActor private func stage7() {
  // pullback(optional:)
  let sheet: EffectReducer<AppState, AppAction> = pullback(
    rowReducer, optional: \.sheet, action: CasePath(\.sheet, AppAction.sheet))
  // pullback(elementsByID:)
  let rows: EffectReducer<AppState, AppAction> = pullback(
    rowReducer, elementsByID: \.rows, action: CasePath(\.row, AppAction.row))
  let store = Store(value: AppState(), reducer: combine(sheet, rows))
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
  // Store.scope, ScopedStore
  let part = store.scope(value: \.rows, action: AppAction.row)
  // ScopedStore.scope
  let row = part.scope(value: \.count, action: { $0 })
  // ScopedStore.value
  print(row.value)
  // ScopedStore.send
  part.send(ElementAction(id: 1, action: .starTapped))
  // ScopedStore.observe
  let token = row.observe { count in print(count) }
  withExtendedLifetime(token) {}
  if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
    // ObservableStore
    let observable = ObservableStore(row)
    // ObservableStore.send
    observable.send(ElementAction(id: 1, action: .starTapped))
    // ObservableStore.value
    print(observable.value)
  }
}

@MainActor private func stage8() throws {
  // forEachRoute
  let reducer: EffectReducer<AppState, AppAction> = forEachRoute(
    rowReducer, routes: \.routes, action: CasePath(\.router, AppAction.router),
    parent: { _, _ in .none })
  let store = Store(value: AppState(), reducer: reducer)
  // RouterAction, RouterAction.routeAction
  store.send(.router(.routeAction(index: 0, .starTapped)))
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
