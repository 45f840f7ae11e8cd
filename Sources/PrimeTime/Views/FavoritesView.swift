// Prime Time's views: the favorite primes, and one of them.

import PrimeTime

#if canImport(SwiftUI)
  import ClassicRedux
  import Foundation
  import SwiftUI

  /// Lists the favorite primes, and the facts that the user asked for. A swipe deletes a favorite.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct FavoritesView: View {
    let app: ObservableStore<Stage6App.State, Stage6App.Action>
    let screen: ObservableStore<Stage8App.Screen, Stage8App.ScreenAction>

    var body: some View {
      let favorites = app.scope(\.favoritePrimes)
      List {
        Section {
          ForEach(favorites.value, id: \.self) { prime in
            Button("\(prime)") { screen.send(.favoriteTapped(prime: prime)) }
          }
          .onDelete { favorites.send(.deleteFavoritePrime($0)) }
        }
        Section {
          ForEach(app, elementsByID: \.facts, action: CasePath(\.fact, Stage6App.Action.fact)) {
            FactView(fact: $0.fact)
          }
        }
      }
      .navigationTitle("Favorite primes")
    }
  }

  extension Scopable<Stage6App.State, Stage6App.Action> {
    /// The favorites alone, which change less often than the facts about them.
    fileprivate var favoritePrimes: ScopedStore<[Int], FavoritePrimeAction> {
      present.scope(value: \.app.favoritePrimes) { .app(.favoritePrimes($0)) }
    }
  }

  /// One favorite. Which one is in its route; the fact is in the app, where the list also reads it.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct FavoriteView: View {
    let prime: Int
    let store: ObservableStore<[Favorite], FavoritesAction>

    var body: some View {
      let fact = store.value.first { $0.id == prime }?.fact
      VStack {
        FactView(fact: fact)
        if fact?.canAsk ?? true {
          Button("A fact about \(prime)") { store.send(.factAsked(prime: prime)) }
        }
      }
      .navigationTitle("\(prime)")
    }
  }

  private struct FactView: View {
    let fact: Stage6App.Fact?

    var body: some View {
      switch fact {
      case nil: EmptyView()
      case .loading: ProgressView("Loading")
      case .loaded(let text): Text(text)
      case .failed(let message): Text("No fact was found: \(message)")
      }
    }
  }
#endif

extension Stage6App.Fact {
  /// A fact that is on its way or has arrived is not asked for again.
  var canAsk: Bool { if case .failed = self { true } else { false } }
}
