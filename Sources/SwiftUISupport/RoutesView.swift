// SwiftUI: the view that shows routes.

#if canImport(SwiftUI)
  public import SwiftUI

  /// Shows a flow of screens: pushes in navigation stacks, sheets and covers nested, each on the
  /// screen below it. On a Mac, covers are sheets.
  ///
  /// SwiftUI gets the routes as they are, whichever code changes them, but one presentation after another: the next
  /// waits until the one before it on the same screen has gone, and on a new screen until that has appeared. When
  /// the user goes back, the view sends `wentBack`. A screen keeps its last value while it leaves.
  ///
  /// A screen may contain a `RoutesView` of its own. In a navigation stack, give its root no navigation,
  /// because SwiftUI does not support a stack in another.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public struct RoutesView<Screen, ScreenAction, Content: View>: View {
    private let store: ObservableStore<Routes<Screen>, RouterAction<ScreenAction>>
    private let content: (ObservableStore<Screen, ScreenAction>) -> Content

    /// Creates a view of the routes in `store`; `content` makes the view of a screen.
    public init(
      _ store: ObservableStore<Routes<Screen>, RouterAction<ScreenAction>>,
      @ViewBuilder content: @escaping (ObservableStore<Screen, ScreenAction>) -> Content
    ) { (self.store, self.content) = (store, content) }

    public var body: some View { LevelView(routes: self, shown: levels()[0]) }

    /// The root's level, and one for each presentation above it.
    private func levels() -> [Level] {
      zip(store.ids, store.scope().value).reduce(into: []) { levels, next in
        let (id, route) = next
        let screen = store.scope(routes: \.self, id: id, action: CasePath(\.itself, { $0 }))
        let pushed = Pushed(id: id, store: screen!)
        if route.style != .push {
          levels.append(Level(style: route.style, hasNavigation: route.hasNavigation, root: pushed))
        } else {
          levels[levels.count - 1].path.append(pushed)
        }
      }
    }

    /// Sends that the user has left these screens, except those that have left the routes.
    private func send(left ids: some Sequence<RouteID>) {
      let present = ids.filter { store.scope().value.ids.contains($0) }
      if !present.isEmpty { store.send(.wentBack(from: present)) }
    }

    private func readAgain() { store._readAgain(\.ids, isTotal: true) }

    private struct Pushed: Hashable {
      let id: RouteID
      let store: ObservableStore<Screen, ScreenAction>
    }

    /// A presentation, or the root, with the screens pushed on it.
    private struct Level: Identifiable, Equatable {
      let style: RouteStyle
      let hasNavigation: Bool
      let root: Pushed
      var path: [Pushed] = []
      var id: RouteID { root.id }
    }

    /// One level, and those above it.
    private struct LevelView: View {
      let routes: RoutesView
      /// As it was when SwiftUI presented it.
      let shown: Level
      /// Whether nothing is presented on this level, not even what is leaving. Not known before it appears.
      @State private var isFree: Bool?
      /// What is presented on this level, unless it is leaving.
      @State private var presented: Level?

      var body: some View {
        let screens = screens.id(shown.id)
          .onAppear { isFree = isFree ?? true }
          .onChange(of: above.first?.id) { _, due in if due != presented?.id { presented = nil } }
        #if os(macOS)
          screens.sheet(item: next(.sheet, .cover)) { present($0) }
        #else
          screens
            .sheet(item: next(.sheet)) { present($0) }
            .fullScreenCover(item: next(.cover)) { present($0) }
        #endif
      }

      private func present(_ level: Level) -> some View {
        LevelView(routes: routes, shown: level)
          .onAppear { (isFree, presented) = (false, level) }
          .onDisappear { (isFree, presented) = (true, nil) }
      }

      @ViewBuilder
      private var screens: some View {
        if shown.hasNavigation {
          NavigationStack(path: path) {
            routes.content(shown.root.store)
              .navigationDestination(for: Pushed.self) { routes.content($0.store) }
          }
        } else {
          routes.content(shown.root.store)
        }
      }

      private var path: Binding<[Pushed]> {
        let now = pathNow
        return Binding(
          get: { pathNow },
          set: { written, transaction in
            // SwiftUI may write late: a screen that the coordinator has pushed since stays.
            let left = now.filter { !written.contains($0) }.map(\.id)
            withTransaction(transaction) { routes.send(left: left) }
            if pathNow != written { routes.readAgain() }
          })
      }

      private var pathNow: [Pushed] {
        routes.levels().first { $0.id == shown.id }?.path ?? shown.path
      }

      /// The levels on this one. When this one leaves, it takes along what is presented on it.
      private var above: ArraySlice<Level> {
        let levels = routes.levels().drop { $0.id != shown.id }
        return levels.isEmpty ? presented.map { [$0] } ?? [] : levels.dropFirst()
      }

      /// The level that is presented on this one, if it is in one of these styles, and nothing else is.
      private func next(_ styles: RouteStyle...) -> Binding<Level?> {
        routes.store._binding(
          of: {
            guard let due = above.first, styles.contains(due.style) else { return nil }
            return isFree == true || presented?.id == due.id ? due : nil
          },
          readAgain: routes.readAgain,
          dismiss: { routes.send(left: above.flatMap { [$0.id] + $0.path.map(\.id) }) })
      }
    }
  }

  extension RouterAction {
    fileprivate var itself: RouterAction? { self }
  }
#endif
