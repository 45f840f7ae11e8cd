// Errors you will see: code that the compiler refuses, with its messages, and fixes. Each section is compiled alone.

// MARK: Types
// import Dispatch

func unchangeable(count: Int, action: CounterAction) {
  // error: left side of mutating operator isn't mutable: 'count' is a 'let' constant
  count += 1
}

func tally(count: Int, action: CounterAction) -> Effect<CounterAction> { .none }

func noInout() -> EffectReducer<AppState, AppAction> {
  // error: to expected argument type '(inout Int, CounterAction) -> Effect<CounterAction>'
  pullback(tally, value: \.count, action: CasePath(\.counter, AppAction.counter))
}

@MainActor func tallied() {
  // error: the reducer changes the value in place: its parameter is `inout`
  _ = Store(value: 0, reducer: tally)
}

func noEffect(count: inout Int, action: CounterAction) -> Effect<CounterAction> {
  switch action {
  // error: cannot convert value of type '()' to specified type 'Effect<CounterAction>'
  case .incrTapped: count += 1
  case .countFound(let found): count = found
  }
}

func noEffectInOneLine(count: inout Int, action: CounterAction) -> Effect<CounterAction> {
  // error: cannot convert return expression of type '()' to return type 'Effect<CounterAction>'
  count += 1
}

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

func noPropertyForACasePath() -> EffectReducer<AppState, TabAction> {
  // error: key path cannot refer to enum case 'counter'
  pullback(searchReducer, value: \.count, action: CasePath(\.counter, TabAction.counter))
}

extension CasePath<TabAction, CounterAction> {
  // error: key path cannot refer to enum case 'counter'
  static var counter: Self { Self(\.counter, TabAction.counter) }
}

func misspelledCase() -> EffectReducer<AppState, AppAction> {
  // error: value of type 'AppAction' has no member 'countr'
  pullback(searchReducer, value: \.count, action: CasePath(\.countr, AppAction.counter))
}

struct Payment { var amount = "" }

enum Screen {
  case home
  case form(Payment)

  var form: Payment? { if case .form(let payment) = self { payment } else { nil } }
}

func formIsReadOnly(_ routes: inout Routes<Screen>) {
  // error: cannot assign to property: 'form' is a get-only property
  routes.top.form?.amount = "1"
}

func untypedReducer() {
  // error: cannot infer type of closure parameter 'action' without a type annotation
  let store = Store(value: AppState()) { state, action in state.count += 1 }
  _ = store
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
}

// error: let 'globalReducer' is not concurrency-safe
let globalReducer: Reducer<AppState, AppAction> = combine {
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
  _ = store
}

struct ListState { var detail: Int? }
enum ListAction {
  case detail(CounterAction)

  var detail: CounterAction? { if case .detail(let action) = self { action } else { nil } }
}

