// The recipes do what the article "Recipes for effects" says.

import ClassicRedux
import Foundation
import Stage5Testing
import TestSupport
import Testing

extension Locked<Int> {
  /// Counts up, and returns the count.
  fileprivate func next() -> Int {
    withLock {
      $0 += 1
      return $0
    }
  }
}

@MainActor @Suite struct RecipesForEffectsTests {
  private struct Failure: Error, CustomStringConvertible { let description: String }

  private let clock = TestClock()

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

  @Test func aRequestThatFailsIsSentAgainAfterGrowingPauses() async {
    let attempts = Locked(0)
    let store = TestStore(
      value: News(),
      reducer: newsReducer(
        load: {
          if attempts.next() < 4 { throw Failure(description: "busy") }
          return "sunny"
        }, clock: clock))
    store.send(.loadTapped) { $0.isLoading = true }
    for (count, pause) in [1, 2, 4].enumerated() {
      await clock.waitForSleepers(1)
      #expect(attempts.withLock { $0 } == count + 1)
      await clock.advance(by: .seconds(pause) - .milliseconds(1))
      #expect(attempts.withLock { $0 } == count + 1)
      await clock.advance(by: .milliseconds(1))
    }
    await store.receive(.loaded("sunny")) { $0 = News(headline: "sunny") }
    #expect(attempts.withLock { $0 } == 4)
    await store.finish()
  }

  @Test func theLastFailureIsShown() async {
    let store = TestStore(
      value: News(headline: "rain"),
      reducer: newsReducer(load: { throw Failure(description: "busy") }, clock: clock))
    store.send(.loadTapped) { $0.isLoading = true }
    for pause in [1, 2, 4, 8] {
      await clock.waitForSleepers(1)
      await clock.advance(by: .seconds(pause))
    }
    await store.receive(.failed("busy")) { $0 = News(headline: "rain", problem: "busy") }
    await store.finish()
  }

