// Errors you will see: code that the compiler refuses, with its messages, and fixes. Each section is compiled alone.

// MARK: Types

func wrongKeyPath() -> Reducer<AppState, AppAction> {
  combine {
    // error: value of type 'AppState' has no member 'cuont'
    pullback(counterReducer, value: \.cuont, action: \.counter)
  }
}

func otherPart() -> Reducer<AppState, AppAction> {
  combine {
    // error: to expected argument type 'WritableKeyPath<AppState, Int>'
    pullback(counterReducer, value: \.name, action: \.counter)
  }
}

enum TabAction { case counter(CounterAction) }

func noCaseProperty() -> Reducer<AppState, TabAction> {
  combine {
    // error: key path cannot refer to enum case 'counter'
    pullback(counterReducer, value: \.count, action: \.counter)
  }
}

func untypedReducer() {
  // error: cannot infer type of closure parameter 'action' without a type annotation
  let store = Store(value: AppState()) { state, action in state.count += 1 }
  let fixed = Store(value: AppState()) { (state: inout AppState, action: AppAction) in
    state.count += 1
  }
  _ = (store, fixed)
}

func valueIsReadOnly(_ store: Store<AppState, AppAction>) {
  // error: left side of mutating operator isn't mutable: 'value' is a get-only property
  store.value.count += 1
}

func tokenNotKept(_ store: Store<AppState, AppAction>) {
  // warning: result of call to 'observe' is unused
  store.observe { print($0.count) }
}

func tokenNotUsed(_ store: Store<AppState, AppAction>) {
  // warning: initialization of immutable value 'token' was never used
  let token = store.observe { print($0.count) }
  let fixed = store.observe { print($0.count) }
  defer { fixed.cancel() }
  store.send(.resetTapped)
}

// error: let 'globalReducer' is not concurrency-safe
let globalReducer: Reducer<AppState, AppAction> = combine {
  pullback(counterReducer, value: \.count, action: \.counter)
}

@MainActor let fixedReducer: Reducer<AppState, AppAction> = combine {
  pullback(counterReducer, value: \.count, action: \.counter)
}

func undoableInCompose() -> Reducer<Undoable<Int>, UndoableAction<CounterAction>> {
  // error: cannot convert value of type '@Sendable (@escaping (inout Int, CounterAction) -> Void, Int,
  compose(undoable, logging)(counterReducer)
}

func fixedCompose() -> Reducer<Undoable<Int>, UndoableAction<CounterAction>> {
  compose({ undoable($0, limit: 10) }, { logging($0) })(counterReducer)
}

func noCasePath() -> EffectReducer<AppState, AppAction> {
  combine {
    // error: to expected argument type 'CasePath<AppAction, CounterAction>'
    pullback(searchReducer, value: \.count, action: \.counter)
  }
}

func plainAmongEffectful() -> EffectReducer<AppState, AppAction> {
  combine {
    pullback(searchReducer, value: \.count, action: CasePath(\.counter, AppAction.counter))
    // error: to expected argument type 'EffectReducer<AppState, AppAction>'
    pullback(counterReducer, value: \.count, action: \.counter)
    lift(pullback(counterReducer, value: \.count, action: \.counter))
  }
}

func reset(state: inout AppState, action: AppAction) {}

func combineForgotten() -> Reducer<AppState, AppAction> {
  // error: cannot infer key path type from context; consider explicitly specifying a root type
  pullback(counterReducer, value: \.count, action: \.counter)
  // error: function is unused
  reset
}

func ticking(clock: some Clock<Duration>) -> EffectReducer<Int, CounterAction> { searchReducer }

@MainActor func clockNotPassed() {
  // error: generic parameter 'some Clock<Duration>' could not be inferred
  let store = Store(value: 0, reducer: ticking)
  let fixed = Store(value: 0, reducer: ticking(clock: ContinuousClock()))
  _ = (store, fixed)
}

struct ListState { var detail: Int? }
enum ListAction {
  case detail(CounterAction)

  var detail: CounterAction? { if case .detail(let action) = self { action } else { nil } }
}

func liftOutside() -> EffectReducer<ListState, ListAction> {
  // error: to expected argument type '(inout ListState, ListAction) -> Void'
  lift(pullback(counterReducer, optional: \.detail, action: CasePath(\.detail, ListAction.detail)))
}

