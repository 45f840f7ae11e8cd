// The code of the article "Recipes for effects".

import ClassicRedux
import Foundation

enum StopwatchAction: Equatable, Sendable { case startTapped, ticked, stopTapped }

func stopwatchReducer(clock: some Clock<Duration>) -> EffectReducer<Int, StopwatchAction> {
  { seconds, action in
    switch action {
    case .startTapped:
      return .run { send in
        while true {
          try await clock.sleep(for: .seconds(1))
          await send(.ticked)
        }
      }
      .cancellable(id: "timer", cancelInFlight: true)
    case .ticked:
      seconds += 1
      return .none
    case .stopTapped:
      return .cancel(id: "timer")
    }
  }
}

struct MapState: Equatable {
  var position = 0
  var isWaiting = false
  var searched: [Int] = []
}

enum MapAction: Equatable, Sendable {
  case moved(Int)
  case waited
}

func mapReducer(clock: some Clock<Duration>) -> EffectReducer<MapState, MapAction> {
  { map, action in
    switch action {
    case .moved(let position):
      map.position = position
      if map.isWaiting { return .none }
      map.isWaiting = true
      return .run { send in
        try await clock.sleep(for: .milliseconds(500))
        await send(.waited)
      }
    case .waited:
      map.isWaiting = false
      map.searched.append(map.position)  // Or return the effect that searches here.
      return .none
    }
  }
}

enum FeedAction: Equatable, Sendable {
  case launched
  case received(String)
}

func feedReducer(
  messages: @escaping @Sendable () -> AsyncStream<String>
) -> EffectReducer<[String], FeedAction> {
  { feed, action in
    switch action {
    case .launched:
      return .run { send in
        for await message in messages() { await send(.received(message)) }
      }
      .cancellable(id: "connection", cancelInFlight: true)
    case .received(let message):
      feed.append(message)
      return .none
    }
  }
}

struct TimedOut: Error {}

func withTimeLimit<Value: Sendable>(
  _ limit: Duration, clock: some Clock<Duration>,
  _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  try await withThrowingTaskGroup(of: Value.self) { group in
    defer { group.cancelAll() }
    group.addTask { try await work() }
    group.addTask {
      try await clock.sleep(for: limit)
      throw TimedOut()
    }
    return try await group.next()!
  }
}

func withRetries<Value: Sendable>(
  after pauses: [Duration] = [.seconds(1), .seconds(2), .seconds(4), .seconds(8)],
  clock: some Clock<Duration>, unless isFinal: @Sendable (any Error) -> Bool = { _ in false },
  _ work: @Sendable () async throws -> Value
) async throws -> Value {
  for pause in pauses {
    do {
      return try await work()
    } catch let error where !isFinal(error) {
      try await clock.sleep(for: pause)
    }
  }
  return try await work()
}

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

struct Unauthorized: Error {}

actor Session {
  private var token: String?
  private var refreshing: Task<String, any Error>?
  private let refresh: @Sendable () async throws -> String

  init(token: String? = nil, refresh: @escaping @Sendable () async throws -> String) {
    (self.token, self.refresh) = (token, refresh)
  }

  /// Sends a request with the token. If the server refuses it, sends it again with a new token.
  func load<Answer: Sendable>(
    _ request: @Sendable (_ token: String) async throws -> Answer
  ) async throws -> Answer {
    let token = try await token(replacing: nil)
    do {
      return try await request(token)
    } catch is Unauthorized {
      return try await request(try await self.token(replacing: token))
    }
  }

  /// All that need a new token at the same time wait for the same task.
  private func token(replacing refused: String?) async throws -> String {
    if let refreshing { return try await refreshing.value }
    if let token, token != refused { return token }
    let task = Task {
      defer { refreshing = nil }
      let new = try await refresh()
      token = new
      return new
    }
    refreshing = task
    return try await task.value
  }
}

struct Song: Identifiable, Equatable, Sendable { let id: Int, title: String }

struct SongPage: Equatable, Sendable {
  var number: Int
  var songs: [Song]
  /// `nil` for the last page.
  var next: Int?
}

struct Songs: Equatable {
  var loaded: IdentifiedArray<Song> = []
  var next: Int? = 1
  var isLoading = false
  var problem: String?
}

