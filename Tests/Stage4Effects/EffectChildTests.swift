import EffectTestSupport
import Stage4Effects
import Stage5Testing
import TestSupport
import Testing

/// The effects of a child are found in the store's value, or the store reports that they are not.
@MainActor @Suite struct EffectChildTests {
  struct Page: Equatable {
    var note: Int?
  }

  struct Book: Equatable {
    var page = Page(note: 1)
  }

  enum PageAction: Equatable, Sendable {
    case started
    case noteRemoved
    case leftAtOnce
  }

  enum BookAction: Equatable, Sendable {
    case page(PageAction)
  }

  /// A page whose note may leave.
  nonisolated static func page(_ page: inout Page, _ action: PageAction) -> Effect<PageAction> {
    let note = ChildPath([], id: "note") { (page: Page) in page.note }
    let work = Effect<PageAction>.endless.ofChild(at: note, embed: { $0 })
    if action != .started { page.note = nil }
    return action == .noteRemoved ? .none : work
  }

  /// A book whose page is embedded by hand.
  static func book(
    _ embed: @escaping (Effect<PageAction>) -> Effect<BookAction>
  ) -> EffectReducer<Book, BookAction> {
    { book, action in
      switch action {
      case .page(let action): embed(page(&book.page, action))
      }
    }
  }

  /// Collects what a store reports.
  final class Reports { var all: [String] = [] }
  let reports = Reports()

  func store<Value, Action>(
    _ value: Value, _ reducer: @escaping EffectReducer<Value, Action>
  ) -> Store<Value, Action> {
    Store(value: value, reducer: reducer, report: { [reports] in reports.all.append($0) })
  }

  @Test func anEffectEmbeddedByMapAloneGoesOnWhenItsChildLeaves() {
    let store = store(Book(), Self.book { $0.map(BookAction.page) })
    store.send(.page(.started))
    store.send(.page(.noteRemoved))
    #expect(store.effectsInFlight == 1)
    #expect(reports.all == [])
  }

  @Test func anEffectEmbeddedByMapAloneLeavesWithTheChildAroundIt() {
    struct Shelf { var book: Book? = Book() }
    let book = Self.book { $0.map(BookAction.page) }
    let path = ChildPath([], id: "book") { (shelf: Shelf) in shelf.book }
    let store = store(Shelf()) { (shelf: inout Shelf, action: BookAction?) -> Effect<BookAction?> in
      guard let action else {
        shelf.book = nil
        return .none
      }
      return book(&shelf.book!, action).ofChild(at: path, embed: { $0 })
    }
    store.send(.page(.started))
    #expect(store.effectsInFlight == 1)
    store.send(nil)
    #expect(store.effectsInFlight == 0)
  }

