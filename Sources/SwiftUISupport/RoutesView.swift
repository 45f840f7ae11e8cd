// SwiftUI: the view that shows routes.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI) && canImport(Observation)
  public import SwiftUI

  /// Shows a flow of screens: pushes in navigation stacks, sheets and covers nested, each on the
  /// screen below it. On a Mac, covers are sheets.
  ///
  /// ```swift
  /// RoutesView(store.scope(value: \.routes, action: CasePath(\.router, FlowAction.router))) {
  ///   screen in
  ///   CaseLet(
  ///     screen, value: \.home, action: CasePath(\.home, ScreenAction.home), then: HomeView.init)
  ///   CaseLet(
  ///     screen, value: \.detail, action: CasePath(\.detail, ScreenAction.detail),
  ///     then: DetailView.init)
  /// }
  /// ```
  ///
  /// The view follows the routes, whichever code changes them: a deep link is one change of the routes,
  /// shown in as many steps as SwiftUI needs. When the user goes back, by a gesture or a button of the
  /// platform, it sends `screensLeft`. A screen keeps its last value while it leaves, and may contain a
  /// `RoutesView` of its own.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public struct RoutesView<Screen, ScreenAction, Content: View>: View {
    private let store: ObservableStore<Routes<Screen>, RouterAction<ScreenAction>>
    private let content: (ObservableStore<Screen, ScreenAction>) -> Content
    @State private var shown: ShownRoutes?

    /// Creates a view of the routes in `store`.
    ///
    /// - Parameter content: The view of a screen.
    public init(
      _ store: ObservableStore<Routes<Screen>, RouterAction<ScreenAction>>,
      @ViewBuilder content: @escaping (ObservableStore<Screen, ScreenAction>) -> Content
    ) {
      self.store = store
      self.content = content
    }

    public var body: some View {
      let now = next()
      RoutesLevelView(shown: now, index: 0, isShown: show, left: left, screen: screen)
        .onChange(of: now, initial: true) { shown = next() }
    }

    /// The levels to show by now, after `change`.
    private func next(_ change: (inout ShownRoutes) -> Void = { _ in }) -> ShownRoutes {
      let routes = store[dynamicMember: \.levels]
      var next = shown ?? ShownRoutes(routes)
      change(&next)
      next.follow(routes)
      return next
    }

    private func show(_ change: (inout ShownRoutes) -> Void) { shown = next(change) }

    private func left(_ ids: [RouteID]) {
      let present = ids.filter { store.value.index(of: $0) != nil }
      if !present.isEmpty { store.send(.screensLeft(present)) }
    }

    @ViewBuilder
    private func screen(_ id: RouteID) -> some View {
      if let screen = store.scope(routes: \.self, id: id, action: CasePath(\.itself, { $0 })) {
        content(screen)
      }
    }
  }

  /// One level, and those above it.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private struct RoutesLevelView<Screen: View>: View {
    let shown: ShownRoutes
    let index: Int
    /// Records that SwiftUI has shown or dismissed a level.
    let isShown: ((inout ShownRoutes) -> Void) -> Void
    /// The user has left these screens.
    let left: ([RouteID]) -> Void
    let screen: (RouteID) -> Screen

    private var level: RoutesLevel { shown.levels[index] }

    var body: some View {
      let stack = stack.onAppear { [level] in isShown { $0.appeared(level.first) } }.id(level.first)
      #if os(macOS)
        stack.sheet(
          isPresented: isNextPresented(as: { _ in true }), onDismiss: nextDismissed
        ) { next }
      #else
        stack
          .sheet(isPresented: isNextPresented(as: { !$0.isCover }), onDismiss: nextDismissed) {
            next
          }
          .fullScreenCover(isPresented: isNextPresented(as: \.isCover), onDismiss: nextDismissed) {
            next
          }
      #endif
    }

    @ViewBuilder
    private var stack: some View {
      if level.style.hasNavigation == true {
        NavigationStack(path: path) {
          screen(level.first).navigationDestination(for: RouteID.self, destination: screen)
        }
      } else {
        screen(level.first)
      }
    }

    @ViewBuilder
    private var next: some View {
      if index + 1 < shown.levels.count {
        RoutesLevelView(
          shown: shown, index: index + 1, isShown: isShown, left: left, screen: screen)
      }
    }

    private var path: Binding<[RouteID]> {
      Binding(
        get: { @MainActor in level.path },
        set: { @MainActor in left(ShownRoutes.left(path: level.path, written: $0)) })
    }

    private func isNextPresented(as isPresentation: (RoutesLevel) -> Bool) -> Binding<Bool> {
      let isPresented = shown.isPresented(index + 1) && isPresentation(shown.levels[index + 1])
      return Binding(
        get: { @MainActor in isPresented },
        set: { @MainActor in if !$0 && isPresented { left(shown.left(dismissing: index + 1)) } })
    }

    private func nextDismissed() {
      guard index + 1 < shown.levels.count else { return }
      let next = shown.levels[index + 1]
      if shown.isPresented(index + 1) { left(shown.left(dismissing: index + 1)) }
      isShown { $0.dismissed(next.first) }
    }
  }

  extension RouterAction {
    fileprivate var itself: RouterAction? { self }
  }
#endif
