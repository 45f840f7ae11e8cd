// Uses of the library outside the main actor, which compile with the package and with a copy alike, whatever the
// module's default isolation. The models are `nonisolated`, as Errors says.

nonisolated struct Track: Identifiable, Hashable, Codable, Sendable {
  var id: Int
  var title = ""
}

nonisolated enum Screen: Hashable, Codable, Sendable {
  case list
  case track(Track)
}

nonisolated enum TrackAction: Hashable, Codable, Sendable { case played }

nonisolated struct App: Sendable {
  var count = Undoable(0)
  var tracks: IdentifiedArray<Track> = []
  var routes = Routes(root: Screen.list, withNavigation: true)
  var selected: Track?
}

nonisolated enum AppAction: Sendable {
  case started
  case loaded(IdentifiedArray<Track>, Routes<Screen>)
  case track(ElementAction<Int, TrackAction>)
  case selected(TrackAction)
  case count(UndoableAction<Int>)
  case router(RouterAction<TrackAction>)

  var track: ElementAction<Int, TrackAction>? {
    if case .track(let action) = self { action } else { nil }
  }
  var selected: TrackAction? { if case .selected(let action) = self { action } else { nil } }
  var count: UndoableAction<Int>? { if case .count(let action) = self { action } else { nil } }
  var router: RouterAction<TrackAction>? {
    if case .router(let action) = self { action } else { nil }
  }
}

/// Stands for a decoder of the app, so that this file needs no Foundation.
nonisolated struct Load: Sendable {
  func callAsFunction<Value: Decodable>(_ type: Value.Type) throws -> Value {
    throw CancellationError()
  }
  func save(_ value: some Encodable & Sendable) {}
}

nonisolated func compare(_ value: some Hashable & Sendable) -> Int { value.hashValue }
nonisolated func equal<Value: Equatable>(_ a: Value, _ b: Value) -> Bool { a == b }

// Everything in an effect runs outside of the store's actor.
nonisolated func appReducer(_ load: Load) -> EffectReducer<App, AppAction> {
  { app, action in
    guard case .started = action else { return .none }
    let app = app
    return .run { send in
      // 1 to 4: decoding and encoding.
      let routes = try load(Routes<Screen>.self)
      let tracks = try load(IdentifiedArray<Track>.self)
      _ = try load([Route<Screen>].self)
      _ = try load(ElementAction<Int, TrackAction>.self)
      _ = try load(RouterAction<TrackAction>.self)
      _ = try load(RouteID.self)
      load.save(routes)
      load.save(tracks)
      // 5: an identified array as a collection, and its changes.
      var more = tracks
      _ = more.ids + tracks.map(\.id) + tracks.filter { $0.title.isEmpty }.map(\.id)
      more[id: 1]?.title = "one"
      more.append(Track(id: 2))
      more.removeAll { $0.id > 3 }
      for track in more where track.id == 2 { _ = track.title }
      _ = more.first?.title ?? "\(more)"
      // 6: routes as a collection, and their changes.
      var other = routes
      other.push(.track(Track(id: 1)))
      _ = other.map(\.screen) + other.removed.map(\.screen)
      _ = other.goBackToRoot() || other.canPush || other[other.topID] == nil
      // 7: histories and recordings.
      var history = app.count
      history.present += 1
      _ = history.canUndo || history.past.isEmpty
      let recorded = Recorded<Int, TrackAction>(0)
      _ = recorded.actions.count
      // 8: comparing and hashing.
      _ = compare(routes.topID) + compare(tracks) + compare(Route.push(Screen.list)) 
      _ = compare(RouteStyle.push) + compare(RouteAddress.index(0))
      _ = compare(ElementAction(id: 1, action: TrackAction.played))
      _ = equal(routes, other) && equal(history, app.count) && equal(recorded, recorded)
      _ = equal(UndoableAction.perform(1), .undo) && equal(RoutesError.noRoot, .noRoot)
      // 9: routes that may be invalid.
      _ = try Routes([Route.root(Screen.list, withNavigation: true)])
      // 10: case paths and effects.
      let path = CasePath(\.track, AppAction.track)
      _ = path.extract(path.embed(ElementAction(id: 1, action: .played)))
      _ = Effect.merge(.send(AppAction.started), .cancel(id: 1)).map { $0 }.isNone
      reportToStandardError("")
      await send(.loaded(tracks, routes))
    } catch: { _, send in
      await send(.started)
    }
  }
}

// 11: reducers made outside of the main actor.
nonisolated func add(count: inout Int, step: Int) { count += step }
nonisolated func play(track: inout Track, action: TrackAction) -> Effect<TrackAction> {
  track.title += "!"
  return .none
}
nonisolated func playScreen(screen: inout Screen, action: TrackAction) -> Effect<TrackAction> { .none }

nonisolated func wholeReducer(_ load: Load) -> EffectReducer<App, AppAction> {
  combine {
    lift(pullback(undoable(add), value: \.count, action: \.count))
    pullback(play, elementsByID: \.tracks, action: CasePath(\.track, AppAction.track))
    pullback(play, optional: \.selected, action: CasePath(\.selected, AppAction.selected))
    forEachRoute(
      playScreen, routes: \.routes, action: CasePath(\.router, AppAction.router),
      coordinator: appReducer(load))
    if true { logging(appReducer(load)) }
    for _ in 0..<2 { lift(combine(logging({ _, _ in }), { _, _ in })) }
  }
}

// 12: a store of an actor of one's own, with its scopes.
actor Player {
  lazy var store = Store(value: App(), reducer: wholeReducer(Load()), isolation: self)
  private var token: ObserverToken?

  func run() async {
    token = store.observeChanges(removingDuplicates: { $0.tracks.ids == $1.tracks.ids }) { _ in }
    let first = store.scope(
      elementsByID: \.tracks, id: 1, action: CasePath(\.track, AppAction.track))
    first?.send(.played)
    await first?.sendAndWait(.played)
    let screen = store.scope(
      routes: \.routes, id: store.value.routes.topID, action: CasePath(\.router, AppAction.router))
    _ = screen?.value
    await store.sendAndWait(.started)
    await store.finish()
    _ = store.effectsInFlight + store.actionsInFlight.count
  }
}

// 13: a plain store used by a plain function.
nonisolated func count() -> Int {
  let store = Store(value: Undoable(0), reducer: undoable(add))
  let scope = store.scope(value: \.present, action: UndoableAction.perform)
  let token = scope.observe { _ in }
  store.send(.perform(1))
  store.replay([.undo])
  token.cancel()
  return scope.value
}

// 14: a reducer in a global constant, and in a static property.
nonisolated struct Feature {
  static let reducer: @Sendable (inout Int, Int) -> Void = { $0 += $1 }
  var store: ScopedStore<Int, Int>
}

// 15: a type that scopes are made of.
nonisolated func part<S: Scopable>(of store: S) -> ScopedStore<S.Value, S.Action> { store.scope() }

// 16: a plugin of one's own.
nonisolated final class Counting: StorePlugin {
  var count = 0
  func didNotifyObservers() { count += 1 }
  func checkIsolation() {}
}
