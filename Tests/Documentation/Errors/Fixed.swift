// Errors you will see: the fixes. Each section is compiled alone.

// MARK: Everywhere

func path() -> Reducer<AppState, AppAction> {
  combine {
    pullback(counterReducer, value: \.count, action: \.counter)
  }
}

func casePathAndLift() -> EffectReducer<AppState, AppAction> {
  combine {
    pullback(searchReducer, value: \.count, action: CasePath(\.counter, AppAction.counter))
    lift(pullback(counterReducer, value: \.count, action: \.counter))
    pullback(lift(counterReducer), value: \.count, action: CasePath(\.counter, AppAction.counter))
  }
}

func undoableWithParameters() -> Reducer<Undoable<Int>, UndoableAction<CounterAction>> {
  compose({ undoable($0, limit: 10) }, { logging($0) })(counterReducer)
}

func namedTypes() {
  let store = Store(value: AppState()) { (state: inout AppState, action: AppAction) in
    state.count += 1
  }
  let token = store.observe { print($0.count) }
  defer { token.cancel() }
  store.send(.resetTapped)
}

func inBraces() -> EffectReducer<Int, CounterAction> {
  combine {
    searchReducer
    searchReducer
    searchReducer
  }
}

// A case without a property.

enum TabAction {
  case counter(CounterAction)

  var counter: CounterAction? { if case .counter(let action) = self { action } else { nil } }
}

func caseProperty() -> Reducer<AppState, TabAction> {
  combine {
    pullback(counterReducer, value: \.count, action: \.counter)
  }
}

// A forgotten `combine`, and `lift` inside.

func reset(state: inout AppState, action: AppAction) {}

func combined() -> Reducer<AppState, AppAction> {
  combine {
    pullback(counterReducer, value: \.count, action: \.counter)
    reset
  }
}

struct ListState { var detail: Int? }
enum ListAction {
  case detail(CounterAction)

  var detail: CounterAction? { if case .detail(let action) = self { action } else { nil } }
}

func liftInside() -> EffectReducer<ListState, ListAction> {
  pullback(lift(counterReducer), optional: \.detail, action: CasePath(\.detail, ListAction.detail))
}

// A clock, a missing environment, and effects.

func ticking(clock: some Clock<Duration>) -> EffectReducer<Int, CounterAction> { searchReducer }

@MainActor func clockPassed() { _ = Store(value: 0, reducer: ticking(clock: ContinuousClock())) }

struct SearchEnvironment: Sendable { var find: @Sendable () async -> Int }

func find(_ environment: SearchEnvironment) -> EffectReducer<Int, CounterAction> {
  { _, _ in .run { send in await send(.countFound(await environment.find())) } }
}

@MainActor func environmentPassed(_ environment: SearchEnvironment) {
  _ = Store(value: 0, reducer: find(environment))
}

func withReturn(count: inout Int, action: CounterAction) -> Effect<CounterAction> {
  switch action {
  case .incrTapped:
    count += 1
    return .run { [count] send in await send(.countFound(count)) }
  case .countFound(let found): count = found
  }
  return .none
}

func copiedState(state: inout AppState, action: CounterAction) -> Effect<CounterAction> {
  .run { [count = state.count] send in await send(.countFound(count)) }
}

// A closure in a list.

func clearName(state: inout AppState, action: AppAction) -> Effect<AppAction> {
  state.name = ""
  return .none
}

func functionInAList() -> EffectReducer<AppState, AppAction> {
  combine {
    pullback(searchReducer, value: \.count, action: CasePath(\.counter, AppAction.counter))
    clearName
  }
}

// A case with two payloads.

struct Row: Identifiable { var id = 0 }
struct RowsState { var rows: IdentifiedArray<Row> = [] }
func rowReducer(row: inout Row, action: CounterAction) -> Effect<CounterAction> { .none }

enum RowsAction {
  case row(ElementAction<Int, CounterAction>)

  var row: ElementAction<Int, CounterAction>? {
    if case .row(let action) = self { action } else { nil }
  }
}

func onePayload() -> EffectReducer<RowsState, RowsAction> {
  pullback(rowReducer, elementsByID: \.rows, action: CasePath(\.row, RowsAction.row))
}

// A reducer as a global constant.

@MainActor let globalReducer: Reducer<AppState, AppAction> = combine {
  pullback(counterReducer, value: \.count, action: \.counter)
}

// An action that is not Sendable.

final class Photo: Sendable { let name = "" }
enum PhotoAction {
  case loadTapped
  case loaded(Photo)
}

func actionIsSendable(state: inout AppState, action: PhotoAction) -> Effect<PhotoAction> {
  .run { send in await send(.loadTapped) }
}

// A store outside an actor, and as a stored property's default.

@MainActor func onAnActor() -> Store<Int, CounterAction> {
  Store(value: 0, reducer: searchReducer)
}

@MainActor final class Model {
  let store = Store(value: 0, reducer: searchReducer, isolation: MainActor.shared)
  let other: Store<Int, CounterAction>

  init() { other = Store(value: 0, reducer: searchReducer) }
}

func identifiedRows(_ rows: [Row]) -> IdentifiedArray<Row> { IdentifiedArray(uniqueElements: rows) }

// MARK: Everything is on the main actor by default
// Compiled with: -default-isolation MainActor
// import Foundation

func appReducer() -> Reducer<AppState, AppAction> {
  combine {
    pullback(counterReducer, value: \.count, action: \.counter)
  }
}
nonisolated func freeReducer(count: inout Int, action: CounterAction) { count += 1 }
nonisolated func freeSearch(count: inout Int, action: CounterAction) -> Effect<CounterAction> {
  .none
}

let mainActorReducer: Reducer<AppState, AppAction> = combine {
  pullback(freeReducer, value: \.count, action: \.counter)
}

final class CounterScreen {
  let store = Store(value: 0) { counterReducer(count: &$0, action: $1) }
  let searching = Store(
    value: 0, reducer: { searchReducer(count: &$0, action: $1) }, isolation: MainActor.shared)
}

nonisolated struct Track: Decodable { var title: String }

func load(data: Data) -> Effect<Track> {
  .run { send in
    await send(try JSONDecoder().decode(Track.self, from: data))
  }
}
