// Prime Time at stage 7: each screen gets a store of what it shows. The app is that of stage 6.

public import ClassicRedux
public import Foundation

extension Scopable<Stage6App.State, Stage6App.Action> {
  /// The counter.
  public var counter: ScopedStore<Int, CounterAction> {
    app(\.count) { .counter($0) }
  }

  /// The buttons that step through the history.
  public var steps: ScopedStore<Steps, StepAction> {
    scope(value: \.steps) { .history($0 == .undoTapped ? .undo : .redo) }
  }

  /// The search for the nth prime, where n is the count.
  public var nthPrime: ScopedStore<Stage4App.State, NthPrimeAction> {
    scope(value: \.history.present) { .history(.perform(.nthPrime($0))) }
  }

  /// The favorites with the facts that the user asked for.
  public var favorites: ScopedStore<[Favorite], FavoritesAction> {
    scope(value: \.favorites) { .init($0) }
  }

  /// The activity feed, which sends nothing.
  public var feed: ScopedStore<[AppState.Activity], Never> {
    app(\.activityFeed) { (_: Never) -> AppAction in }
  }

  /// The user.
  public var login: ScopedStore<AppState.User?, LoginAction> {
    app(\.loggedInUser) { .login($0) }
  }

  /// The message about the file.
  public var file: ScopedStore<Stage4App.FileMessage?, FavoritesFileAction> {
    scope(value: \.history.present.fileMessage) { .history(.perform(.favoritesFile($0))) }
  }

  /// The sheet, or `nil` while it is closed.
  public var primeSheet: ScopedStore<ShownNumber, PrimeSheetAction>? {
    scope(
      ifPresent: \.shownNumber,
      action: CasePath(\Stage6App.Action.primeSheet, Stage6App.Action.primeSheet))
  }

  private func app<Part, PartAction>(
    _ value: KeyPath<AppState, Part>, _ action: @escaping (PartAction) -> AppAction
  ) -> ScopedStore<Part, PartAction> {
    scope(value: (\Stage6App.State.history.present.app).appending(path: value)) {
      .history(.perform(.app(action($0))))
    }
  }
}

/// Whether there is something to undo or redo.
public struct Steps: Equatable, Sendable { public var canUndo, canRedo: Bool }

public enum StepAction { case undoTapped, redoTapped }

/// A favorite as its list shows it, with its fact if the user asked for it.
public struct Favorite: Equatable, Sendable, Identifiable {
  public let id: Int
  public var fact: Stage6App.Fact?

  public init(id: Int, fact: Stage6App.Fact? = nil) { (self.id, self.fact) = (id, fact) }
}

public enum FavoritesAction {
  case deleted(IndexSet)
  case factAsked(prime: Int)
}

/// What the sheet shows.
public struct ShownNumber: Equatable, Sendable, Identifiable {
  public let id: Int
  public var isFavorite: Bool

  public init(id: Int, isFavorite: Bool) { (self.id, self.isFavorite) = (id, isFavorite) }
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
  var steps: Steps { Steps(canUndo: history.canUndo, canRedo: history.canRedo) }

  var favorites: [Favorite] { app.favoritePrimes.map(favorite) }

  func favorite(_ prime: Int) -> Favorite { Favorite(id: prime, fact: facts[id: prime]?.fact) }

  var shownNumber: ShownNumber? {
    primeSheet.map {
      ShownNumber(id: $0.number, isFavorite: app.favoritePrimes.contains($0.number))
    }
  }
}