  @Test func noPauseBeginsAfterACancellationOrAFinalError() async {
    let attempts = Locked(0)
    let work = Task { [clock] in
      try await withRetries(clock: clock) { throw Failure(description: "busy") } as Void
    }
    await clock.waitForSleepers(1)
    work.cancel()
    await #expect(throws: CancellationError.self) { try await work.value }
    let refused: @Sendable () async throws -> Void = {
      if attempts.next() > 0 { throw Unauthorized() }
    }
    await #expect(throws: Unauthorized.self) {
      try await withRetries(clock: clock, unless: { $0 is Unauthorized }, refused)
    }
    #expect(attempts.next() == 2)
  }

  @Test func eachAttemptHasATimeLimit() async throws {
    let attempts = Locked(0)
    let work = Task { [clock] in
      try await withRetries(after: [.seconds(1)], clock: clock) {
        try await withTimeLimit(.seconds(5), clock: clock) {
          _ = attempts.next()
          try await clock.sleep(for: .seconds(60))
        }
      }
    }
    await clock.waitForSleepers(2)
    await clock.advance(by: .seconds(5))
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(1))
    await clock.waitForSleepers(2)
    await clock.advance(by: .seconds(5))
    await #expect(throws: TimedOut.self) { try await work.value }
    #expect(attempts.withLock { $0 } == 2)
  }

  @Test func requestsThatAreRefusedTogetherShareOneNewToken() async throws {
    let requests = Locked(0)
    let refreshes = Locked(0)
    let session = Session(token: "old") {
      for _ in 1...100 { await Task.yield() }
      return "new \(refreshes.next())"
    }
    let answers = try await withThrowingTaskGroup(of: String.self) { group in
      for request in 1...10 {
        group.addTask {
          try await session.load { token in
            if token == "old" {
              _ = requests.next()
              // All of them have the old token when the first one is refused.
              while requests.withLock({ $0 }) < 10 { await Task.yield() }
              throw Unauthorized()
            }
            return "\(request) with \(token)"
          }
        }
      }
      var answers: Set<String> = []
      for try await answer in group { answers.insert(answer) }
      return answers
    }
    #expect(answers == Set((1...10).map { "\($0) with new 1" }))
    #expect(refreshes.withLock { $0 } == 1)
  }

  @Test func aRequestThatIsRefusedLateTakesTheTokenThatIsThere() async throws {
    let refreshes = Locked(0)
    let session = Session(token: "old") { "new \(refreshes.next())" }
    @Sendable func answer(_ token: String) throws -> String {
      if token == "old" { throw Unauthorized() }
      return token
    }
    // The server refuses the first request when another one has renewed the token.
    let late = try await session.load { token in
      if token == "old" { _ = try await session.load(answer) }
      return try answer(token)
    }
    #expect(late == "new 1")
    #expect(refreshes.withLock { $0 } == 1)
  }

  @Test func aRefreshThatFailsFailsTheRequestsAndCanBeTriedAgain() async throws {
    let refreshes = Locked(0)
    let session = Session {
      if refreshes.next() == 1 { throw Failure(description: "offline") }
      return "token"
    }
    await #expect(throws: Failure.self) { try await session.load { $0 } }
    #expect(try await session.load { $0 } == "token")
  }

  @Test func aRequestThatIsCancelledCancelsNoRefresh() async throws {
    let (signal, begun) = AsyncStream.makeStream(of: Void.self)
    let (answers, answer) = AsyncStream.makeStream(of: String.self)
    let session = Session {
      begun.finish()
      return await answers.next() ?? "cancelled"
    }
    let first = Task { try await session.load { $0 } }
    for await _ in signal {}
    let second = Task { try await session.load { $0 } }
    first.cancel()
    answer.yield("token")
    #expect(try await second.value == "token")
  }

  private func pages(_ number: Int) -> SongPage {
    let songs = [
      [Song(id: 1, title: "a"), Song(id: 2, title: "b")],
      [Song(id: 2, title: "b"), Song(id: 3, title: "c")],
    ]
    return SongPage(number: number, songs: songs[number - 1], next: number < 2 ? number + 1 : nil)
  }

  @Test func pagesAreLoadedOneByOneUntilTheLast() async {
    let pages = [pages(1), pages(2)]
    let store = TestStore(value: Songs(), reducer: songsReducer(load: { pages[$0 - 1] }))
    store.send(.endReached) { $0.isLoading = true }
    store.send(.endReached)
    await store.receive(.pageLoaded(pages[0])) {
      $0.loaded = IdentifiedArray(uniqueElements: pages[0].songs)
      $0.next = 2
      $0.isLoading = false
    }
    store.send(.endReached) { $0.isLoading = true }
    await store.receive(.pageLoaded(pages[1])) {
      $0.loaded.append(Song(id: 3, title: "c"))
      $0.next = nil
      $0.isLoading = false
    }
    store.send(.endReached)
    await store.finish()
  }

  @Test func aRefreshReplacesTheSongsOnceTheFirstPageIsThere() async {
    let pages = [pages(1), pages(2)]
    let value = Songs(loaded: [Song(id: 9, title: "old")], next: 2)
    let store = TestStore(value: value, reducer: songsReducer(load: { pages[$0 - 1] }))
    store.send(.endReached) { $0.isLoading = true }
    store.send(.pulledToRefresh)  // cancels the page
    await store.receive(.pageLoaded(pages[0])) {
      $0 = Songs(loaded: IdentifiedArray(uniqueElements: pages[0].songs), next: 2)
    }
    await store.finish()
  }

  @Test func aPageThatFailsCanBeLoadedAgain() async {
    let loads = Locked(0)
    let page = pages(1)
    let store = TestStore(
      value: Songs(),
      reducer: songsReducer(load: { _ in
        if loads.next() == 1 { throw Failure(description: "offline") }
        return page
      }))
    store.send(.endReached) { $0.isLoading = true }
    await store.receive(.failed("offline")) {
      $0.isLoading = false
      $0.problem = "offline"
    }
    store.send(.endReached) { $0.isLoading = true }
    await store.receive(.pageLoaded(page)) {
      $0 = Songs(loaded: IdentifiedArray(uniqueElements: page.songs), next: 2)
    }
    await store.finish()
  }

  @Test func aRefreshThatIsCancelledIsNotLoadingAnyMore() async {
    let loads = Locked(0)
    let store = Store(
      value: Inventory(),
      reducer: inventoryReducer(load: {
        if loads.next() == 1 { try await Task.sleep(for: .seconds(3_600)) }
        return ["apples"]
      }))
    let task = Task { await refresh(store.scope()) }
    while store.effectsInFlight == 0 { await Task.yield() }
    #expect(store.value.isLoading)
    task.cancel()
    await task.value
    #expect(store.value == Inventory())
    #expect(store.effectsInFlight == 0)

    await refresh(store.scope())
    #expect(store.value == Inventory(items: ["apples"]))
  }

  @Test func aRefreshThatFailsIsNotLoadingAnyMore() async {
    let store = TestStore(
      value: Inventory(),
      reducer: inventoryReducer(load: { throw Failure(description: "offline") }))
    store.send(.pulledToRefresh) { $0.isLoading = true }
    await store.receive(.failed("offline")) { $0 = Inventory(problem: "offline") }
    await store.finish()
  }

  @Test func aRequestEndsWhenItsOrderIsSaved() async {
    let saved = Locked<[Int]>([])
    let environment = OrderEnvironment(
      price: { $0.count * 10 },
      save: { total in
        for _ in 1...100 { await Task.yield() }
        saved.withLock { $0.append(total) }
      })
    #expect(await OrderHandler(environment: environment).handle(["a", "b"]) == 20)
    #expect(saved.withLock { $0 } == [20])
  }

  @Test func anOrderIsSavedAfterItsAnswer() async {
    let (mayBeSaved, permission) = AsyncStream.makeStream(of: Void.self)
    let (saved, save) = AsyncStream.makeStream(of: Int.self)
    let environment = OrderEnvironment(
      price: { $0.count * 10 },
      save: { total in
        for await _ in mayBeSaved {}
        try Task.checkCancellation()
        save.yield(total)
      })
    #expect(await OrderHandler(environment: environment).handleAndSaveLater(["a", "b"]) == 20)
    permission.finish()
    #expect(await saved.next() == 20)
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
}

