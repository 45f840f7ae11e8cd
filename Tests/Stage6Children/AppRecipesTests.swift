import Foundation
import Stage6Children
import TestSupport
import Testing

/// The recipes of `Recipes.md` for a whole app.
@MainActor @Suite struct AppRecipesTests {

  // MARK: A derived value that is computed once

  nonisolated static func memoized<Input: Equatable, Output>(
    _ compute: @escaping (Input) -> Output
  ) -> (Input) -> Output {
    var last: (input: Input, output: Output)?
    return { input in
      if let last, last.input == input { return last.output }
      let output = compute(input)
      last = (input, output)
      return output
    }
  }

  struct Cart {
    var prices: [Int] = []
    var isOpen = false
  }

  @Test func aDerivedValueIsComputedOnlyWhenItsInputHasChanged() {
    let store = Store(value: Cart()) { (cart: inout Cart, price: Int?) in
      if let price { cart.prices.append(price) } else { cart.isOpen.toggle() }
    }
    var computed = 0
    let total = Self.memoized { (prices: [Int]) in
      computed += 1
      return prices.reduce(0, +)
    }
    var totals: [Int] = []
    let token = store.observe { cart in totals.append(total(cart.prices)) }
    defer { token.cancel() }
    for action in [3, nil, nil, 4, nil] { store.send(action) }
    #expect(totals == [3, 3, 3, 7, 7])
    #expect(computed == 2)
  }

  // MARK: State on disk, with a version

  struct Favorite: Codable, Equatable { var number: Int, note = "" }

  struct Saved: Codable {
    var version = 2
    var favorites: [Favorite]

    /// Version 1 had only numbers.
    struct Version1: Decodable { var favorites: [Int] }
    struct Version: Decodable { var version: Int }
    struct TooNew: Error {}

    init(favorites: [Favorite]) { self.favorites = favorites }

    init(data: Data) throws {
      let decoder = JSONDecoder()
      switch try decoder.decode(Version.self, from: data).version {
      case 1:
        let old = try decoder.decode(Version1.self, from: data)
        favorites = old.favorites.map { Favorite(number: $0) }
      case 2: self = try decoder.decode(Saved.self, from: data)
      default: throw TooNew()
      }
    }
  }

  enum FavoritesAction: Sendable { case added(Favorite) }

  actor Disk {
    let file: URL
    init(file: URL) { self.file = file }

    func save(_ data: Data) throws {
      try Task.checkCancellation()  // A newer save has begun.
      try data.write(to: file, options: .atomic)
    }
  }

  nonisolated static func favorites(
    save: @escaping @Sendable (Data) async throws -> Void
  ) -> EffectReducer<[Favorite], FavoritesAction> {
    { favorites, action in
      switch action {
      case .added(let favorite): favorites.append(favorite)
      }
      return .run { [favorites] _ in
        try await save(try JSONEncoder().encode(Saved(favorites: favorites)))
      }
      .cancellable(id: "save", cancelInFlight: true)
    }
  }

  @Test func stateOutlivesTheProgramAndItsVersions() async throws {
    let directory = TemporaryDirectory()
    let file = URL(filePath: directory.path).appending(path: "favorites.json")
    try Data(#"{"version": 1, "favorites": [7]}"#.utf8).write(to: file)
    let disk = Disk(file: file)

    let restored = try Saved(data: Data(contentsOf: file)).favorites
    let store = Store(value: restored, reducer: Self.favorites(save: { try await disk.save($0) }))
    await store.sendAndWait(.added(Favorite(number: 11, note: "new")))

    let saved = try Saved(data: Data(contentsOf: file))
    #expect(saved.version == 2)
    #expect(saved.favorites == [Favorite(number: 7), Favorite(number: 11, note: "new")])
    #expect(throws: Saved.TooNew.self) {
      try Saved(data: Data(#"{"version": 3, "favorites": {}}"#.utf8))
    }
  }
}