func liftOutside() -> EffectReducer<ListState, ListAction> {
  // error: to expected argument type '(inout ListState, ListAction) -> Void'
  lift(pullback(counterReducer, ifPresent: \.detail, action: CasePath(\.detail, ListAction.detail)))
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

func commas() -> EffectReducer<Int, CounterAction> {
  // error: extra argument in call
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

func fromAQueue(_ store: Store<AppState, AppAction>, _ queue: DispatchQueue) {
  // error: capture of 'store' with non-Sendable type 'Store<AppState, AppAction>'
  queue.async { store.send(.resetTapped) }
}

@MainActor final class AppModel {
  let store = Store(value: AppState()) { (state: inout AppState, action: AppAction) in }

  func calculate(on queue: DispatchQueue) {
    // error: main actor-isolated property 'store' can not be referenced from a Sendable closure
    queue.async { self.store.send(.resetTapped) }
  }
}

func queueInAnEffect(_ queue: DispatchQueue) -> Effect<CounterAction> {
  .run { send in
    // error: 'async' call in a function that does not support concurrency
    queue.async { send(.countFound(7)) }
  }
}

func awaitedQueue(_ queue: DispatchQueue) -> Effect<CounterAction> {
  .run { send in
    let found = await withCheckedContinuation { answer in
      queue.async { answer.resume(returning: 7) }
    }
    await send(.countFound(found))
  }
}

// MARK: A return that is missing on some way

func noEffectOnOneWay(count: inout Int, action: CounterAction) -> Effect<CounterAction> {
  switch action {
  case .incrTapped:
    count += 1
    return .none
  case .countFound(let found): count = found
  }
  // error: missing return in global function expected to return 'Effect<CounterAction>'
}

func noEffectInAClosure() -> EffectReducer<Int, CounterAction> {
  { count, action in
    let step = 1
    count += step
    // error: missing return in closure expected to return 'Effect<CounterAction>'
  }
}

// MARK: The main queue, outside the main actor
// import Dispatch

func fromOutside(_ store: Store<AppState, AppAction>) {
  // error: sending 'store' risks
  DispatchQueue.main.async { store.send(.resetTapped) }
}

@MainActor func fromTheMainActor(_ store: Store<AppState, AppAction>) {
  DispatchQueue.main.async { store.send(.resetTapped) }
}

// MARK: The compiler crashes

struct Box<Content> { var content: Content }

func edit<Content>(_ box: Box<Content>, change: (inout Content) -> Void) -> Box<Content> {
  var box = box
  change(&box.content)
  return box
}

func announce(_ text: String) {}

// crash: While type-checking statement at
func crashing() -> Box<Int> {
  // crash: Trail corrupted
  edit(Box(content: 0)) { count in
    announce(1)
    count += 1
  }
}

// MARK: The errors in place of the crash

struct Box<Content> { var content: Content }

func edit<Content>(_ box: Box<Content>, change: (inout Content) -> Void) -> Box<Content> { box }

func announce(_ text: String) {}

func withInit() -> Box<Int> {
  edit(.init(content: 0)) { count in
    // error: cannot convert value of type 'Int' to expected argument type 'String'
    announce(1)
    count += 1
  }
}

func withTypes() -> Box<Int> {
  edit(Box<Int>(content: 0)) { count in
    // error: cannot convert value of type 'Int' to expected argument type 'String'
    announce(1)
    count += 1
  }
}

func change(count: inout Int) {
  // error: cannot convert value of type 'Int' to expected argument type 'String'
  announce(1)
  count += 1
}

func withAName() -> Box<Int> { edit(Box(content: 0), change: change) }

// MARK: An error beside the mistake

func misspelled() -> EffectReducer<AppState, AppAction> {
  pullback(
    // error: cannot infer type of closure parameter 'action' without a type annotation
    { count, action in
      if case .incTapped = action { count += 1 }
      return .none
    },
    value: \.count,
    // error: to expected argument type 'KeyPath<AppAction, @Sendable (Value) -> AppAction>'
    action: CasePath(\.counter, AppAction.counter))
}

func own(count: inout Int, action: CounterAction) -> Effect<CounterAction> {
  // error: type 'CounterAction' has no member 'incTapped'
  if case .incTapped = action { count += 1 }
  return .none
}

// MARK: Mistakes in the closure of a coordinator
// Not in the article

enum Screen: Equatable { case home, detail }

enum FlowAction {
  case router(RouterAction<CounterAction>)

  var router: RouterAction<CounterAction>? {
    if case .router(let action) = self { action } else { nil }
  }
}

struct Flow { var routes = Routes(root: Screen.home, withNavigation: true) }

func screenReducer(screen: inout Screen, action: CounterAction) -> Effect<CounterAction> { .none }

func takesAnInt(_ number: Int) {}

func wrongScreen() -> EffectReducer<Flow, FlowAction> {
  forEachRoute(screenReducer, routes: \.routes, action: CasePath(\.router, FlowAction.router)) {
    flow, action in
    // error: cannot convert value of type 'Int' to expected argument type 'Screen'
    flow.routes.push(1)
    return .none
  }
}

func wrongArgument() -> EffectReducer<Flow, FlowAction> {
  forEachRoute(screenReducer, routes: \.routes, action: CasePath(\.router, FlowAction.router)) {
    flow, action in
    // error: cannot convert value of type 'String' to expected argument type 'Int'
    takesAnInt("x")
    flow.routes.push(.detail)
    return .none
  }
}

func wrongProperty() -> EffectReducer<Flow, FlowAction> {
  forEachRoute(screenReducer, routes: \.routes, action: CasePath(\.router, FlowAction.router)) {
    flow, action in
    // error: value of type 'Flow' has no member 'routs'
    flow.routs.push(.detail)
    return .none
  }
}

func wrongAction() -> EffectReducer<Flow, FlowAction> {
  forEachRoute(screenReducer, routes: \.routes, action: CasePath(\.router, FlowAction.router)) {
    flow, action in
    switch action {
    // error: type 'CounterAction' has no member 'decrTapped'
    case .router(.routeAction(_, .decrTapped)): flow.routes.push(.detail)
    case .router: break
    }
    return .none
  }
}

func wrongEffect() -> EffectReducer<Flow, FlowAction> {
  forEachRoute(screenReducer, routes: \.routes, action: CasePath(\.router, FlowAction.router)) {
    flow, action in
    flow.routes.push(.detail)
    // error: cannot convert value of type 'Effect<CounterAction>' to closure result type
    return Effect<CounterAction>.none
  }
}

func extraArgument() -> EffectReducer<Flow, FlowAction> {
  forEachRoute(screenReducer, routes: \.routes, action: CasePath(\.router, FlowAction.router)) {
    flow, action in
    let double = { (number: Int) in
      // error: extra argument in call
      takesAnInt(number, 2)
      return number * 2
    }
    takesAnInt(double(1))
    return .none
  }
}

func unknownFunction() -> EffectReducer<Flow, FlowAction> {
  combine {
    forEachRoute(screenReducer, routes: \.routes, action: CasePath(\.router, FlowAction.router)) {
      flow, action in
      // error: cannot find 'goHome' in scope
      goHome(flow)
      return .none
    }
    lift { flow, _ in flow.routes.goBack() }
  }
}

func wrongInPullback() -> EffectReducer<AppState, AppAction> {
  pullback(
    { count, action in
      count += 1
      // error: cannot convert value of type 'String' to expected argument type 'Int'
      takesAnInt("x")
      return .none
    }, value: \.count, action: CasePath(\.counter, AppAction.counter))
}

func wrongInList() -> EffectReducer<AppState, AppAction> {
  combine {
    pullback(
      lift { count, action in
        count += 1
        // error: value of type 'Int' has no member 'cuont'
        count.cuont += 1
      }, value: \.count, action: CasePath(\.counter, AppAction.counter))
    lift { state, _ in state.name = "" }
  }
}

// MARK: A coordinator without a return
// Not in the article

extension RouterAction { var itself: RouterAction? { self } }

func screenReducer(screen: inout Int, action: Int) -> Effect<Int> { .none }

func missingReturn() -> EffectReducer<Routes<Int>, RouterAction<Int>> {
  forEachRoute(screenReducer, routes: \.self, action: CasePath(\.itself, { $0 })) {
    routes, action in
    routes.push(1)
    routes.push(2)
    // error: missing return in closure expected to return
  }
}

// MARK: No message

// As in SwiftUI.
struct Binding<Value> { init(_ value: Value) {} }
struct TextField { init(_ title: String, text: Binding<String>) {} }

struct Draft { var title = "" }
struct Drafts { var draft: Draft? }

@MainActor func field(_ store: ObservableStore<Drafts, CounterAction>) -> TextField {
  // crash: failed to produce diagnostic for expression
  TextField("Title", text: store.draft?.title)
}

// MARK: Promise 7: a store cannot leave the isolation that created it while that isolation can still use it
// Not in the article

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

@MainActor func receivedAction(_ store: TestStore<Int, CounterAction>) async {
  // error: these actions are not Equatable: write receive(\.done, 1) or receive(where:)
  await store.receive(.countFound(1))
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
