// The map and the music search: the map in cells, the songs beside it.

import ClassicRedux
import LineMode
import MusicMap
import TerminalUI

@MainActor
func musicMap() -> Example {
  // As close as a terminal can show the whole world.
  let camera = MapViewpoint(center: MapViewpoint.world.center, scale: 3)
  let store = Store(
    value: MusicMapState(camera: camera),
    reducer: musicMapReducer(
      MusicEnvironment(search: { text in Song.all.filter { $0.matches(text) } })))
  // Commands and keys move it like a user's finger.
  let view = MapView(camera: camera)
  var music: MusicState { store.value.music }
  var rows: [String] { music.results.map(\.line) }

  func move(_ change: (inout MapViewpoint) -> Void) {
    var camera = view.camera
    change(&camera)
    view.move(to: camera)
  }

  func shown() -> String {
    "the map is at \(view.camera.center), scale \(view.camera.scale); "
      + "\(music.found.count) songs found, \(music.results.count) listed"
  }

  var example = Example(
    "music-map", "Songs, and their places on a map.", store
  ) {
    let question = Choice.Argument.answer("search:", text: music.searchText)
    return [
      Choice("search [TEXT]", "find songs by title and artist", keys: "/", question) {
        store.send(.music(.searchTextChanged($0)))
      },
      Choice("choose N", "go to the Nth song", keys: "Enter", .row, if: !rows.isEmpty) {
        store.send(.music(.songChosen(music.results[try Example.row($0, of: rows)])))
      },
      Choice("move LAT LON", "move, in degrees north and east", keys: "w a s d", .key) {
        let step = view.camera.radius / 4
        let steps = ["w": (0, -step), "s": (0, step), "a": (-step, 0), "d": (step, 0)]
        if let (east, south) = steps[$0] {
          return view.move(to: view.camera.moved(east: east, south: south))
        }
        let numbers = $0.split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 2,
          let place = Coordinate(latitude: numbers[0], longitude: numbers[1])
        else { throw CommandFailure("'\($0)' is no place on the map; move 37.5 127 goes to one") }
        move { $0.center = place }
      },
      Choice("zoom +|-", "zoom in or out", keys: "+ -", .key) {
        guard let levels = ["+": 1, "-": -1][$0] else {
          throw CommandFailure("'\($0)' is neither + nor -")
        }
        move { $0.scale = min(max($0.scale + levels, 0), MapViewpoint.scales.upperBound) }
      },
      Choice("locate", "show or hide your location", keys: "u") { _ in
        store.send(.map(.showsUserLocationTapped(!view.showsUserLocation)))
        return view.showsUserLocation ? "the map shows where you are" : "the map does not show you"
      },
      Choice("pin", "pin the chosen song here", keys: "p", if: music.selection != nil) { _ in
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
  example.shown = { [shown()] }
  example.rows = { rows }
  example.problem = { music.message }
  example.picture = Pane("map", isFocused: false) { mapLines(view, width: $0, height: $1) }
  let map = store.scope(value: \.map, action: CasePath(\.map, MusicMapAction.map))
  example.tokens = [view.follow(map)]
  return example
}

extension Song {
  fileprivate var line: String { "\(title) by \(artist)" }
}

/// The map in cells: a grid, each cluster as the number of its pins, and the center as a cross.
@MainActor
private func mapLines(_ view: MapView, width: Int, height: Int) -> [Line] {
  let radius = view.camera.radius
  // A terminal cell is twice as high as it is wide.
  let scale = min(Double(width) / 2, Double(height)) / (2 * radius)
  var cells = Array(
    repeating: Array(repeating: " " as Character, count: max(width, 0)), count: height)
  func put(_ text: String, east: Double, south: Double) {
    let row = Int((Double(height) / 2 + south * scale).rounded(.down))
    let column = Int((Double(width) / 2 + east * scale * 2).rounded(.down))
    guard cells.indices.contains(row) else { return }
    for (column, character) in zip(column..., text) where cells[row].indices.contains(column) {
      cells[row][column] = character
    }
  }
  put(view.showsUserLocation ? "○" : "+", east: 0, south: 0)
  for cluster in view.clusters {
    let place = view.camera.offset(of: cluster.center)
    let name = cluster.pins.count == 1 ? "◆ \(cluster.pins[0].title)" : "●\(cluster.pins.count)"
    put(name, east: place.east, south: place.south)
  }
  return cells.map { Line(String($0)) }
}