  #if DEBUG
    @Test func aDebugBuildSaysWhenAChildCannotBeLookedFor() async {
      let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        await MainActor.run {
          Store(value: Book(), reducer: Self.book { $0.map(BookAction.page) }).send(.page(.started))
        }
      }
      #expect(result.printed.contains("Effects of a child in Page were embedded with `map` alone"))
    }
  #endif

  @Test func anEffectThatSaysWhereItsFeatureIsLeavesWithItsChild() {
    let store = store(
      Book(),
      Self.book {
        $0.ofChild(at: ChildPath(wrapped: \Book.page), embed: BookAction.page)
      })
    store.send(.page(.started))
    #expect(store.effectsInFlight == 1)
    store.send(.page(.noteRemoved))
    #expect(store.effectsInFlight == 0)
    store.send(.page(.leftAtOnce))
    #expect(store.effectsInFlight == 0)
    #expect(reports.all == [])
  }

  @Test func anEffectMayBeMappedWithinItsFeature() {
    let store = store(Page(note: 1)) { (value: inout Page, action: PageAction) in
      Self.page(&value, action).map { $0 }.map { $0 }
    }
    store.send(.started)
    #expect(store.effectsInFlight == 1)
    store.send(.noteRemoved)
    #expect(store.effectsInFlight == 0)
    #expect(reports.all == [])
  }

  @Test func aChildThatCancelsItsEffectsFromWithinContinues() async {
    let script = Script([
      "a": .endless.cancellable(id: 1).inChild("child"),
      "b": .concatenate(.later("c"), .cancelAll, .cancel(id: 1), .endless)
        .cancellable(id: 1).inChild("child"),
    ])
    script.send("a", "b")
    await wait(until: { script.inFlight == 1 && script.log.last == "c" })
    #expect(script.store.actionsInFlight == ["b"])
  }

  @Test func aFeatureAndAValueAroundItShareTheirIDs() {
    let work = recording { (_: inout Int, _: Int) in Effect<Int>.endless.cancellable(id: "work") }
    let store = store(Recorded<Int, Int>(0)) { recorded, action in
      action == 0 ? work(&recorded, action) : .cancel(id: "work")
    }
    store.send(0)
    #expect(store.effectsInFlight == 1)
    store.send(1)
    #expect(store.effectsInFlight == 0)
  }

  struct Doc: Equatable, Identifiable { var id = 1, text = "" }

  struct Desk: Equatable { var doc = Doc() }

  enum DeskAction: Equatable, Sendable {
    case doc(String)
    case replaced
    var doc: String? { if case .doc(let text) = self { text } else { nil } }
  }

  @Test func promise12AnIdentifiablePropertyThatIsReplacedLosesItsEffects() async {
    let gate = Gate()
    let store = deskStore([
      "load": .run { send in
        await gate.pass()
        await send("loaded")
      }
    ])
    store.send(.doc("load"))
    #expect(store.effectsInFlight == 1)
    store.send(.replaced)
    #expect(store.effectsInFlight == 0)
    await gate.open()
    await store.finished()
    #expect(store.value.doc == Doc(id: 2))
  }

  private func deskStore(
    _ effects: [String: Effect<String>]
  ) -> Store<Desk, DeskAction> {
    store(
      Desk(),
      combine {
        pullback(
          { (doc: inout Doc, text: String) -> Effect<String> in
            doc.text += text
            return effects[text] ?? .none
          }, value: \Desk.doc, action: CasePath(\.doc, DeskAction.doc))
        lift { (desk: inout Desk, action: DeskAction) in
          if action == .replaced || action == .doc("saved") { desk.doc = Doc(id: desk.doc.id + 1) }
        }
      })
  }

  @Test func promise12WhatAReplacedPropertyHasSentReachesNoOther() {
    let store = deskStore(["done": .merge(.send("saved"), .send("late"))])
    store.send(.doc("done"))
    #expect(store.value.doc == Doc(id: 2))
    #expect(reports.all.count == 1)
    #expect(reports.all.first?.contains(#"doc("late")"#) == true)
  }

  @Test func promise12WhatAChildHasSentDoesNotReachTheOneThatAnObserverPutInItsPlace() {
    let store = deskStore(["done": .send("seen"), "seen": .send("late"), "late": .send("later")])
    let token = store.observe { [unowned store] in
      if $0.doc.text == "doneseen" { store.send(.replaced) }
    }
    store.send(.doc("done"))
    #expect(store.value.doc == Doc(id: 2))
    #expect(reports.all.count == 1)
    token.cancel()
  }

  @Test func anObserversReplyToAChildIsNotTheChilds() {
    let store = deskStore(["done": .send("seen")])
    let token = store.observe { [unowned store] in
      if $0.doc.text != "doneseen" { return }
      store.send(.replaced)
      store.send(.doc("reply"))
    }
    store.send(.doc("done"))
    #expect(store.value.doc == Doc(id: 2, text: "reply"))
    #expect(reports.all == [])
    token.cancel()
  }

  // The optional is the child, not what is in it.
  @Test func promise12AnOptionalThatGetsAValueIsTheSameChild() {
    struct App { var doc: Doc? }
    let store = store(
      App(),
      pullback(
        { (doc: inout Doc?, text: String) -> Effect<String> in
          if text == "load" { return .endless }
          doc = Doc(text: text)
          return .none
        }, value: \App.doc, action: CasePath(\.doc, DeskAction.doc)))
    store.send(.doc("load"))
    store.send(.doc("loaded"))
    #expect(store.value.doc?.text == "loaded")
    #expect(store.effectsInFlight == 1)
  }

  @Test func promise15AnUndoCancelsTheEffectsOfAChildThatLeavesAndARedoStartsNone() {
    struct Row: Equatable { var isLoading = true }
    let path = ChildPath([], id: "row") { (row: Row?) in row }
    let store = store(
      Undoable(Row?.none),
      undoable { (row: inout Row?, _: String) -> Effect<String> in
        row = Row()
        return Effect.endless.ofChild(at: path, embed: { $0 })
      })
    store.send(.perform("add"))
    #expect(store.effectsInFlight == 1)
    store.send(.undo)
    #expect(store.effectsInFlight == 0)
    store.send(.redo)
    #expect(store.value.present == Row())
    #expect(store.effectsInFlight == 0)
  }

  /// Children of one place without a function that tells whether anybody left.
  @Test func eachOfSeveralChildrenLeavesByItself() {
    let store = store([1, 2, 3]) { (numbers: inout Set<Int>, action: Int) -> Effect<Int> in
      if action < 0 { numbers.remove(-action) }
      let path = ChildPath([], id: action) { (numbers: Set<Int>) in
        numbers.contains(action) ? 0 : nil
      }
      return action < 0 ? .none : Effect.endless.ofChild(at: path, embed: { $0 })
    }
    for number in 1...3 { store.send(number) }
    store.send(-2)
    #expect(store.actionsInFlight == [1, 3])
    store.send(-1)
    #expect(store.actionsInFlight == [3])
  }

  // MARK: Fire and forget

  struct Log: Equatable {
    var note: Int? = 1
    var actions: [String] = []
  }

  /// A note that returns an effect for "work", and a parent that removes it. With an id, the effect is the
  /// parent's.
  func logStore(_ effect: Effect<String>, id: String? = nil) -> Store<Log, String> {
    store(Log()) { (log: inout Log, action: String) in
      log.actions.append(action)
      if action.contains("remove") { log.note = nil }
      if action.contains("return") { log.note = 2 }
      if action == "all" { return .cancelAll }
      if action == "id" { return .cancel(id: id) }
      if !action.contains("work") { return .none }
      return effect.ofChild(at: ChildPath([], id: 1) { (log: Log) in log.note }, embed: { $0 })
        .cancellable(id: id)
    }
  }

  /// `fireAndForget` that writes a number once its gate is open.
  func work(_ number: Int, _ gate: Gate, _ log: Locked<[Int]>) -> Effect<String> {
    .fireAndForget {
      await gate.pass()
      if !Task.isCancelled { log.withLock { $0.append(number) } }
    }
  }

  @Test(arguments: [["work", "remove"], ["work, remove"], ["work", "remove", "return"]])
  func promise12FireAndForgetGoesOnWhenItsChildLeaves(actions: [String]) async {
    let gate = Gate()
    let log = Locked<[Int]>([])
    let store = logStore(
      .merge(
        .later("never"), .concatenate(work(1, gate, log), work(2, gate, log)),
        work(3, gate, log).cancellable(id: 1, cancelInFlight: true), .endless))
    for action in actions { store.send(action) }
    #expect(store.effectsInFlight == 2)
    await gate.open()
    await store.finished()
    #expect(log.withLock { $0.sorted() } == [1, 2, 3])
    #expect(store.value.actions == actions)
    #expect(reports.all == [])
  }

  @Test func promise12FireAndForgetStartsWhenItsChildLeavesByItsOwnAction() async {
    struct Drafts {
      var all = [Doc()]
      var edited: Doc? {
        get { all.first { $0.text.isEmpty } }
        set { all = newValue.map { [$0] } ?? [] }
      }
    }
    let gate = Gate()
    let log = Locked<[Int]>([])
    await gate.open()
    let effect = Effect.merge(.endless, .report("saved"), work(1, gate, log))
    let store = store(Drafts()) { (drafts: inout Drafts, text: String) -> Effect<String> in
      drafts.edited!.text = text
      return effect.ofChild(at: ChildPath([], in: drafts) { $0.edited }, embed: { $0 })
    }
    store.send("done")
    #expect(store.effectsInFlight == 1)
    await store.finished()
    #expect(log.withLock { $0 } == [1])
    #expect(reports.all == ["saved"])
  }

  @Test func promise10ChildrenThatLeaveByTheirOwnActionShareNoIDs() {
    let save = Effect<String>.fireAndForget { try await untilCancelled() }
      .cancellable(id: "save", cancelInFlight: true)
    let store = store(0) { (_: inout Int, action: String) -> Effect<String> in
      switch action {
      case "parent": save
      case "all": .cancelAll
      default: save.ofChild(at: ChildPath([], in: 0) { _ in Int?.none }, embed: { $0 })
      }
    }
    for action in ["parent", "one", "two"] { store.send(action) }
    #expect(store.actionsInFlight == ["parent", "one", "two"])
    store.send("all")
    #expect(store.effectsInFlight == 0)
  }

  @Test(arguments: [["work", "remove"], ["work, remove"]])
  func promise12OtherPartsThatWaitWhenTheChildLeavesDoNotStart(actions: [String]) async {
    let gate = Gate()
    let log = Locked<[Int]>([])
    let store = logStore(
      .concatenate(work(1, gate, log), .send("never"), work(2, gate, log), .report("never")))
    for action in actions { store.send(action) }
    #expect(store.effectsInFlight == 1)
    await gate.open()
    await store.finished()
    #expect(log.withLock { $0 } == [1])
    #expect(store.value.actions == actions)
    #expect(reports.all == [])
  }

  @Test(arguments: ["all", "id"])
  func promise12FireAndForgetIsCancelledByItsParent(action: String) {
    let store = logStore(
      .concatenate(.fireAndForget { try await untilCancelled() }, .fireAndForget {}),
      id: "work")
    store.send("work, remove")
    #expect(store.effectsInFlight == 1)
    store.send(action)
    #expect(store.effectsInFlight == 0)
  }

  @Test(arguments: [["work", "remove"], ["work, remove"]], [true, false])
  func promise13DebouncedFireAndForgetGoesOnWhenItsChildLeaves(
    actions: [String], isFireAndForget: Bool
  ) async {
    let clock = TestClock()
    let gate = Gate()
    let log = Locked<[Int]>([])
    await gate.open()
    let effect = isFireAndForget ? work(1, gate, log) : .later("never")
    let store = logStore(effect.debounce(id: 1, for: .seconds(1), clock: clock))
    for action in actions { store.send(action) }
    #expect(store.effectsInFlight == (isFireAndForget ? 1 : 0))
    if isFireAndForget { await clock.waitForSleepers(1) }
    await clock.advance(by: .seconds(1))
    await store.finished()
    #expect(log.withLock { $0 } == (isFireAndForget ? [1] : []))
    #expect(store.value.actions == actions)
  }

  @Test func aReportIsMadeOnceForEachAction() async {
    let gate = Gate()
    let script = Script()
    script.effects["a"] = .concatenate(
      .fireAndForget { await gate.pass() }, .report("x"))
    script.effects["b"] = .merge(.report("x"), .report("x"))
    script.send("a", "b")
    await gate.open()
    await script.finish()
    #expect(script.reports == ["x", "x"])
  }
}