func liftInside() -> EffectReducer<ListState, ListAction> {
  pullback(lift(counterReducer), optional: \.detail, action: CasePath(\.detail, ListAction.detail))
}

struct SearchEnvironment: Sendable { var find: @Sendable () async -> Int }

func find(_ environment: SearchEnvironment) -> EffectReducer<Int, CounterAction> {
  { _, _ in .run { send in await send(.countFound(await environment.find())) } }
}

func missingEnvironment() -> EffectReducer<AppState, AppAction> {
  combine {
    // error: to expected argument type '(inout Int, CounterAction) -> Effect<CounterAction>'
    pullback(find, value: \.count, action: CasePath(\.counter, AppAction.counter))
  }
}

@MainActor func environmentNotPassed() {
  // error: call the feature with its environment first
  let store = Store(value: 0, reducer: find)
  _ = store
}

@MainActor func environmentPassed(_ environment: SearchEnvironment) {
  _ = Store(value: 0, reducer: find(environment))
}

func commas() -> EffectReducer<Int, CounterAction> {
  // error: list effectful reducers in braces: combine { a; b; c }
  combine(searchReducer, searchReducer, searchReducer)
}

// swift-format-ignore
func missingReturn(count: inout Int, action: CounterAction) -> Effect<CounterAction> {
  switch action {
  case .incrTapped:
    count += 1
    // error: has no member 'run'
    .run { send in await send(.countFound(1)) }
  case .countFound(let found): count = found
  }
  return .none
}

func outsideAnActor() -> Store<Int, CounterAction> {
  // error: in a synchronous nonisolated context
  Store(value: 0, reducer: searchReducer)
}

@MainActor final class Model {
  // error: actor-isolated default value in a main actor-isolated context
  let store = Store(value: 0, reducer: searchReducer)
  let fixed = Store(value: 0, reducer: searchReducer, isolation: MainActor.shared)
  let other: Store<Int, CounterAction>

  init() { other = Store(value: 0, reducer: searchReducer) }
}

func stateInAnEffect(state: inout AppState, action: CounterAction) -> Effect<CounterAction> {
  // error: mutable capture of 'inout' parameter 'state' is not allowed
  .run { send in await send(.countFound(state.count)) }
}

func copiedState(state: inout AppState, action: CounterAction) -> Effect<CounterAction> {
  .run { [count = state.count] send in await send(.countFound(count)) }
}

@MainActor
func storeInAnEffect(_ store: Store<AppState, AppAction>) -> Effect<CounterAction> {
  // error: capture of 'store' with non-Sendable type 'Store<AppState, AppAction>'
  .run { _ in store.send(.resetTapped) }
}

final class Photo {}
enum PhotoAction {
  case loadTapped
  case loaded(Photo)
}

func actionIsNotSendable(state: inout AppState, action: PhotoAction) -> Effect<PhotoAction> {
  // error: type 'PhotoAction' does not conform to the 'Sendable' protocol
  .run { send in await send(.loadTapped) }
}

struct CountEnvironment { var find: () async -> Int }

func count(_ environment: CountEnvironment) -> EffectReducer<Int, CounterAction> {
  { _, _ in
    // error: capture of 'environment' with non-Sendable type 'CountEnvironment'
    .run { send in await send(.countFound(await environment.find())) }
  }
}

struct Row: Identifiable { var id = 0 }
struct RowsState { var rows: IdentifiedArray<Row> = [] }
func rowReducer(row: inout Row, action: CounterAction) -> Effect<CounterAction> { .none }

enum RowsAction {
  case row(Int, CounterAction)

  var row: (Int, CounterAction)? {
    if case .row(let id, let action) = self { (id, action) } else { nil }
  }
}

func twoPayloads() -> EffectReducer<RowsState, RowsAction> {
  // error: to expected argument type 'KeyPath<RowsAction, ElementAction<Int, CounterAction>?>'
  pullback(rowReducer, elementsByID: \.rows, action: CasePath(\.row, RowsAction.row))
}

func identifiedRows(_ rows: [Row]) -> IdentifiedArray<Row> {
  // error: missing argument label 'uniqueElements:' in call
  IdentifiedArray(rows)
}

