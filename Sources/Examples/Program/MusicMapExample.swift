// The map and the music search: where the map is, and which songs are found.

import ClassicRedux
import LineMode
import MusicMap

@MainActor
func musicMap() -> LineMode {
  let camera = MapViewpoint(center: MapViewpoint.world.center, scale: 3)
  let store = Store(
    value: MusicMapState(camera: camera),
    reducer: musicMapReducer(
      MusicEnvironment(search: { text in Song.all.filter { $0.matches(text) } })))
  // Commands move it like a user's finger.
  let view = MapView(camera: camera)
  view.follow(store.scope(value: \.map, action: CasePath(\.map, MusicMapAction.map)))
  var music: MusicState { store.value.music }

  return LineMode(
    example: "music-map",
    """
    Songs and their places on a map, whose view keeps its own place.
    Try: search lights, show, choose 4, visible, move 37.5 127, pin, locate.
    """,
    store,
    screens: {
      [
        "the map is at \(view.camera.center), scale \(view.camera.scale); "
          + "\(music.found.count) songs found, \(music.results.count) listed"
      ]
    }, rows: { music.results.map { "\($0.title) by \($0.artist)" } },
    [
      Choice("search [TEXT]", "find songs by title and artist") {
        store.send(.music(.searchTextChanged($0)))
      },
      Choice("choose N", "go to the Nth song") { text in
        zip(1..., music.results).first { "\($0.0)" == text }.map {
          store.send(.music(.songChosen($0.1)))
        }
      },
      Choice("move LAT LON [SCALE]", "move, in degrees north and east") { text -> Void? in
        let numbers = text.split(separator: " ").compactMap { Double($0) }
        guard numbers.count >= 2,
          let place = Coordinate(latitude: numbers[0], longitude: numbers[1]),
          let scale = numbers.count > 2 ? Int(exactly: numbers[2]) : view.camera.scale,
          MapViewpoint.scales.contains(scale)
        else { return nil }
        return view.move(to: MapViewpoint(center: place, scale: scale))
      },
      Choice("locate", "show or hide your location") { _ in
        store.send(.map(.showsUserLocationTapped(!view.showsUserLocation)))
        return view.showsUserLocation ? "the map shows where you are" : "the map does not show you"
      },
      Choice("pin", "pin the chosen song here") { _ in
        store.send(.pinTapped)
        guard let song = store.value.pinned.last else { return "no song is chosen" }
        return "\(song.title) by \(song.artist) is pinned to \(song.place!)"
      },
      Choice("visible", "ask the view which clusters are visible") { _ in
        store.send(.map(.visibleAsked))
        let clusters = store.value.map.visible.map { "\($0.center): \($0.title)" }
        return clusters.isEmpty ? "no pins" : clusters.joined(separator: "; ")
      },
    ])
}
