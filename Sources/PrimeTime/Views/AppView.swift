// Prime Time's views: the app.

#if canImport(SwiftUI)
  public import ClassicRedux
  public import PrimeTime
  public import SwiftUI

  /// Prime Time. Each inner view gets its own part of the store. This view reads nothing from the store, so no
  /// change updates it.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public struct AppView: View {
    private let store: ObservableStore<AppState, AppAction>
    private var nthPrime: ObservableStore<Stage4App.State, NthPrimeAction>?
    @State private var isPrimeSheetShown = false

    /// Creates the app of stages 1 to 3 with a part of a store.
    public init(store: ObservableStore<AppState, AppAction>) { self.store = store }

    /// Creates the app of stages 1 to 3 with its own store.
    public init(store: Store<AppState, AppAction>) { self.init(store: ObservableStore(store)) }

    /// Creates the app of stage 4, which can also find the nth prime, with a part of a store.
    public init(store: ObservableStore<Stage4App.State, Stage4App.Action>) {
      self.init(store: store.scope(value: \.app, action: CasePath(\.app, Stage4App.Action.app)))
      nthPrime = store.scope(
        value: \.self, action: CasePath(\.nthPrime, Stage4App.Action.nthPrime))
    }

    /// Creates the app of stage 4 with its own store.
    public init(store: Store<Stage4App.State, Stage4App.Action>) {
      self.init(store: ObservableStore(store))
    }

    public var body: some View {
      NavigationStack {
        Form {
          Section {
            CounterView(store: part(\.count, CasePath(\.counter, AppAction.counter)))
            Button("Is this prime?") { isPrimeSheetShown = true }
            if let nthPrime { NthPrimeView(store: nthPrime) }
          }
          Section {
            NavigationLink("Favorite primes") {
              FavoritesView(
                store: part(\.favoritePrimes, CasePath(\.favoritePrimes, AppAction.favoritePrimes)))
            }
            NavigationLink("Activity feed") {
              ActivityFeedView(store: store.scope(value: \.activityFeed))
            }
          }
        }
        .navigationTitle("Prime Time")
      }
      .sheet(isPresented: $isPrimeSheetShown) {
        PrimeSheet(store: part(\.self, CasePath(\.primeModal, AppAction.primeModal)))
      }
    }

    private func part<Part, PartAction>(
      _ value: KeyPath<AppState, Part>, _ action: CasePath<AppAction, PartAction>
    ) -> ObservableStore<Part, PartAction> { store.scope(value: value, action: action) }
  }
#endif
