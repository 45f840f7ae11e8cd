// The map and the music search: the map in cells, the songs beside it.
// SPDX-License-Identifier: MIT

import ClassicRedux
import LineMode
import MusicMap
import TerminalUI

@MainActor
final class MusicMapExample: Example {
  let name = "music-map"
  let summary = "Songs, and their places on a map."
  var changed: () -> Void = {}
  private let service = MusicService()
  private let store: Store<MusicMapState, MusicMapAction>
  /// The map view, which commands and keys move like a user's finger.
  private let view: MapView
  private var tokens: [ObserverToken] = []

  init() {
    // As close as a terminal can show the whole world.
    let camera = MapCamera(center: MapCamera.world.center, scale: 3)
    store = Store(
      value: MusicMapState(camera: camera),
      reducer: musicMapReducer(
        MusicEnvironment(search: { [service] in try await service.search($0) })),
      isolation: MainActor.shared)
    view = MapView(camera: camera)
    let map = store.scope(value: \.map, action: CasePath(\.map, MusicMapAction.map))
    tokens = [view.follow(map), store.observe { [unowned self] _ in changed() }]
  }

  private var music: MusicState { store.value.music }
  var state: Any { store.value }
  var effectsInFlight: Int { store.effectsInFlight }
  func finish() async { await store.finish() }

  var shown: String {
    let camera = store.value.map.camera
    let turned = camera.heading == 0 ? "" : ", heading \(camera.heading)"
    return "the map is at \(camera.center), scale \(camera.scale)\(turned); "
      + "\(music.found.count) songs found, \(music.results.count) listed"
  }

  var problem: String? { music.message }
  var rows: [String] { music.results.map { "\($0.title), \($0.artist)" } }

  var choices: [Choice] {
    let songs = music.results
    return [
      Choice(
        "search [TEXT]", "find songs by title and artist", keys: "/", "search",
        .answer("search:", text: music.searchText)
      ) { [self] in store.send(.music(.searchTextChanged($0))) },
      Choice(
        "choose N", "choose song number N, and go to its place", keys: "Enter",
        songs.isEmpty ? nil : "go there", .row
      ) { [self] argument in
        let number = try Choice.number(argument, of: "song", upTo: songs.count)
        store.send(.music(.songChosen(songs[number - 1])))
      },
      Choice(
        "move LAT LON", "move the map, in degrees north and east", keys: "w a s d ← →",
        "move the map", .key
      ) { [self] argument in
        let step = view.camera.radius / 4
        switch argument {
        case "w": move { $0 = $0.moved(right: 0, down: -step) }
        case "s": move { $0 = $0.moved(right: 0, down: step) }
        case "a", "←": move { $0 = $0.moved(right: -step, down: 0) }
        case "d", "→": move { $0 = $0.moved(right: step, down: 0) }
        default:
          let place = try coordinate(argument)
          move { $0.center = place }
        }
      },
      Choice("zoom +|-", "zoom in or out", keys: "+ -", "zoom", .key) { [self] argument in
        guard let levels = ["+": 1, "-": -1][argument] else {
          throw CommandFailure("'\(argument)' is neither + nor -")
        }
        let scale = view.camera.scale + levels
        guard MapCamera.scales.contains(scale) else {
          throw CommandFailure("there is no scale beyond \(view.camera.scale)")
        }
        move { $0.scale = scale }
      },
      Choice(
        "turn DEGREES", "turn the map, clockwise from north", keys: "t", "turn",
        .fixed("\((view.camera.heading + 45).truncatingRemainder(dividingBy: 360))")
      ) { [self] argument in
        guard let degrees = Double(argument), 0..<360 ~= degrees else {
          throw CommandFailure("'\(argument)' is not from 0 to less than 360 degrees")
        }
        move { $0.heading = degrees }
      },
      Choice(
        "locate on|off", "show or hide your location", keys: "u",
        view.showsUserLocation ? "hide you" : "show you",
        .fixed(view.showsUserLocation ? "off" : "on")
      ) { [self] argument in
        store.send(.map(.showsUserLocationTapped(try Choice.isOn(argument))))
        return view.showsUserLocation ? "the map shows where you are" : "the map does not show you"
      },
      Choice("pin", "pin the chosen song to the center of the map", keys: "p", "pin the song") {
        [self] _ in
        if music.selection == nil { throw CommandFailure("no song is chosen; choose N first") }
        store.send(.pinTapped)
        return
          "\(store.value.pinned.last?.line ?? "") is pinned to \(store.value.map.camera.center)"
      },
      Choice("songs", "list the songs that the map shows") { _ in
        if songs.isEmpty { return "no songs; search TEXT finds some, zoom - shows more" }
        return songs.enumerated().map { "\($0 + 1): \($1.line)" }.joined(separator: ", ")
      },
      Choice("pins", "list the clusters that the view has drawn") { [self] _ in
        lines(view.clusters)
      },
      Choice("visible", "ask the view which clusters are visible") { [self] _ in
        store.send(.map(.visibleAsked))
        return lines(store.value.map.visible ?? [])
      },
      Choice("fail on|off", "make searches fail, or work again") { [self] argument in
        service.isFailing = try Choice.isOn(argument)
        return service.isFailing ? "searches fail from now on" : "searches work from now on"
      },
      Choice("map", "show the visible part of the map") { [self] _ in shown },
      Choice("wait", "wait for a background search, and show its result") { _ in },
    ]
  }

