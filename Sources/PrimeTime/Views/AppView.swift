// Prime Time's views: the app.

#if canImport(SwiftUI)
  public import ClassicRedux
  import Foundation
  public import PrimeTime
  public import SwiftUI

  /// Prime Time: a view for each screen of the last stage's app, each with its own part of the store.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public struct AppView: View {
    private let store: ObservableStore<Stage8App.State, Stage8App.Action>
    @State private var isCovered = false

    /// Creates the app from its store, which a window keeps.
    public init(store: ObservableStore<Stage8App.State, Stage8App.Action>) { self.store = store }

    public var body: some View {
      let app = store.scope(\.app)
      // The answer may arrive when another screen is on top, so the alert belongs to the whole app. Under a sheet, it
      // waits.
      let alert = app.scope(\.present)
        .binding(ifPresent: \.nthPrime?.answer, dismiss: .nthPrime(.answerDismissed))
      let shown = isCovered ? .constant(nil) : alert
      RoutesView(
        store.scope(value: \.routes, action: CasePath(\.router, Stage8App.Action.router)),
        isCovered: $isCovered, isWaiting: shown.wrappedValue != nil
      ) { screen in
        switch screen.value {
        case .counter: CounterScreen(app: app, screen: screen)
        case .favorites: FavoritesView(app: app, screen: screen)
        case .favorite(let prime):
          if let favorite = app.scope().favorite(prime) { FavoriteView(store: favorite) }
        case .feed: ActivityFeedView(store: app.scope(\.feed))
        case .primeSheet: if let sheet = app.scope().primeSheet { PrimeSheet(store: sheet) }
        }
      }
      .alert(
        "Nth prime", isPresented: Binding(isPresent: shown), presenting: shown.wrappedValue
      ) { _ in
        Button("OK") {}  // any button of an alert dismisses it
      } message: {
        Text($0)
      }
      .onOpenURL { store.send(.linkOpened($0.absoluteString)) }
    }
  }

  #if Xcode  // The command-line tools cannot expand this macro.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    #Preview("Prime Time") {
      AppView(
        store: ObservableStore(
          Store(value: Stage8App.State(), reducer: Stage8App.appReducer(.mock))))
    }
  #endif
#endif
