// The code of the article "Recipes".

import ClassicRedux
import Foundation

struct Cart: Equatable {
  var prices: [Int] = []
  var total = 0

  mutating func addUp() { total = prices.reduce(0, +) }
}

enum CartAction {
  case added(price: Int)
  case removedLast
}

func cartReducer(cart: inout Cart, action: CartAction) {
  switch action {
  case .added(let price):
    cart.prices.append(price)
    cart.addUp()
  case .removedLast:
    _ = cart.prices.popLast()
    cart.addUp()
  }
}

struct Sheet: Equatable { var text = "" }

enum SheetAction: Sendable {
  case typed(String)
  case saveTapped
}

func sheetReducer(sheet: inout Sheet, action: SheetAction) -> Effect<SheetAction> {
  if case .typed(let text) = action { sheet.text = text }
  return .none
}

struct Notes: Equatable {
  var sheet: Sheet?
  var saved: [String] = []
}

enum NotesAction: Sendable {
  case newTapped
  case sheet(SheetAction)

  var sheet: SheetAction? { if case .sheet(let action) = self { action } else { nil } }
}

func notesReducer(notes: inout Notes, action: NotesAction) {
  switch action {
  case .newTapped: notes.sheet = Sheet()
  case .sheet(.saveTapped):
    // The child does not know where its text is saved. Its own reducer ran first.
    if let sheet = notes.sheet { notes.saved.append(sheet.text) }
    notes.sheet = nil
  case .sheet: break
  }
}

struct Shop {
  var name = "Ann"
  var orders = 0

  var checkout: Checkout {
    get { Checkout(name: name, orders: orders) }
    set { orders = newValue.orders }
  }
}

struct Checkout: Equatable {
  let name: String
  var orders: Int
}

extension CasePath<NotesAction, SheetAction> {
  static var sheet: Self { Self(\.sheet, NotesAction.sheet) }
}

func allNotesReducer() -> EffectReducer<Notes, NotesAction> {
  combine {
    pullback(sheetReducer, ifPresent: \.sheet, action: .sheet)
    lift(notesReducer)
  }
}

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

@MainActor final class Inbox {
  let store = Store(
    value: Notes(), reducer: allNotesReducer(), isolation: MainActor.shared)

  /// A delegate's method, which the system may call on any thread.
  nonisolated func noteArrived() {
    Task { @MainActor in store.send(.newTapped) }
  }
}

enum LoadAction: Sendable {
  case started
  case finished(bytes: Int)
}

nonisolated func loadReducer(total: inout Int, action: LoadAction) -> Effect<LoadAction> {
  switch action {
  case .started: return .run { send in await send(.finished(bytes: 7)) }
  case .finished(let bytes): total += bytes
  }
  return .none
}

actor Downloader {
  lazy var store = Store(value: 0, reducer: loadReducer, isolation: self)

  func download() async -> Int {
    await store.sendAndWait(.started)
    return store.value
  }
}

@globalActor actor Downloads { static let shared = Downloads() }

@Downloads final class SharedDownloader {
  let store = Store(value: 0, reducer: loadReducer, isolation: Downloads.shared)
}

#if canImport(UIKit)
  import UIKit

  final class CartViewController: UIViewController {
    private let store: ScopedStore<Cart, CartAction>
    private let total = UILabel()
    private var token: ObserverToken?

    init(store: ScopedStore<Cart, CartAction>) {
      self.store = store
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let remove = UIAction(title: "Remove") { [store] _ in store.send(.removedLast) }
      let stack = UIStackView(arrangedSubviews: [total, UIButton(primaryAction: remove)])
      stack.frame = view.bounds
      view.addSubview(stack)
      token = store.observeChanges { [total] cart in total.text = "\(cart.total)" }
      total.text = "\(store.value.total)"
    }
  }
#endif
