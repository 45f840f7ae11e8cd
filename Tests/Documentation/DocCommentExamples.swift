// The examples of the doc comments, so that they are compiled.

import ClassicRedux
import Foundation
import Observation
import Stage5Testing
import Testing

/// Lets a function list expressions without using their results, as examples do.
@resultBuilder enum Example {
  static func buildExpression<Result>(_ result: Result) {}
  static func buildBlock(_ statements: Void...) {}
}

// MARK: Stages 1 to 4

struct AppState { var count = 0, favorites: [Int] = [] }

enum AppAction: Sendable {
  case counter(CounterAction)
  case favorites(FavoritesAction)
  var counter: CounterAction? { if case .counter(let action) = self { action } else { nil } }
  var favorites: FavoritesAction? { if case .favorites(let action) = self { action } else { nil } }
}

enum CounterAction { case incrTapped }
enum FavoritesAction { case saveTapped }

func counterReducer(count: inout Int, action: CounterAction) { count += 1 }
private func favoritesReducer(favorites: inout [Int], action: FavoritesAction) {}

@Example private func stage1() {
  let store = Store(value: 0) { count, step in count += step }
  let token = store.observe { count in print(count) }
  store.send(2)  // prints 2
  store.value  // 2
  token
}

@Example private func stage2() {
  let appReducer: Reducer<AppState, AppAction> = combine {
    pullback(counterReducer, value: \.count, action: \.counter)
    pullback(favoritesReducer, value: \.favorites, action: \.favorites)
  }
  let reducer = pullback(counterReducer, value: \AppState.count, action: \AppAction.counter)
  (appReducer, reducer)
}

private func activityFeed(
  _ reducer: @escaping Reducer<AppState, AppAction>, now: @escaping () -> Date
) -> Reducer<AppState, AppAction> { reducer }

@Example private func stage4(
  _ appReducer: @escaping EffectReducer<AppState, AppAction>, now: @escaping () -> Date
) {
  CasePath(\AppAction.counter, AppAction.counter)
  wrap(appReducer, in: { activityFeed($0, now: now) })
}

private enum LineAction: Sendable {
  case lineArrived(String)
  case linesFailed(String)
}

private func run(_ lines: AsyncThrowingStream<String, any Error>) -> Effect<LineAction> {
  .run { send in
    for try await line in lines { await send(.lineArrived(line)) }
  } catch: { error, send in
    await send(.linesFailed(error.localizedDescription))
  }
}

// MARK: Stage 5

struct Search: Equatable { var query = "", results: [String] = [] }

enum SearchAction {
  case typed(String)
  case found([String])
  var found: [String]? { if case .found(let results) = self { results } else { nil } }
}

func searchReducer(clock: any Clock<Duration>) -> EffectReducer<Search, SearchAction> {
  { _, _ in .none }
}

@MainActor private func testClock() async {
  let clock = TestClock()
  let store = TestStore(value: Search(), reducer: searchReducer(clock: clock))
  store.send(.typed("prime")) { $0.query = "prime" }
  await clock.waitForSleepers(1)
  await clock.advance(by: .milliseconds(300))
  await store.receive(\.found) { $0.results = ["2", "3"] }
}

private struct Counter: Equatable { var isLoading = false, nthPrime: Int? }

private enum NthPrimeAction: Equatable {
  case nthPrimeTapped
  case nthPrimeLoaded(Int)
  var nthPrimeLoaded: Int? { if case .nthPrimeLoaded(let prime) = self { prime } else { nil } }
}

private func counterReducer(
  _ value: inout Counter, _ action: NthPrimeAction
) -> Effect<NthPrimeAction> { .none }

@MainActor private func testStore() async {
  let store = TestStore(value: Counter(), reducer: counterReducer)
  store.send(.nthPrimeTapped) { $0.isLoading = true }
  await store.receive(.nthPrimeLoaded(5)) {
    $0.isLoading = false
    $0.nthPrime = 5
  }
  await store.finish()
  await store.receive(\.nthPrimeLoaded) { $0.nthPrime = 5 }
  await store.receive(\.nthPrimeLoaded, 5) { $0.nthPrime = 5 }
  await store.receive(where: { $0.nthPrimeLoaded != nil })
}

