// The examples of the cheat sheet, stages 5 to 8.
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
