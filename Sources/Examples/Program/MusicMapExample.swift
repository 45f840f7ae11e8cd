// The map and the music search: where the map is, and which songs are found.

import ClassicRedux
import LineMode
import MusicMap

@MainActor
func musicMap() -> LineMode {
  let store = Store(
    value: MusicMapState(camera: .world),
    reducer: musicMapReducer(MusicEnvironment(search: Song.search)))
  // Commands move it like a user's finger.
  let view = MapView(camera: .world)
  view.follow(store.scope(value: \.map, action: CasePath(\.map, MusicMapAction.map)))
  var music: MusicState { store.value.music }
  func name(_ song: Song) -> String { "\(song.title) by \(song.artist)" }
  func send(_ action: MusicAction) { store.send(.music(action)) }

  return LineMode(
    example: "music-map",
    "Songs and their places on a map, whose view keeps its own place.",
    try: "search lights, show, choose 4, visible, move 37.5 127, pin, locate.",
    store,
    shown: {
      let place = "the map is at \(view.camera.center), scale \(view.camera.scale)"
      let songs = "\(music.found.count) songs found, \(music.results.count) listed"
      return Shown(screens: ["\(place); \(songs)"], rows: music.results.map(name))
    },
    [
      Choice("search [TEXT]", "find songs by title and artist") { send(.searchTextChanged($0)) },
      Choice("choose N", "go to the Nth song") { text in
        zip(1..., music.results).first { "\($0.0)" == text }.map { send(.songChosen($0.1)) }
      },
      Choice("move LAT LON [SCALE]", "move, in degrees north and east") { text -> Void? in
        let words = text.split(separator: " ")
        if !(2...3 ~= words.count) { return nil }
        let degrees = try words.prefix(2).map { word in
          guard let number = Double(word), number.isFinite else {
            throw CommandFailure("'\(word)' is not a number of degrees, such as 37.5")
          }
          return number
        }
        guard let scale = words.count > 2 ? Int(words[2]) : view.camera.scale else {
          throw CommandFailure("'\(words[2])' is not a scale, such as 14")
        }
        return view.move(to: MapViewpoint(center: Coordinate(degrees[0], degrees[1]), scale: scale))
      },
      Choice("locate", "show or hide your location") { _ in
        store.send(.map(.showsUserLocationTapped(!view.showsUserLocation)))
        return view.showsUserLocation ? "the map shows where you are" : "the map does not show you"
      },
      Choice("pin", "pin the chosen song here") { _ in
        store.send(.pinTapped)
        return store.value.pinned.last.map { "\(name($0)) is pinned to \($0.place!)" }
      },
      Choice("visible", "ask the view which clusters are visible") { _ in
        store.send(.map(.visibleAsked))
        let clusters = store.value.map.visible.map { "\($0.center): \($0.title)" }
        return clusters.isEmpty ? "no pins" : clusters.joined(separator: "; ")
      },
    ])
}
