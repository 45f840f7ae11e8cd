// Music map: the search for songs, and the chosen song.

public import ClassicRedux

public struct MusicState: Equatable, Sendable {
  public var searchText = ""
  /// The songs found for the text, anywhere in the world.
  public var found: [Song] = []
  public var results: [Song] = []
  public var selection: Song.ID?
  public var isSearching = false
  public var message: String?

  public init() {}
}

public enum MusicAction: Equatable, Sendable {
  case searchTextChanged(String)
  case searchResponse(Result<[Song], MusicError>)
  case songChosen(Song)
}

/// Searches once the user has stopped typing for ``MusicEnvironment/pause``.
///
/// The songs found stay until the next search has a result. If it fails, or if the text is blank, no songs are
/// found. The chosen song stays chosen for as long as it is among the songs found.
public func musicReducer(
  _ environment: MusicEnvironment
) -> EffectReducer<MusicState, MusicAction> {
  { state, action in
    switch action {
    case .searchTextChanged(let text):
      state.searchText = text
      state.message = nil
      if text.allSatisfy(\.isWhitespace) {
        state.show([])
        return .cancel(id: SearchID())
      }
      state.isSearching = true
      return .run { send in
        await send(.searchResponse(.success(try await environment.search(text))))
      } catch: { error, send in
        await send(.searchResponse(.failure(MusicError("\(error)"))))
      }
      .debounce(id: SearchID(), for: MusicEnvironment.pause, clock: environment.clock)

    case .searchResponse(.success(let songs)):
      state.show(songs)

    case .searchResponse(.failure(let error)):
      state.show([])
      state.message = "\(error)"

    case .songChosen(let song):
      if state.results.contains(song) { state.selection = song.id }
    }
    return .none
  }
}

extension MusicState {
  fileprivate mutating func show(_ songs: [Song]) {
    isSearching = false
    found = songs
    results = songs
    if !songs.contains(where: { $0.id == selection }) { selection = nil }
  }
}

private struct SearchID: Hashable {}

public struct MusicEnvironment: Sendable {
  public var search: @Sendable (_ text: String) async throws -> [Song]
  public var clock: any Clock<Duration>

  /// How long to wait after the last key before a search begins.
  public static let pause = Duration.milliseconds(200)

  public init(
    search: @escaping @Sendable (_ text: String) async throws -> [Song],
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    (self.search, self.clock) = (search, clock)
  }
}

public struct MusicError: Error, Equatable, CustomStringConvertible {
  public var description: String

  public init(_ description: String) { self.description = description }
}