enum SongsAction: Equatable, Sendable {
  case endReached
  case pulledToRefresh
  case pageLoaded(SongPage)
  case failed(String)
}

func songsReducer(
  load: @escaping @Sendable (_ page: Int) async throws -> SongPage
) -> EffectReducer<Songs, SongsAction> {
  func page(_ number: Int) -> Effect<SongsAction> {
    .run { send in
      await send(.pageLoaded(try await load(number)))
    } catch: { error, send in
      await send(.failed("\(error)"))
    }
    .cancellable(id: "page", cancelInFlight: true)
  }
  return { songs, action in
    switch action {
    case .endReached:
      guard !songs.isLoading, let next = songs.next else { return .none }
      songs.isLoading = true
      return page(next)
    case .pulledToRefresh:
      songs.isLoading = true
      return page(1)
    case .pageLoaded(let page):
      // The old songs stay until the new ones are there.
      if page.number == 1 { songs.loaded = [] }
      // A song that has moved to this page in the meantime is not added twice.
      songs.loaded.append(contentsOf: page.songs)
      songs = Songs(loaded: songs.loaded, next: page.next)
    case .failed(let problem):
      songs.isLoading = false
      songs.problem = problem
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

nonisolated struct Order: Equatable {
  var items: [String] = []
  var total = 0
}

nonisolated enum OrderAction: Sendable {
  case placed([String])
  case priced(Int)
}

nonisolated struct OrderEnvironment: Sendable {
  var price: @Sendable (_ items: [String]) async throws -> Int
  var save: @Sendable (_ total: Int) async throws -> Void
}

nonisolated func orderReducer(
  _ environment: OrderEnvironment
) -> EffectReducer<Order, OrderAction> {
  { order, action in
    switch action {
    case .placed(let items):
      order.items = items
      return .run { send in await send(.priced(try await environment.price(items))) }
    case .priced(let total):
      order.total = total
      return .fireAndForget { try await environment.save(total) }
    }
  }
}

actor OrderHandler {
  let environment: OrderEnvironment
  lazy var store = Store(
    value: Order(), reducer: orderReducer(environment), isolation: self)

  init(environment: OrderEnvironment) { self.environment = environment }

  func handle(_ items: [String]) async -> Int {
    await store.sendAndWait(.placed(items))
    await store.finish()
    return store.value.total
  }

  func handleAndSaveLater(_ items: [String]) async -> Int {
    await store.sendAndWait(.placed(items))
    Task { await store.finish() }
    return store.value.total
  }
}

func saving<Value, Part: Equatable & Sendable, Action>(
  _ path: KeyPath<Value, Part>, clock: some Clock<Duration>,
  save: @escaping @Sendable (Part) async throws -> Void,
  _ reducer: @escaping EffectReducer<Value, Action>
) -> EffectReducer<Value, Action> {
  { value, action in
    let before = value[keyPath: path]
    let effect = reducer(&value, action)
    let after = value[keyPath: path]
    if after == before { return effect }
    let saving = Effect<Action>.fireAndForget { try await save(after) }
    return .merge(effect, saving.debounce(id: path, for: .seconds(1), clock: clock))
  }
}

nonisolated struct Bookmark: Codable, Equatable, Sendable { var page: Int, note = "" }

nonisolated struct SavedBookmarks: Codable {
  var version = 2
  var bookmarks: [Bookmark]

  struct Version: Decodable { var version: Int }
  struct Version1: Decodable { var pages: [Int] }
  struct TooNew: Error {}

  init(bookmarks: [Bookmark]) { self.bookmarks = bookmarks }

  init(data: Data) throws {
    let decoder = JSONDecoder()
    switch try decoder.decode(Version.self, from: data).version {
    case 1:
      let old = try decoder.decode(Version1.self, from: data)
      bookmarks = old.pages.map { Bookmark(page: $0) }
    case 2: self = try decoder.decode(SavedBookmarks.self, from: data)
    default: throw TooNew()
    }
  }
}

actor Disk {
  let file: URL
  init(file: URL) { self.file = file }

  func save(_ data: Data) throws {
    try Task.checkCancellation()  // A newer save has begun.
    try data.write(to: file, options: .atomic)
  }
}
