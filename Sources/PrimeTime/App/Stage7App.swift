// Prime Time at stage 7: each screen gets a store of what it shows. The app is that of stage 6.

public import ClassicRedux
public import Foundation

extension Scopable<Stage6App.State, Stage6App.Action> {
  /// The app of stage 4 as it is now. What is sent to it can be undone.
  public var present: ScopedStore<Stage4App.State, Stage4App.Action> {
    scope(value: \.history.present) { .history(.perform($0)) }
  }

  /// The counter.
  public var counter: ScopedStore<Int, CounterAction> {
    present.scope(value: \.app.count) { .app(.counter($0)) }
  }

  /// The favorites, with the facts that the user asked for.
  public var favorites: ScopedStore<[FavoriteRow], FavoritesAction> {
    scope(value: \.favorites) { Stage6App.Action($0) }
  }

  /// One of the favorites, or `nil` if it is not among them.
  public func favorite(_ prime: Int) -> ScopedStore<FavoriteRow, FavoritesAction>? {
    favorites.scope(ifPresent: { $0.first { $0.id == prime } }, action: { $0 })
  }

  /// The activity feed, which sends nothing.
  public var feed: ScopedStore<[AppState.Activity], Never> {
    present.scope(value: \.app.activityFeed)
  }

  /// The sheet, or `nil` while it is closed.
  public var primeSheet: ScopedStore<ShownNumber, PrimeSheetAction>? {
    scope(ifPresent: \.shownNumber, action: Stage6App.Action.primeSheet)
  }
}

/// The actions of the list of favorites.
public enum FavoritesAction {
  case deleted(IndexSet)
  case factAsked(prime: Int)
}

/// The number in the sheet.
public struct ShownNumber: Equatable, Sendable, Identifiable {
  public let id: Int
  public var isFavorite: Bool
}

extension Stage6App.Action {
  init(_ action: FavoritesAction) {
    switch action {
    case .deleted(let offsets):
      self = .history(.perform(.app(.favoritePrimes(.deleteFavoritePrime(offsets)))))
    case .factAsked(let prime): self = .fact(ElementAction(id: prime, action: .asked))
    }
  }
}

extension Stage6App.State {
  var favorites: [FavoriteRow] { appState.favoritePrimes.map(favorite) }

  func favorite(_ prime: Int) -> FavoriteRow { facts[id: prime] ?? FavoriteRow(id: prime) }

  var shownNumber: ShownNumber? {
    primeSheet.map { ShownNumber(id: $0, isFavorite: appState.favoritePrimes.contains($0)) }
  }
}