  private func move(_ change: (inout MapCamera) -> Void) {
    var camera = view.camera
    change(&camera)
    view.move(to: camera)
  }

  private func lines(_ clusters: [PinCluster]) -> String {
    if clusters.isEmpty { return "no pins" }
    return clusters.map { "\($0.center): \($0.pins.map(\.title).joined(separator: ", "))" }
      .joined(separator: "; ")
  }

  private func coordinate(_ text: String) throws -> Coordinate {
    let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard numbers.count == 2 else {
      throw CommandFailure("'\(text)' is not a latitude and a longitude: move 37.5 127")
    }
    guard let place = Coordinate(latitude: numbers[0], longitude: numbers[1]) else {
      throw CommandFailure(
        "'\(text)' is not on the map, which ends at the poles and at 180 degrees")
    }
    return place
  }

  func page(list: @escaping (Int, Int) -> [Line]) -> Page {
    let (music, camera, view) = (music, view.camera, view)
    let pins = view.clusters.count == 1 ? "1 pin" : "\(view.clusters.count) pins"
    return Page(
      title: "Music map", corner: music.isSearching ? " searching … " : "",
      status: Line(" scale \(camera.scale), heading \(Int(camera.heading))°, \(pins)", .dim)
    ) { width, height in
      let isWide = width >= 40
      let side = isWide ? min(max(width * 2 / 5, 24), 60) : 0
      let found = Line(
        "“\(music.searchText)”: \(music.results.count) of \(music.found.count) in view", .dim)
      let songs =
        music.searchText.isEmpty
        ? [.hint("/", "finds songs: try lights")]
        : [found] + list(isWide ? side - 2 : width, height - 1)
      if !isWide, !music.searchText.isEmpty { return songs }
      let map = mapLines(view, width: width - side, height: height)
      return isWide ? beside(map, width - side, songs, side, height: height) : map
    }
  }
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
  func put(_ text: String, right: Double, down: Double) {
    let row = Int((Double(height) / 2 + down * scale).rounded(.down))
    let column = Int((Double(width) / 2 + right * scale * 2).rounded(.down))
    guard cells.indices.contains(row) else { return }
    for (column, character) in zip(column..., text) where cells[row].indices.contains(column) {
      cells[row][column] = character
    }
  }
  for right in stride(from: -radius, through: radius, by: radius / 4) {
    for down in stride(from: -radius, through: radius, by: radius / 4) {
      put("·", right: right, down: down)
    }
  }
  put(view.showsUserLocation ? "○" : "+", right: 0, down: 0)
  for cluster in view.clusters {
    let place = view.camera.offset(of: cluster.center)
    let name = cluster.pins.count == 1 ? "◆ \(cluster.pins[0].title)" : "●\(cluster.pins.count)"
    put(name, right: place.right, down: place.down)
  }
  return cells.map { row in
    row.reduce(Line()) { line, character in
      let style: Style = character == "·" ? .dim : "◆●".contains(character) ? .accent : .plain
      return line + Line(String(character), style)
    }
  }
}
