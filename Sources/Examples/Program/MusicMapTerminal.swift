// The map and the music search on a terminal: the map in cells, the songs beside it.
// SPDX-License-Identifier: MIT

import ClassicRedux
import LineMode
import MusicMap
import TerminalScreens
import TerminalUI

@MainActor
final class MusicMapTerminal: TerminalApp {
  let session: MusicMapSession
  private var token: ObserverToken?
  private var cursor = 0

  init(_ session: MusicMapSession) { self.session = session }

  func observe(_ changed: @escaping @MainActor () -> Void) {
    token = session.store.observe { _ in changed() }
  }

  private var store: MusicMapStore { session.store }
  private var view: MapView { session.view }

  var page: Page {
    let (music, view) = (store.value.music, view)
    let cursor = min(cursor, max(music.results.count - 1, 0))
    let camera = view.camera
    return Page(
      title: "Music map", corner: music.isSearching ? " searching … " : "",
      hints: [
        ("/", "search"), ("↑↓", "songs"), ("Enter", "go there"), ("w a s d", "move the map"),
        ("+ -", "zoom"), ("t", "turn"), ("u", view.showsUserLocation ? "hide you" : "show you"),
      ],
      status: music.message.map(problemLine)
        ?? Line(
          " scale \(camera.scale.level), heading \(Int(camera.heading.degrees))°, \(view.clusters.count) pins",
          .dim)
    ) { width, height in
      let side = min(max(width * 2 / 5, 24), 60)
      let songs =
        music.searchText.isEmpty
        ? [.hint("/", "finds songs: try lights")]
        : [
          Line(
            "“\(music.searchText)”: \(music.results.count) of \(music.found.count) in view", .dim)
        ]
          + list(
            music.results.map { "\($0.title), \($0.artist)" }, cursor: cursor,
            width: width >= 40 ? side - 2 : width, height: height - 1)
      guard width >= 40 else {
        return music.searchText.isEmpty ? mapLines(view, width: width, height: height) : songs
      }
      return beside(
        mapLines(view, width: width - side, height: height), width - side, songs, side,
        height: height)
    }
  }

  var otherKeys: [Page.Hint] { movingKeys + [("← →", "move the map"), ("p", "pin the song")] }

  func choose(row: Int) -> Reaction {
    if row == cursor { return press(.enter) }
    cursor = row
    return .done
  }

  func press(_ key: Key) -> Reaction {
    let songs = store.value.music.results
    switch key {
    case .character("/"):
      return .ask("search:", text: store.value.music.searchText) { [self] in
        cursor = 0
        store.send(.music(.searchTextChanged($0)))
      }
    case .enter:
      if songs.isEmpty {
        return .refused("no songs are listed; press / to search or - to zoom out")
      }
      store.send(.music(.songChosen(songs[min(cursor, songs.count - 1)])))
    case .character("w"): move(0, -1)
    case .character("s"): move(0, 1)
    case .character("a"), .left: move(-1, 0)
    case .character("d"), .right: move(1, 0)
    case .character("+"): return attempt { try session.zoom(by: 1) }
    case .character("-"): return attempt { try session.zoom(by: -1) }
    case .character("t"):
      session.move { $0.heading = Heading(degrees: $0.heading.degrees + 45) ?? .north }
    case .character("p"): return attempt(session.pin)
    case .character("u"): store.send(.map(.showsUserLocationTapped(!view.showsUserLocation)))
    default:
      guard let moved = moved(cursor, by: key, rows: songs.count) else { return .unknownKey }
      cursor = moved
    }
    return .done
  }

  /// Scrolls the songs, or zooms the map.
  func turnWheel(_ key: Key, over target: Target?) -> Reaction {
    press(target == .pane("map") ? .character(key == .up ? "+" : "-") : key)
  }

  private func move(_ right: Double, _ down: Double) {
    let step = view.camera.visibleRadius / 4
    session.move { $0 = $0.moved(right: right * step, down: down * step) }
  }
}

/// The map in cells: a grid, each cluster as the number of its pins, and the center as a cross.
@MainActor
private func mapLines(_ view: MapView, width: Int, height: Int) -> [Line] {
  let (camera, radius) = (view.camera, view.camera.visibleRadius)
  // A terminal cell is twice as high as it is wide.
  let scale = min(Double(width) / 2, Double(height)) / (2 * radius)
  var cells = Array(
    repeating: Array(repeating: " " as Character, count: max(width, 0)), count: height)
  func put(_ text: String, right: Double, down: Double) {
    let row = Int((Double(height) / 2 + down * scale).rounded(.down))
    let column = Int((Double(width) / 2 + right * scale * 2).rounded(.down))
    guard cells.indices.contains(row) else { return }
    for (offset, character) in text.enumerated() where cells[row].indices.contains(column + offset)
    {
      cells[row][column + offset] = character
    }
  }
  for right in stride(from: -radius, through: radius, by: radius / 4) {
    for down in stride(from: -radius, through: radius, by: radius / 4) {
      put("·", right: right, down: down)
    }
  }
  put(view.showsUserLocation ? "○" : "+", right: 0, down: 0)
  for cluster in view.clusters {
    let place = camera.offset(of: cluster.center)
    let name = cluster.pins.count == 1 ? "◆ \(cluster.pins[0].title)" : "●\(cluster.pins.count)"
    put(name, right: place.right, down: place.down)
  }
  return cells.map { row in
    row.reduce(Line()) { line, character in
      let style: Style = character == "·" ? .dim : "◆●".contains(character) ? .accent : .plain
      return line + Line(String(character), style)
    }.targeting(.pane("map"))
  }
}
