import Dispatch
import Stage6Children
import Testing

/// The recipes of `Recipes.md`.
@MainActor @Suite struct RecipesTests {

  // MARK: Share a function, not an action

  enum CartAction {
    case added(price: Int)
    case removedLast
  }

  struct Cart: Equatable {
    var prices: [Int] = []
    var total = 0

    mutating func addUp() { total = prices.reduce(0, +) }
  }

  nonisolated static func cart(_ cart: inout Cart, _ action: CartAction) {
    switch action {
    case .added(let price):
      cart.prices.append(price)
      cart.addUp()
    case .removedLast:
      cart.prices.removeLast()
      cart.addUp()
    }
  }

  @Test func actionsShareWorkByAFunction() {
    let store = Store(value: Cart(), reducer: Self.cart)
    store.send(.added(price: 3))
    store.send(.added(price: 4))
    store.send(.removedLast)
    #expect(store.value == Cart(prices: [3], total: 3))
  }

  // MARK: The parent reads the child's action

  struct Sheet: Equatable { var text = "" }
  enum SheetAction {
    case typed(String)
    case saveTapped
  }

  struct Notes: Equatable {
    var sheet: Sheet?
    var saved: [String] = []
  }

  enum NotesAction {
    case newTapped
    case sheet(SheetAction)

    var sheet: SheetAction? { if case .sheet(let action) = self { action } else { nil } }
  }

  nonisolated static func sheet(_ sheet: inout Sheet, _ action: SheetAction) -> Effect<SheetAction>
  {
    if case .typed(let text) = action { sheet.text = text }
    return .none
  }

  nonisolated static var notes: EffectReducer<Notes, NotesAction> {
    combine {
      pullback(sheet, optional: \.sheet, action: .sheet)
      lift { notes, action in
        switch action {
        case .newTapped: notes.sheet = Sheet()
        case .sheet(.saveTapped):
          // The child does not know where its text is saved. Its own reducer ran before.
          if let sheet = notes.sheet { notes.saved.append(sheet.text) }
          notes.sheet = nil
        case .sheet: break
        }
      }
    }
  }

  @Test func aParentReadsWhatHappenedInItsChild() {
    let store = Store(value: Notes(), reducer: Self.notes)
    store.send(.newTapped)
    store.send(.sheet(.typed("milk")))
    store.send(.sheet(.saveTapped))
    #expect(store.value == Notes(saved: ["milk"]))
  }

  // MARK: Keep shared state in the parent

  struct Shop {
    var name = "Ann"
    var orders = 0
    var isEditing = false

    var profile: Profile {
      get { Profile(name: name, isEditing: isEditing) }
      set { (name, isEditing) = (newValue.name, newValue.isEditing) }
    }

    var checkout: Checkout {
      get { Checkout(name: name, orders: orders) }
      set { orders = newValue.orders }
    }
  }

  struct Profile: Equatable { var name: String, isEditing: Bool }
  struct Checkout: Equatable {
    let name: String
    var orders: Int
  }

  enum ShopAction {
    case profileNamed(String)
    case ordered(Void)

    var profileNamed: String? { if case .profileNamed(let name) = self { name } else { nil } }
    var ordered: Void? { if case .ordered = self { () } else { nil } }
  }

  @Test func childrenThatShareAValueFindItInOnePlace() {
    let store = Store(
      value: Shop(),
      reducer: combine(
        pullback(
          { (profile: inout Profile, name: String) in profile.name = name },
          value: \.profile, action: \ShopAction.profileNamed),
        pullback(
          { (checkout: inout Checkout, _: Void) in checkout.orders += 1 },
          value: \.checkout, action: \ShopAction.ordered)
      ))
    store.send(.profileNamed("Bob"))
    store.send(.ordered(()))
    #expect(store.value.checkout == Checkout(name: "Bob", orders: 1))
    #expect(store.value.profile.name == "Bob")
  }

  // MARK: A higher-order reducer watches all features

  struct Watched: Equatable {
    var cart = Cart()
    var changes = 0
  }

  nonisolated static func countingChanges<Action>(
    _ reducer: @escaping Reducer<Watched, Action>
  ) -> Reducer<Watched, Action> {
    { value, action in
      let total = value.cart.total
      reducer(&value, action)
      if value.cart.total != total { value.changes += 1 }
    }
  }

  @Test func aHigherOrderReducerSeesWhatAnyFeatureDid() {
    let store = Store(
      value: Watched(),
      reducer: Self.countingChanges(
        pullback(Self.cart, value: \.cart, action: \CartAction.itself)))
    store.send(.added(price: 3))
    store.send(.added(price: 0))
    store.send(.removedLast)
    #expect(store.value.changes == 1)
  }

  // MARK: A store in an actor

  enum DownloadAction: Sendable {
    case started
    case finished(bytes: Int)
  }

  nonisolated static func download(
    _ total: inout Int, _ action: DownloadAction
  ) -> Effect<DownloadAction> {
    switch action {
    case .started: return .run { send in await send(.finished(bytes: 7)) }
    case .finished(let bytes): total += bytes
    }
    return .none
  }

  actor Downloader {
    lazy var store = Store(value: 0, reducer: RecipesTests.download, isolation: self)

    func download() async -> Int {
      await store.sendAndWait(.started)
      return store.value
    }
  }

  @globalActor actor Downloads {
    static let shared = Downloads()
  }

  @Downloads final class SharedDownloader {
    let store = Store(value: 0, reducer: RecipesTests.download, isolation: Downloads.shared)

    func download() async -> Int {
      await store.sendAndWait(.started)
      return store.value
    }
  }

  @Test func anActorOwnsAStore() async {
    #expect(await Downloader().download() == 7)
    #expect(await SharedDownloader().download() == 7)
  }

  // MARK: A program reads lines

  nonisolated static func lines(
    _ read: @escaping @Sendable () -> String? = { readLine() }
  ) -> AsyncStream<String> {
    AsyncStream { continuation in
      DispatchQueue(label: "lines").async {
        while let line = read() { continuation.yield(line) }
        continuation.finish()
      }
    }
  }

  @Test func effectsRunWhileAProgramWaitsForALine() async {
    let store = Store(value: 0, reducer: Self.download)
    let arrived = DispatchSemaphore(value: 0)
    let token = store.observe { if $0 == 7 { arrived.signal() } }
    defer { token.cancel() }
    store.send(.started)
    // The end of the lines comes only after the effect has sent its action.
    for await line in Self.lines({
      arrived.wait()
      return nil
    }) { Issue.record("\(line)") }
    #expect(store.value == 7)
  }
}

extension RecipesTests.CartAction {
  fileprivate var itself: Self? { self }
}

// MARK: Name a case once

extension CasePath<RecipesTests.NotesAction, RecipesTests.SheetAction> {
  static var sheet: Self { Self(\.sheet, RecipesTests.NotesAction.sheet) }
}
