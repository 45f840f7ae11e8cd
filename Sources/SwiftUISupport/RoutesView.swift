// SwiftUI: the view that shows routes.

#if canImport(SwiftUI)
  public import SwiftUI

  /// Shows a flow of screens: pushes in navigation stacks, sheets and covers nested, each on the
  /// screen below it. On a Mac, covers are sheets.
  ///
  /// An action may change the routes as it likes. The view presents one screen after another: on the same screen when
  /// the one before has gone, and on a new screen when that has appeared. A push waits until nothing is presented
  /// above it. A screen stays as it is while it leaves. When the user goes back, the view sends `wentBack`.
  ///
  /// A screen may contain a `RoutesView` of its own, whose root has no navigation if it is in a navigation stack.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public struct RoutesView<Screen, ScreenAction, Content: View>: View {
    private let store: ObservableStore<Routes<Screen>, RouterAction<ScreenAction>>
    private let isCovered: Binding<Bool>
    private let isWaiting: Bool
    private let content: (ObservableStore<Screen, ScreenAction>) -> Content

    /// Creates a view of the routes in `store`; `content` makes the view of a screen, and is not called again for one
    /// that leaves. `isCovered` is true while a sheet or cover is on the flow, which must show no alert then. While an
    /// alert `isWaiting` for the user, sheets and covers wait, too.
    public init(
      _ store: ObservableStore<Routes<Screen>, RouterAction<ScreenAction>>,
      isCovered: Binding<Bool> = .constant(false), isWaiting: Bool = false,
      @ViewBuilder content: @escaping (ObservableStore<Screen, ScreenAction>) -> Content
    ) {
      (self.store, self.content) = (store, content)
      (self.isCovered, self.isWaiting) = (isCovered, isWaiting)
    }

    public var body: some View {
      LevelView(routes: self, shown: levels()[0], place: .constant(.none), isCovered: isCovered)
    }

    private func levels() -> [Level] {
      zip(store.ids, store.scope().value).reduce(into: []) { levels, next in
        let (id, route) = next
        if route.style == .push {
          levels[levels.count - 1].path.append(id)
        } else {
          levels.append(Level(id: id, style: route.style, hasNavigation: route.hasNavigation))
        }
      }
    }

    /// Sends that the user has left these screens, except those that have left the routes.
    private func send(left ids: some Sequence<RouteID>) {
      let present = ids.filter { store.scope().value.ids.contains($0) }
      if !present.isEmpty { store.send(.wentBack(from: present)) }
    }

    private func readAgain() { store._readAgain(\.ids, isTotal: true) }

    /// A presentation, or the root, with the screens pushed on it.
    private struct Level: Identifiable, Equatable {
      let id: RouteID
      let style: RouteStyle
      let hasNavigation: Bool
      var path: [RouteID] = []
    }

    /// What SwiftUI presents on a level, which is unknown until the level has appeared.
    private enum Presence: Equatable {
      case unknown, none, leaving
      case taken(Level)

      var level: Level? { if case .taken(let level) = self { level } else { nil } }
      var isTaken: Bool { self == .leaving || level != nil }
    }

    /// A screen. Its view is not made again when it leaves, because what it shows may have left the app.
    private struct ScreenView: View {
      let routes: RoutesView
      let id: RouteID
      @State private var last = Last()

      private final class Last { var content: Content? }

      var body: Content? {
        _ = routes.store.ids
        let screen = routes.store.scope()
          .scope(routes: \.self, id: id, action: CasePath(\.itself, { $0 }))
        if let screen { last.content = routes.content(.init(screen, in: routes.store, [id])) }
        return last.content
      }
    }

    /// One level, and those above it.
    private struct LevelView: View {
      let routes: RoutesView
      let shown: Level
      /// What is presented on the level below: this one, unless it is leaving.
      @Binding var place: Presence
      var isCovered: Binding<Bool> = .constant(false)
      @State private var presence = Presence.unknown
      /// The screens that SwiftUI shows in the navigation stack.
      @State private var pushed: [RouteID] = []

      var body: some View {
        let screens = screens.id(shown.id)
          .onAppear { if presence == .unknown { presence = .none } }
          .onChange(of: path, initial: true) { pushed = path }
          .onChange(of: due.first?.id) {
            if let level = presence.level, level.id != due.first?.id { presence = .leaving }
          }
        #if os(macOS)
          screens.sheet(
            item: next(.sheet, .cover), onDismiss: { hasGone() }, content: { present($0) })
        #else
          screens
            .sheet(item: next(.sheet), onDismiss: { hasGone() }, content: { present($0) })
            .fullScreenCover(item: next(.cover), onDismiss: { hasGone() }, content: { present($0) })
        #endif
      }

      @ViewBuilder
      private var screens: some View {
        let root = ScreenView(routes: routes, id: shown.id)
        if shown.hasNavigation {
          NavigationStack(path: pathBinding) {
            root.navigationDestination(for: RouteID.self) { ScreenView(routes: routes, id: $0) }
          }
        } else {
          root
        }
      }

      private func present(_ level: Level) -> some View {
        LevelView(
          routes: routes, shown: level, place: levels.isEmpty ? .constant(.leaving) : $presence
        )
        .onAppear { if presence != .leaving { set(.taken(level)) } }
        .onDisappear { hasGone(level) }
      }

      /// SwiftUI says that a presentation has gone. It may say so twice, before it writes the binding, or of one level
      /// when that is only covered by another.
      private func hasGone(_ level: Level? = nil) {
        let isWanted = presence.level != nil && presence.level?.id == due.first?.id
        let isThere = isWanted && (level?.id != due.first?.id || due.count > 1)
        if presence.isTaken, !isThere { set(.none) }
      }

      private func set(_ new: Presence) { (presence, isCovered.wrappedValue) = (new, new.isTaken) }

      /// This level and those above it, or none while this one is leaving.
      private var levels: ArraySlice<Level> {
        let isLeaving = place.isTaken && place.level?.id != shown.id
        return isLeaving ? [] : routes.levels().drop { $0.id != shown.id }
      }

      /// The levels to present. A level that leaves takes along what is presented on it.
      private var due: ArraySlice<Level> {
        levels.isEmpty ? presence.level.map { [$0] } ?? [] : levels.dropFirst()
      }

      /// The screens to push. New ones wait until nothing is presented here.
      private var path: [RouteID] {
        let path = levels.first?.path ?? pushed
        return presence.isTaken ? path.filter(pushed.contains) : path
      }

      private var pathBinding: Binding<[RouteID]> {
        let now = path
        return Binding(
          get: { path },
          set: { written, transaction in
            // SwiftUI may write late: a screen that the coordinator has pushed since stays.
            withTransaction(transaction) { routes.send(left: now.filter { !written.contains($0) }) }
            if path != written { routes.readAgain() }
          })
      }

      /// The level to present on this one, if it is in one of these styles and its turn has come.
      private func next(_ styles: RouteStyle...) -> Binding<Level?> {
        routes.store._binding(
          of: {
            guard let due = due.first, styles.contains(due.style) else { return nil }
            let isFree = presence == .none && !routes.isWaiting
            return isFree || presence.level?.id == due.id ? due : nil
          },
          readAgain: routes.readAgain,
          dismiss: {
            if presence.level != nil { set(.leaving) }
            routes.send(left: due.flatMap { [$0.id] + $0.path })
          })
      }
    }
  }

  extension RouterAction {
    fileprivate var itself: RouterAction? { self }
  }
#endif
