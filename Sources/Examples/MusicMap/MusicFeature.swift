// Music map: the search for songs, and the chosen song.

public import ClassicRedux

public struct MusicState: Equatable, Sendable {
  public var searchText = ""
  /// The songs found for the text, anywhere in the world.
  public var found: [Song] = []
  /// The songs in the list. The parent narrows them to those in view.
  public var results: [Song] = []
  public var selection: Song.ID?

  public init() {}
}

public enum MusicAction: Equatable, Sendable {
  case searchTextChanged(String)
  case searchResponse([Song])
  case songChosen(Song)
}

/// Searches once the user has stopped typing for ``MusicEnvironment/pause``.
///
/// The songs found stay until the next search has a result; a blank text finds none.
public func musicReducer(
  _ environment: MusicEnvironment
) -> EffectReducer<MusicState, MusicAction> {
  { state, action in
    switch action {
    case .searchTextChanged(let text):
      state.searchText = text
      if text.allSatisfy(\.isWhitespace) {
        return .merge(.cancel(id: SearchID()), .send(.searchResponse([])))
      }
      return .run { send in
        await send(.searchResponse(await environment.search(text)))
      }
      .debounce(id: SearchID(), for: MusicEnvironment.pause, clock: environment.clock)

    case .searchResponse(let songs):
      state.found = songs
      state.results = songs

    case .songChosen(let song):
      if state.results.contains(song) { state.selection = song.id }
    }
    return .none
  }
}

private struct SearchID: Hashable {}

public struct MusicEnvironment: Sendable {
  public var search: @Sendable (_ text: String) async -> [Song]
  public var clock: any Clock<Duration>

  /// How long to wait after the last key before a search begins.
  public static let pause = Duration.milliseconds(200)

  public init(
    search: @escaping @Sendable (_ text: String) async -> [Song],
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    (self.search, self.clock) = (search, clock)
  }
}
