// Prime Time's views: the favorite primes, and one of them.

#if canImport(SwiftUI)
  import ClassicRedux
  import Foundation
  import PrimeTime
  import SwiftUI

  /// Lists the favorite primes, and the facts that the user asked for. A swipe deletes a favorite.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct FavoritesView: View {
    let app: ObservableStore<Stage6App.State, Stage6App.Action>
    let screen: ObservableStore<Stage8App.Screen, Stage8App.ScreenAction>

    var body: some View {
      let favorites = app.scope(\.favorites)
      List {
        Section {
          ForEach(favorites.value) { favorite in
            Button("\(favorite.id)") { screen.send(.favoriteTapped(prime: favorite.id)) }
          }
          .onDelete { favorites.send(.deleted($0)) }
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

  /// One favorite, and its fact, which the list also reads.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct FavoriteView: View {
    /// Made when the screen opens. It keeps the last value while the screen leaves.
    @State private var store: ObservableStore<FavoriteRow, FavoritesAction>

    init(store: ScopedStore<FavoriteRow, FavoritesAction>) { self.store = ObservableStore(store) }

    var body: some View {
      VStack {
        FactView(fact: store.fact)
        switch store.fact {
        case nil, .failed:
          Button("A fact about \(store.id)") { store.send(.factAsked(prime: store.id)) }
        case .loading, .loaded: EmptyView()
        }
      }
      .navigationTitle("\(store.id)")
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