// MARK: What the article shows in parts

struct News: Equatable {
  var headline: String?
  var isLoading = false
  var problem: String?
}

enum NewsAction: Equatable, Sendable {
  case loadTapped
  case loaded(String)
  case failed(String)
}

func newsReducer(
  load: @escaping @Sendable () async throws -> String, clock: any Clock<Duration>
) -> EffectReducer<News, NewsAction> {
  { news, action in
    switch action {
    case .loadTapped:
      news.isLoading = true
      return .run { send in
        await send(.loaded(try await withRetries(clock: clock) { try await load() }))
      } catch: { error, send in
        await send(.failed("\(error)"))
      }
      .cancellable(id: "news", cancelInFlight: true)
    case .loaded(let headline): news = News(headline: headline)
    case .failed(let problem): news = News(headline: news.headline, problem: problem)
    }
    return .none
  }
}

struct Inventory: Equatable {
  var items: [String] = []
  var isLoading = false
  var problem: String?
}

enum InventoryAction: Equatable, Sendable {
  case pulledToRefresh
  case refreshCancelled
  case loaded([String])
  case failed(String)
}

func inventoryReducer(
  load: @escaping @Sendable () async throws -> [String]
) -> EffectReducer<Inventory, InventoryAction> {
  { inventory, action in
    switch action {
    case .pulledToRefresh:
      inventory.isLoading = true
      return .run { send in
        await send(.loaded(try await load()))
      } catch: { error, send in
        await send(.failed("\(error)"))
      }
      .cancellable(id: "refresh", cancelInFlight: true)
    case .refreshCancelled:
      inventory.isLoading = false
      return .cancel(id: "refresh")
    case .loaded(let items):
      inventory = Inventory(items: items)
    case .failed(let problem):
      inventory.isLoading = false
      inventory.problem = problem
    }
    return .none
  }
}

@MainActor func refresh(_ store: ScopedStore<Inventory, InventoryAction>) async {
  await store.sendAndWait(.pulledToRefresh)
  if Task.isCancelled { store.send(.refreshCancelled) }
}

extension OrderHandler {
  func handleAndSaveLater(_ items: [String]) async -> Int {
    await store.sendAndWait(.placed(items))
    Task { await store.finish() }
    return store.value.total
  }
}
