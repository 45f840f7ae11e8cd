// Prime Time's views: the app.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  public import ClassicRedux
  public import PrimeTime
  public import SwiftUI

  /// Prime Time. Each of its views is lent its own part of the store; this one only lends, and is not
  /// drawn anew when something changes.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public struct AppView: View {
    private let store: ScopedStore<AppState, AppAction>
    @State private var isPrimeSheetShown = false

    /// The app on a part of a store.
    public init(store: ScopedStore<AppState, AppAction>) { self.store = store }

    /// The app on a store of its own.
    public init(store: Store<AppState, AppAction>) { self.init(store: store.scope()) }

    public var body: some View {
      NavigationStack {
        Form {
          Section {
            CounterView(store: store.scope(value: \.count, action: AppAction.counter))
            Button("Is this prime?") { isPrimeSheetShown = true }
            NthPrimeView(store: store.scope(value: \.nthPrimeState, action: AppAction.nthPrime))
          }
          Section {
            NavigationLink("Favorite primes") {
              FavoritesView(
                store: store.scope(value: \.favoritePrimes, action: AppAction.favoritePrimes))
            }
            NavigationLink("Activity feed") {
              ActivityFeedView(
                store: store.scope(value: \.activityRows, action: { (_: Never) -> AppAction in }))
            }
          }
        }
        .navigationTitle("Prime Time")
      }
      .sheet(isPresented: $isPrimeSheetShown) {
        PrimeSheet(store: store.scope(value: \.primeSheet, action: AppAction.primeModal))
      }
    }
  }
#endif
