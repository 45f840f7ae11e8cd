// The map and the music search: where the map is, and which songs are found.

import ClassicRedux
import LineMode
import MusicMap

@MainActor
func musicMap() -> Example {
  let camera = MapViewpoint(center: MapViewpoint.world.center, scale: 3)
  let store = Store(
    value: MusicMapState(camera: camera),
    reducer: musicMapReducer(
      MusicEnvironment(search: { text in Song.all.filter { $0.matches(text) } })))
  // Commands move it like a user's finger.
  let view = MapView(camera: camera)
  var music: MusicState { store.value.music }
  var rows: [String] { music.results.map(\.line) }

  let introduction = """
    Songs and their places on a map, whose view keeps its own place.
    Try: search lights, show, choose 4, visible, zoom -, move 37.5 127, pin, locate.
    """
  var example = Example("music-map", introduction, store) {
    [
      Choice("search [TEXT]", "find songs by title and artist") {
        store.send(.music(.searchTextChanged($0)))
      },
      Choice("choose N", "go to the Nth song", if: !rows.isEmpty) {
        store.send(.music(.songChosen(music.results[try Example.row($0, of: rows)])))
      },
      Choice("move LAT LON", "move, in degrees north and east") {
        let numbers = $0.split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 2,
          let place = Coordinate(latitude: numbers[0], longitude: numbers[1])
        else { throw CommandFailure("'\($0)' is no place on the map; move 37.5 127 goes to one") }
        view.move(to: MapViewpoint(center: place, scale: view.camera.scale))
      },
      Choice("zoom +|-", "zoom in or out") {
        guard let levels = ["+": 1, "-": -1][$0] else {
          throw CommandFailure("'\($0)' is neither + nor -")
        }
        let scale = min(max(view.camera.scale + levels, 0), MapViewpoint.scales.upperBound)
        view.move(to: MapViewpoint(center: view.camera.center, scale: scale))
      },
      Choice("locate", "show or hide your location") { _ in
        store.send(.map(.showsUserLocationTapped(!view.showsUserLocation)))
        return view.showsUserLocation ? "the map shows where you are" : "the map does not show you"
      },
      Choice("pin", "pin the chosen song here", if: music.selection != nil) { _ in
        store.send(.pinTapped)
        return "\(store.value.pinned.last!.line) is pinned to \(store.value.map.camera.center)"
      },
      Choice("visible", "ask the view which clusters are visible") { _ in
        store.send(.map(.visibleAsked))
        let clusters = (store.value.map.visible ?? []).map {
          "\($0.center): \($0.pins.map(\.title).joined(separator: ", "))"
        }
        return clusters.isEmpty ? "no pins" : clusters.joined(separator: "; ")
      },
    ]
  }
  example.shown = {
    "the map is at \(view.camera.center), scale \(view.camera.scale); "
      + "\(music.found.count) songs found, \(music.results.count) listed"
  }
  example.rows = { rows }
  example.problem = { music.message }
  example.tokens = [
    view.follow(store.scope(value: \.map, action: CasePath(\.map, MusicMapAction.map)))
  ]
  return example
}

extension Song {
  fileprivate var line: String { "\(title) by \(artist)" }
}
