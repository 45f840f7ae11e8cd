// A map and a search for music, driven by lines.
// SPDX-License-Identifier: MIT

import ClassicRedux
import LineMode
import MusicMap

/// The screen as a program, whose user moves the view of the map as a finger does.
@MainActor
func musicMap(_ session: MusicMapSession) -> LineMode<MusicMapJSON> {
  let (store, view) = (session.store, session.view)
  return LineMode(
    name: "examples music-map",
    version: "0.1.0",
    summary: "Songs, and the places on a map that they belong to.",
    commands: musicCommands(store, session.service) + mapCommands(store, view),
    state: { MusicMapJSON(state: store.value, view: view) },
    effectsInFlight: { store.effectsInFlight })
}

@MainActor
private func musicCommands(_ store: MusicMapStore, _ service: MusicService) -> [Command] {
  // Whether a search was started in the background, and nobody was told of its end yet.
  var isAwaited = false

  func result() async throws(CommandFailure) -> String {
    isAwaited = false
    await store.finish()
    if let message = store.value.music.message { throw CommandFailure(message) }
    return store.value.music.summary
  }

  return [
    Command("search", parameters: "[TEXT]", summary: "find songs by title and artist") {
      call async throws(CommandFailure) in
      store.send(.music(.searchTextChanged(call.argument)))
      if !call.isInBackground { return try await result() }
      isAwaited = true
      return "searching for '\(call.argument)'"
    },
    Command("songs", summary: "list the songs that the map shows") { _ in
      let songs = store.value.music.results
      if songs.isEmpty { return "no songs; search finds some, and zoom out shows more of the map" }
      return songs.enumerated().map { "\($0 + 1): \($1.line)" }.joined(separator: ", ")
    },
    Command("choose", parameters: "N", summary: "choose the song of this number, and go there") {
      call throws(CommandFailure) in
      let songs = store.value.music.results
      guard let number = Int(call.argument), number > 0, number <= songs.count else {
        let range = songs.isEmpty ? "no songs are listed" : "songs are 1 to \(songs.count)"
        throw CommandFailure("there is no song '\(call.argument)'; \(range)")
      }
      let song = songs[number - 1]
      store.send(.music(.songChosen(song)))
      return song.place == nil
        ? "chose \(song.line), which belongs nowhere"
        : "chose \(song.line); \(store.value.summary)"
    },
    Command("pin", summary: "pin the chosen song to the middle of the map") {
      _ throws(CommandFailure) in
      store.send(.pinTapped)
      guard let song = store.value.pinned.last, song.id == store.value.music.selection else {
        throw CommandFailure("no song is chosen; choose N chooses one")
      }
      return "\(song.line) is pinned to \(store.value.map.camera.center.line)"
    },
    Command("wait", summary: "wait for a search in the background, and tell what it found") {
      _ async throws(CommandFailure) in
      isAwaited ? try await result() : "nothing is searched for"
    },
    Command("fail", parameters: "on|off", summary: "let searches fail, or no longer") {
      call async throws(CommandFailure) in
      let isFailing = try call.isOn()
      await service.setFailing(isFailing)
      return isFailing ? "searches fail from now on" : "searches work from now on"
    },
  ]
}

@MainActor
private func mapCommands(_ store: MusicMapStore, _ view: MapView) -> [Command] {
  func move(_ change: (inout MapCamera) -> Void) -> String {
    var camera = view.camera
    change(&camera)
    view.move(to: camera)
    return store.value.summary
  }

  return [
    Command("move", parameters: "LAT LON", summary: "move the map, in degrees north and east") {
      call throws(CommandFailure) in
      let center = try coordinate(call.argument)
      return move { $0.center = center }
    },
    Command("zoom", parameters: "in|out", summary: "look nearer, or from farther away") {
      call throws(CommandFailure) in
      guard let step = ["in": 1, "out": -1][call.argument] else {
        throw CommandFailure("'\(call.argument)' is neither in nor out")
      }
      guard let scale = MapScale(level: view.camera.scale.level + step) else {
        throw CommandFailure("there is no scale beyond \(view.camera.scale.level)")
      }
      return move { $0.scale = scale }
    },
    Command("turn", parameters: "DEGREES", summary: "turn the map, clockwise from north") {
      call throws(CommandFailure) in
      guard let heading = Double(call.argument).flatMap(Heading.init(degrees:)) else {
        throw CommandFailure("'\(call.argument)' is not a number of degrees")
      }
      return move { $0.heading = heading }
    },
    Command("map", summary: "tell what part of the map is shown") { _ in store.value.summary },
    Command("pins", summary: "list the clusters that the view has drawn") { _ in
      if view.clusters.isEmpty { return "no pins; search marks songs" }
      return view.clusters.map(\.line).joined(separator: "; ")
    },
    Command("visible", summary: "ask the view which clusters it has in view") { _ in
      store.send(.map(.visibleAsked))
      let visible = store.value.map.visible ?? []
      if visible.isEmpty { return "no pins are in view" }
      return visible.map(\.line).joined(separator: "; ")
    },
    Command("locate", parameters: "on|off", summary: "show where you are, or no longer") {
      call throws(CommandFailure) in
      store.send(.map(.showsUserLocationTapped(try call.isOn())))
      return view.showsUserLocation ? "the map shows where you are" : "the map does not show you"
    },
  ]
}

private func coordinate(_ text: String) throws(CommandFailure) -> Coordinate {
  let numbers = text.split(whereSeparator: \.isWhitespace).map { Double($0) }
  guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1] else {
    throw CommandFailure("'\(text)' is not a latitude and a longitude: move 37.5 127")
  }
  guard let place = Coordinate(latitude: latitude, longitude: longitude) else {
    throw CommandFailure(
      "'\(text)' is not on the map, which ends 85.05 degrees north and south and goes round at 180")
  }
  return place
}
