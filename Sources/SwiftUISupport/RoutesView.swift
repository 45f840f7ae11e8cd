// SwiftUI: the view that shows routes.

#if canImport(SwiftUI) && canImport(Observation)
  public import SwiftUI

  /// Shows a flow of screens: pushes in navigation stacks, sheets and covers nested, each on the
  /// screen below it. On a Mac, covers are sheets.
  ///
  /// The view follows the routes, whichever code changes them, in as many steps as SwiftUI needs. When
  /// the user goes back, it sends `screensLeft`. A screen keeps its last value while it leaves.
  ///
  /// A screen may contain a `RoutesView` of its own. In a navigation stack, give its root no navigation,
  /// because SwiftUI does not support a stack in another.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public struct RoutesView<Screen, ScreenAction, Content: View>: View {
    private let store: ObservableStore<Routes<Screen>, RouterAction<ScreenAction>>
    private let content: (ObservableStore<Screen, ScreenAction>) -> Content
    @State private var shown: ShownRoutes?
    @Environment(\.dismissal) private var dismissal

    /// Creates a view of the routes in `store`; `content` makes the view of a screen.
    public init(
      _ store: ObservableStore<Routes<Screen>, RouterAction<ScreenAction>>,
      @ViewBuilder content: @escaping (ObservableStore<Screen, ScreenAction>) -> Content
    ) { (self.store, self.content) = (store, content) }

    public var body: some View {
      let now = following()
      Level(routes: self, shown: now, index: 0)
        .onChange(of: now, initial: true) { shown = following() }
        .onChange(of: now.step, initial: true) { _, step in
          guard let step else { return }
          if case .leaving = step.kind { dismissal.begins(limit: step.timeLimit) }
          // SwiftUI would cancel a task of the view while another view covers it.
          Task {
            try? await Task.sleep(for: step.timeLimit)
            report { $0.timeIsUp(for: step) }
          }
        }
    }

    /// The levels to show by now, after `change`.
    private func following(_ change: (inout ShownRoutes) -> Void = { _ in }) -> ShownRoutes {
      let levels = store._member(\.levels, comparing: \.levels)
      var now = shown ?? ShownRoutes(levels)
      change(&now)
      now.follow(levels)
      return now
    }

    private func report(_ change: (inout ShownRoutes) -> Void) { shown = following(change) }

    /// Sends that the user has left these screens, except those that have left the routes.
    private func send(left ids: [RouteID]) {
      let present = ids.filter { store.value.index(of: $0) != nil }
      if !present.isEmpty { store.send(.screensLeft(present)) }
    }

    @ViewBuilder
    private func screen(_ id: RouteID) -> some View {
      if let screen = store.scope(routes: \.self, id: id, action: CasePath(\.itself, { $0 })) {
        content(screen)
      }
    }

    /// One level, and those above it.
    private struct Level: View {
      let routes: RoutesView
      let shown: ShownRoutes
      let index: Int

      var body: some View {
        let first = shown.levels[index].first
        let stack = Stack(routes: routes, level: shown.levels[index])
          .onAppear { routes.report { $0.appeared(first) } }
          .onDisappear { routes.report { $0.gone(first) } }
          .id(first)
        #if os(macOS)
          stack.sheet(isPresented: isPresented { _ in true }, onDismiss: isGone) { next }
        #else
          stack
            .sheet(isPresented: isPresented { !$0.isCover }, onDismiss: isGone) { next }
            .fullScreenCover(isPresented: isPresented(\.isCover), onDismiss: isGone) { next }
        #endif
      }

      @ViewBuilder
      private var next: some View {
        if index + 1 < shown.levels.count { Level(routes: routes, shown: shown, index: index + 1) }
      }

      /// Whether the next level is presented, if it is of this kind.
      private func isPresented(_ isOfKind: (RoutesLevel) -> Bool) -> Binding<Bool> {
        let next = shown.isPresented(index + 1) ? shown.levels[index + 1] : nil
        let first = next.flatMap { isOfKind($0) ? $0.first : nil }
        return Binding(
          get: { @MainActor in first != nil },
          set: { @MainActor isPresented in
            guard let first, !isPresented else { return }
            var left: [RouteID] = []
            routes.report { left = $0.dismissed(first) }
            routes.send(left: left)
          })
      }

      private func isGone() {
        if index + 1 < shown.levels.count {
          routes.report { $0.gone(shown.levels[index + 1].first) }
        }
      }
    }

    /// The screens of one level, in a navigation stack if it has one.
    private struct Stack: View {
      let routes: RoutesView
      let level: RoutesLevel
      @State private var path: [RouteID]
      @State private var unseen: UnseenScreens

      init(routes: RoutesView, level: RoutesLevel) {
        (self.routes, self.level) = (routes, level)
        path = level.path
        unseen = UnseenScreens(level.path)
      }

      var body: some View {
        if level.style.hasNavigation == true {
          NavigationStack(path: $path) {
            routes.screen(level.first).navigationDestination(for: RouteID.self) { id in
              routes.screen(id).onAppear { unseen.appeared(id) }
            }
          }
          // One for both, which may change in the same update.
          .onChange(of: [level.path, path]) {
            routes.send(left: unseen.left(by: path))
            path = routes.store.value.levels.first { $0.first == level.first }?.path ?? path
            unseen.follow(path)
          }
        } else {
          routes.screen(level.first)
        }
      }
    }
  }

  extension RouterAction {
    fileprivate var itself: RouterAction? { self }
  }
#endif
