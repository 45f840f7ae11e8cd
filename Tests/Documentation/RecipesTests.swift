// The recipes do what the article "Recipes" says.

import ClassicRedux
import Foundation
import Stage5Testing
import TestSupport
import Testing

@MainActor @Suite struct RecipesTests {
  private let clock = TestClock()

  @Test func actionsShareWorkByAFunction() {
    let store = Store(value: Cart(), reducer: cartReducer)
    store.send(.added(price: 3))
    store.send(.added(price: 4))
    store.send(.removedLast)
    #expect(store.value == Cart(prices: [3], total: 3))
  }

  @Test func aParentReadsWhatHappenedInItsChild() {
    let store = Store(value: Notes(), reducer: allNotesReducer())
    store.send(.newTapped)
    store.send(.sheet(.typed("milk")))
    store.send(.sheet(.saveTapped))
    #expect(store.value == Notes(saved: ["milk"]))
  }

  private enum ShopAction {
    case renamed(String)
    case ordered(Void)

    var ordered: Void? { if case .ordered = self { () } else { nil } }
  }

  @Test func childrenThatShareAValueFindItInOnePlace() {
    let store = Store(
      value: Shop(),
      reducer: combine(
        pullback(
          { (checkout: inout Checkout, _: Void) in checkout.orders += 1 },
          value: \.checkout, action: \ShopAction.ordered),
        { (shop: inout Shop, action: ShopAction) in
          if case .renamed(let name) = action { shop.name = name }
        }))
    store.send(.renamed("Bob"))
    store.send(.ordered(()))
    #expect(store.value.checkout == Checkout(name: "Bob", orders: 1))
  }

  @Test func aTimerTicksUntilItIsStopped() async {
    let store = TestStore(value: 0, reducer: stopwatchReducer(clock: clock))
    store.send(.startTapped)
    for second in 1...2 {
      await clock.waitForSleepers(1)
      await clock.advance(by: .seconds(1))
      await store.receive(.ticked) { $0 = second }
    }
    store.send(.stopTapped)
    await store.finish()
  }

  @Test func aThrottledMapSearchesWhileItMoves() async {
    let store = TestStore(value: MapState(), reducer: mapReducer(clock: clock))
    store.send(.moved(1)) { $0 = MapState(position: 1, isWaiting: true) }
    store.send(.moved(2)) { $0.position = 2 }
    await clock.waitForSleepers(1)
    await clock.advance(by: .milliseconds(500))
    await store.receive(.waited) { $0 = MapState(position: 2, searched: [2]) }
    await store.finish()
  }

  @Test func workThatTakesTooLongThrows() async throws {
    let work = Task { [clock] in
      try await withTimeLimit(.seconds(5), clock: clock) { try await clock.sleep(for: .seconds(9)) }
    }
    await clock.waitForSleepers(2)
    await clock.advance(by: .seconds(5))
    await #expect(throws: TimedOut.self) { try await work.value }
    #expect(try await withTimeLimit(.seconds(5), clock: clock) { "in time" } == "in time")
  }

  @Test func aConnectionOpensAtLaunch() async {
    let (messages, connection) = AsyncStream.makeStream(of: String.self)
    let store = TestStore(value: [], reducer: feedReducer(messages: { messages }))
    store.send(.launched)
    connection.yield("hello")
    await store.receive(.received("hello")) { $0 = ["hello"] }
    connection.finish()
    await store.finish()
  }

  @Test func aDelegateSendsOnTheMainActor() async {
    let inbox = Inbox()
    await Task.detached { inbox.noteArrived() }.value
    while inbox.store.value.sheet == nil { await Task.yield() }
    #expect(inbox.store.value.sheet == Sheet())
  }

  @Test func aPartIsSavedOnceAfterItsLastChange() async {
    let saved = Locked<[[String]]>([])
    let reducer = saving(
      \Notes.saved, clock: clock, save: { texts in saved.withLock { $0.append(texts) } },
      allNotesReducer())
    let store = Store(value: Notes(), reducer: reducer)
    for text in ["milk", "bread"] {
      store.send(.newTapped)
      store.send(.sheet(.typed(text)))
      store.send(.sheet(.saveTapped))
    }
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(1))
    await store.finish()
    #expect(saved.withLock { $0 } == [["milk", "bread"]])
  }

  @Test func twoPartsThatChangeTogetherAreBothSaved() async {
    let saved = Locked<Set<String>>([])
    let reducer = saving(
      \Notes.saved, clock: clock, save: { _ in saved.withLock { _ = $0.insert("texts") } },
      saving(
        \Notes.sheet, clock: clock, save: { _ in saved.withLock { _ = $0.insert("sheet") } },
        allNotesReducer()))
    let store = Store(value: Notes(sheet: Sheet(text: "milk")), reducer: reducer)
    store.send(.sheet(.saveTapped))
    while store.effectsInFlight > 0 {
      await clock.advance(by: .seconds(1))
      await Task.yield()
    }
    #expect(saved.withLock { $0 } == ["texts", "sheet"])
  }

  @Test func stateOutlivesTheProgramAndItsVersions() async throws {
    let directory = TemporaryDirectory()
    let file = URL(filePath: directory.path).appending(path: "bookmarks.json")
    try Data(#"{"version": 1, "pages": [7]}"#.utf8).write(to: file)
    let disk = Disk(file: file)

    var bookmarks = try SavedBookmarks(data: Data(contentsOf: file)).bookmarks
    bookmarks.append(Bookmark(page: 11, note: "new"))
    try await disk.save(JSONEncoder().encode(SavedBookmarks(bookmarks: bookmarks)))

    let saved = try SavedBookmarks(data: Data(contentsOf: file))
    #expect(saved.version == 2)
    #expect(saved.bookmarks == [Bookmark(page: 7), Bookmark(page: 11, note: "new")])
    #expect(throws: SavedBookmarks.TooNew.self) {
      try SavedBookmarks(data: Data(#"{"version": 3, "bookmarks": {}}"#.utf8))
    }
  }

  @Downloads private func downloadedByASharedStore() async -> Int {
    let downloader = SharedDownloader()
    await downloader.store.sendAndWait(.started)
    return downloader.store.value
  }

  @Test func anActorOwnsAStore() async {
    #expect(await Downloader().download() == 7)
    #expect(await downloadedByASharedStore() == 7)
  }
}
