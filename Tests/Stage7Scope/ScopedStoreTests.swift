import EffectTestSupport
import Stage7Scope
import TestSupport
import Testing

@MainActor @Suite struct ScopedStoreTests {
  struct Counter: Equatable {
    var count = 0
    var items: [Int] = []
  }

  struct App {
    var left = Counter()
    var right = Counter()
    var name = "Ann"

    /// The title of a screen, computed from several properties.
    var title: String { "\(name) \(left.count)" }
  }

  enum CounterAction: Equatable {
    case incrTapped
    case overwritten(Int)
  }

  enum AppAction {
    case left(CounterAction)
    case right(CounterAction)
    case named(String)

    var left: CounterAction? { if case .left(let action) = self { action } else { nil } }
    var right: CounterAction? { if case .right(let action) = self { action } else { nil } }
  }

  static func counter(_ counter: inout Counter, _ action: CounterAction) {
    switch action {
    case .incrTapped: counter.count += 1
    case .overwritten(let item): counter.items[0] = item
    }
  }

  static func rename(_ app: inout App, _ action: AppAction) {
    if case .named(let name) = action { app.name = name }
  }

  static func app() -> Store<App, AppAction> {
    Store(
      value: App(),
      reducer: combine {
        pullback(counter, value: \.left, action: \.left)
        pullback(counter, value: \.right, action: \.right)
        rename
      })
  }

  let store = app()
  var left: ScopedStore<Counter, CounterAction> {
    store.scope(value: \.left, action: CasePath(\.left, AppAction.left))
  }

  // Point-Free's scoped store published twice: once for itself and once for its parent.
  @Test func aScopeReadsAndIsNotifiedOnceForEachAction() {
    var observed: [Int] = []
    let left = left
    let token = left.observe { observed.append($0.count) }
    left.send(.incrTapped)
    #expect((left.value.count, store.value.left.count) == (1, 1))
    store.send(.left(.incrTapped))
    #expect(left.value.count == 2)
    #expect(observed == [1, 2])
    withExtendedLifetime(token) {}
  }

  @Test func aScopeObservesEveryActionOrChangesOnly() {
    var (actions, changes, otherLetters) = (0, 0, 0)
    let name = store.scope(value: \.name, action: AppAction.named)
    let tokens = [
      name.observe { _ in actions += 1 }, name.observeChanges { _ in changes += 1 },
      name.observeChanges(
        removingDuplicates: { $0.lowercased() == $1.lowercased() }, { _ in otherLetters += 1 }),
    ]
    store.send(.right(.incrTapped))
    for text in ["Bob", "BOB", "BOB"] { name.send(text) }
    #expect((actions, changes, otherLetters) == (4, 2, 1))
    withExtendedLifetime(tokens) {}
  }

  @Test func aFeatureTakesAStoreOrAScopeAndRetainsIt() {
    func tapTwice(_ feature: ScopedStore<Counter, CounterAction>) -> Int {
      let count = feature.scope(value: \.count, action: { (_: Void) in .incrTapped })
      count.send(())
      feature.send(.incrTapped)
      return count.value
    }
    #expect(tapTwice(left) == 2)
    #expect(tapTwice(Store(value: Counter(), reducer: Self.counter).scope()) == 2)
  }

  @Test func promise6AScopeKeepsNoCopy() {
    let store = Store(
      value: App(left: Counter(items: Array(0..<100_000))),
      reducer: pullback(Self.counter, value: \.left, action: \AppAction.left))
    let left = store.scope(value: \.left, action: AppAction.left)
    let count = left.scope(value: \.count, action: { $0 })
    var observed = 0
    let token = count.observeChanges { _ in observed += 1 }
    let address = left.value.items.address
    for item in 0..<5 {
      left.send(.overwritten(item))
      #expect(left.value.items.address == address)
    }
    #expect(observed == 0)
    withExtendedLifetime(token) {}
  }

  @Test func promise11ObservedScopesDoNotRetainTheStore() {
    weak var weakStore: Store<App, AppAction>?
    var tokens: [ObserverToken] = []
    do {
      let store = Self.app()
      weakStore = store
      let left = store.scope(value: \.left, action: AppAction.left)
      tokens.append(left.observe { _ in })
      tokens.append(left.scope(value: \.count, action: { $0 }).observe { _ in })
      left.send(.incrTapped)
    }
    #expect(weakStore == nil)
    withExtendedLifetime(tokens) {}
  }