// error: let 'counterPath' is not concurrency-safe
let counterPath = CasePath(\AppAction.counter, AppAction.counter)

@MainActor let mainStore = Store(value: 0) { $0 += $1 }

func elsewhere() async {
  // error: cannot exit main actor-isolated context
  await Task.detached { mainStore.send(1) }.value
}

// swift-format-ignore
func closureInAList() -> EffectReducer<AppState, AppAction> {
  combine {
    // error: a closure on the next line is part of this call: make it a function, and list its name
    pullback(searchReducer, value: \.count, action: CasePath(\.counter, AppAction.counter))
    { state, action in
      state.name = ""
      return .none
    }
  }
}

// swift-format-ignore
func closureInAPlainList() -> Reducer<AppState, AppAction> {
  combine {
    // error: a closure on the next line is part of this call: make it a function, and list its name
    pullback(counterReducer, value: \.count, action: \.counter)
    { state, action in state.name = "" }
  }
}

func closureAfterAName() -> Reducer<AppState, AppAction> {
  combine {
    // error: to expected argument type 'Reducer<AppState, AppAction>'
    reset
    // error: trailing closure passed to parameter of type 'AppState' that does not accept a closure
    { state, action in state.name = "" }
  }
}

// MARK: Promise 7: a store cannot leave the isolation that created it while that isolation can still use it

func sendAcross(_ store: Store<Int, Int>) {
  // error: passing closure as a 'sending' parameter risks
  Task.detached { store.send(1) }
}

actor Archive { func keep(_ store: Store<Int, Int>) {} }

func pass(_ store: Store<Int, Int>, to archive: Archive) async {
  // error: sending 'store' risks
  await archive.keep(store)
}

// MARK: A store in its own reducer

func storeInItsReducer() {
  let store: Store<Int, Int>
  // error: constant 'store' captured by a closure before being initialized
  store = Store(value: 0) { count, action in store.send(action) }
  store.send(1)
}

// MARK: Everything is on the main actor by default
// Compiled with: -default-isolation MainActor

let mainActorReducer: Reducer<AppState, AppAction> = combine {
  // error: loses global actor 'MainActor'
  pullback(counterReducer, value: \.count, action: \.counter)
}

nonisolated func freeReducer(count: inout Int, action: CounterAction) { count += 1 }

let fixedReducer: Reducer<AppState, AppAction> = combine {
  pullback(freeReducer, value: \.count, action: \.counter)
}

final class CounterScreen {
  // error: loses global actor 'MainActor'
  let store = Store(value: 0, reducer: counterReducer)
}

final class FixedCounterScreen {
  let store = Store(value: 0) { counterReducer(count: &$0, action: $1) }
  let searching = Store(
    value: 0, reducer: { searchReducer(count: &$0, action: $1) }, isolation: MainActor.shared)
}

// MARK: A model on the main actor
// Compiled with: -default-isolation MainActor
// import Foundation

struct Track: Decodable { var title: String }

func load(data: Data) -> Effect<Track> {
  .run { send in
    // error: main actor-isolated conformance of 'Track' to 'Decodable'
    await send(try JSONDecoder().decode(Track.self, from: data))
  }
}

nonisolated struct FixedTrack: Decodable { var title: String }

func loadFixed(data: Data) -> Effect<FixedTrack> {
  .run { send in await send(try JSONDecoder().decode(FixedTrack.self, from: data)) }
}

// MARK: Tests
// import Stage5Testing
// import Testing

@Test func searching() async {
  // error: cannot be called from outside of the actor
  let store = TestStore(value: 0, reducer: searchReducer)
  store.send(.incrTapped)
}

struct FeatureEnvironment {}
func feature(_ environment: FeatureEnvironment) -> EffectReducer<Int, CounterAction> {
  searchReducer
}

@MainActor func testedFeature() {
  // error: call the feature with its environment first
  let store = TestStore(value: 0, reducer: feature)
  _ = store.value
}

// MARK: A test store without Testing
// import Stage5Testing

func noImportOfTesting() {
  // error: no macro named '_sourceLocation'
  let store = TestStore(value: 0, reducer: counterReducer)
  _ = store.value
}

// MARK: A type of your own with the same name
// Compiled with: the copied files

// error: invalid redeclaration of 'Route'
struct Route { var path = "" }