// MARK: Stages 6 and 7

struct Row: Identifiable, Equatable { var id: Int, text = "" }
enum RowAction { case tapped }
struct List { var rows: IdentifiedArray<Row> = [], detail: Row? }

enum ListAction {
  case row(ElementAction<Int, RowAction>)
  case detail(RowAction)
  var row: ElementAction<Int, RowAction>? {
    if case .row(let action) = self { action } else { nil }
  }
  var detail: RowAction? { if case .detail(let action) = self { action } else { nil } }
}

func rowReducer(_ value: inout Row, _ action: RowAction) -> Effect<RowAction> { .none }
private func listReducer(_ value: inout List, _ action: ListAction) -> Effect<ListAction> { .none }
private let detailReducer = rowReducer

private func rowsReducer() -> EffectReducer<List, ListAction> {
  combine {
    pullback(rowReducer, elementsByID: \.rows, action: CasePath(\.row, ListAction.row))
    listReducer
  }
}

private func presented() -> EffectReducer<List, ListAction> {
  combine {
    pullback(detailReducer, ifPresent: \.detail, action: CasePath(\.detail, ListAction.detail))
    listReducer
  }
}

@Example private func identifiedArray() {
  var rows: IdentifiedArray<Row> = [Row(id: 1, text: "one"), Row(id: 2, text: "two")]
  rows[id: 2]?.text = "zwei"  // changed in place
  rows.append(Row(id: 2))  // (inserted: false, index: 1)
  rows[id: 1] = nil  // removed
  rows.move(fromOffsets: [0, 2], toOffset: 4)  // a b c d e → b d a c e
  rows.remove(atOffsets: [0, 2])  // a b c d → b d
}

@MainActor private func values(of store: Store<AppState, AppAction>) async {
  for await state in store.values { print(state.count) }
}

@Example private func scoped(_ store: Store<AppState, AppAction>) {
  let counter = store.scope(value: \.count, action: CasePath(\.counter, AppAction.counter))
  counter.send(.incrTapped)  // sends .counter(.incrTapped)
  counter.value  // the current count in the store
}

// MARK: Stage 8

enum Screen {
  case home
  case settings
  case detail(String)
  case edit(Editor)
  var edit: Editor? {
    get { if case .edit(let editor) = self { editor } else { nil } }
    set { if let newValue { self = .edit(newValue) } }
  }
  var editor: Editor? { edit }
}

struct Editor { var text = "", isSaved = false }

enum ScreenAction {
  case home(HomeAction)
  case edit(EditAction)
}
enum HomeAction { case numberTapped(String) }
enum EditAction { case saved }

struct Flow {
  var routes = Routes(root: Screen.home, withNavigation: true)
  var drafts: [String] = []
}

enum FlowAction {
  case router(RouterAction<ScreenAction>)
  var router: RouterAction<ScreenAction>? {
    switch self {
    case .router(let action): action
    }
  }
}

func screenReducer(_ screen: inout Screen, _ action: ScreenAction) -> Effect<ScreenAction> { .none }

private func flowReducer() -> EffectReducer<Flow, FlowAction> {
  forEachRoute(
    screenReducer, routes: \.routes, action: CasePath(\.router, FlowAction.router)
  ) { flow, action in
    switch action {
    case .router(.routeAction(let address, .home(.numberTapped(let number))))
    where flow.routes.isTop(address):
      flow.routes.push(.detail(number))
    case .router(.wentBack):
      flow.drafts += flow.routes.removed.compactMap(\.screen.editor?.text)
    case .router(.routeAction(let address, .edit(.saved))):
      flow.routes[address]?.edit?.isSaved = true
    case .router: break
    }
    return .none
  }
}

@Example private func routes() {
  let route: Route<Screen> = .sheet(.settings, withNavigation: true)
  var routes = Routes(root: Screen.home, withNavigation: true)
  routes.push(.detail("one"))  // true
  routes.presentSheet(.settings)
  routes.push(.detail("two"))  // false: the sheet has no navigation
  routes.goBackToRoot()  // true
  routes.goBack()  // false: the root stays
  route
}