  @Test func promise4AScopesWaitEndsWithTheEffectsOfItsAction() async {
    let gate = Gate()
    let store = Store(
      value: Optional(0),
      reducer: { (count: inout Int?, action: Int) -> Effect<Int> in
        count? += action
        return action == 0
          ? .run { send in
            await gate.pass()
            await send(1)
          } : .none
      })
    let scopes = [
      store.scope(), store.scope(value: \.self, action: { $0 }),
      store.scope(value: { $0 }, action: { $0 }),
      store.scope(ifPresent: \.self, action: CasePath(\.itself, { $0 }))!
        .scope(value: { Optional($0) }, action: { $0 }),
    ]
    var ended = 0
    let waits = scopes.map { scope in
      Task {
        await scope.sendAndWait(0)
        ended += 1
      }
    }
    await gate.arrived(scopes.count)
    #expect(ended == 0)
    await gate.open()
    for wait in waits { await wait.ended() }
    #expect(store.value == scopes.count)
  }

  @Test func aPartWithoutActionsOnlyReads() {
    let title: ScopedStore<String, Never> = store.scope(value: \.title)
    left.send(.incrTapped)
    #expect(title.value == "Ann 1")
  }

  // A release build of Swift 6.3 reads freed memory if a read is inlined into such a loop.
  @Test func aValueThatWasReadStaysWhenTheStoreChangesIt() {
    struct Names {
      var tag: AnyHashable = 0
      var names = (1...5).map { "a name longer than fifteen bytes: \($0)" }
      func forEachName(_ body: (String) -> Void) { for name in names { body(name) } }
    }
    let store = Store(value: Names()) { (state: inout Names, _: Void) in state.names = [] }
    var read: [String] = []
    store.scope(value: \.self) { $0 }.value.forEachName { name in
      store.send(())
      read.append(name)
    }
    #expect(read == Names().names)
    #expect(store.value.names == [])
  }

  @Test func valuesAreTheCurrentOneAndThenTheNewest() async {
    let store = Self.app()
    let count = store.scope(value: \.left.count, action: { $0 })
    var loops = (count.values.makeAsyncIterator(), count.values.makeAsyncIterator())
    #expect(await loops.0.next() == 0)
    store.send(.left(.incrTapped))
    store.send(.left(.incrTapped))
    #expect(await loops.0.next() == 2)
    #expect(await loops.1.next() == 2)
  }

  @Test func promise11ValuesEndWithTheStore() async {
    var store: Store? = Store(value: 0) { $0 += $1 }
    let values = store!.values
    weak let weakStore = store
    store = nil
    #expect(weakStore == nil)
    var seen: [Int] = []
    await Task { for await value in values { seen.append(value) } }.ended()
    #expect(seen == [0])
  }

  @Test func theStoreUnsubscribesALoopThatHasEnded() async {
    final class Reader { func name(_ app: App) -> String { app.name } }
    let store = Self.app()
    var reader: Reader? = Reader()
    weak let weakReader = reader
    for await _ in store.scope(value: reader!.name, action: { $0 }).values { break }
    reader = nil
    #expect(weakReader != nil)
    store.send(.named("Bob"))
    #expect(weakReader == nil)
  }

  @Test func aFunctionIsCalledForReadsAndObserversOnly() {
    var calls = 0
    func name(_ app: App) -> String {
      calls += 1
      return app.name
    }
    let scope = store.scope(value: name, action: AppAction.named)
    scope.send("Bob")
    #expect(calls == 0)
    let tokens = [scope.observe { _ in }, scope.observe { _ in }]
    scope.send(scope.value)
    #expect(calls == 3)
    withExtendedLifetime(tokens) {}
  }

  @Test func aScopeByAFunctionShowsItsResult() {
    struct ViewState: Equatable {
      let title: String
      init(_ app: App) { title = app.title }
    }
    let view = store.scope(value: ViewState.init, action: AppAction.named)
    let title = view.scope(value: \.title, action: { $0 })
    var observed: [String] = []
    let tokens = [
      view.observeChanges { observed.append($0.title) },
      title.observeChanges { observed.append($0) },
    ]
    view.send("Bob")
    store.send(.right(.incrTapped))
    left.send(.incrTapped)
    #expect(view.value.title == "Bob 1")
    #expect(title.value == "Bob 1")
    #expect(observed == ["Bob 0", "Bob 0", "Bob 1", "Bob 1"])
    for token in tokens { token.cancel() }
  }
}
