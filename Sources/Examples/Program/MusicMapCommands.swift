// The map and the music search in line mode.
// SPDX-License-Identifier: MIT

import ClassicRedux
import LineMode
import MusicMap

/// The screen in line mode, where commands move the map view like a user's finger.
@MainActor
func musicMap(_ session: MusicMapSession) -> LineMode<MusicMapState> {
  LineMode(
    name: "examples music-map",
    summary: "Songs, and their places on a map.",
    commands: musicCommands(session) + mapCommands(session),
    state: { session.store.value },
    effectsInFlight: { session.store.effectsInFlight })
}

@MainActor
private func musicCommands(_ session: MusicMapSession) -> [Command] {
  let store = session.store
  // Whether a background search has a result that was not shown yet.
  var isAwaited = false

  func result() async throws -> String {
    isAwaited = false
    await store.finish()
    if let message = store.value.music.message { throw CommandFailure(message) }
    return store.value.music.summary
  }

  return [
    lineCommand("search", parameters: "[TEXT]", summary: "find songs by title and artist") { call in
      store.send(.music(.searchTextChanged(call.argument)))
      if !call.isInBackground { return try await result() }
      isAwaited = true
      return "searching for '\(call.argument)'"
    },
    lineCommand("songs", summary: "list the songs that the map shows") { _ in
      let songs = store.value.music.results
      if songs.isEmpty { return "no songs; search for some, or zoom out" }
      return songs.enumerated().map { "\($0 + 1): \($1.line)" }.joined(separator: ", ")
    },
    lineCommand("choose", parameters: "N", summary: "choose song number N, and go to its place") {
      call in
      let songs = store.value.music.results
      guard let number = Int(call.argument), number > 0, number <= songs.count else {
        let range = songs.isEmpty ? "no songs are listed" : "songs are 1 to \(songs.count)"
        throw CommandFailure("there is no song '\(call.argument)'; \(range)")
      }
      let song = songs[number - 1]
      store.send(.music(.songChosen(song)))
      return song.place == nil
        ? "chose \(song.line), which has no place on the map"
        : "chose \(song.line); \(store.value.summary)"
    },
    lineCommand("pin", summary: "pin the chosen song to the center of the map") { _ in
      try session.pin()
      return "\(store.value.pinned.last?.line ?? "") is pinned to \(store.value.map.camera.center)"
    },
    lineCommand("wait", summary: "wait for a background search, and show its result") { _ in
      isAwaited ? try await result() : "no search is in flight"
    },
    lineCommand("fail", parameters: "on|off", summary: "make searches fail, or work again") {
      call in
      let isFailing = try call.isOn()
      await session.service.setFailing(isFailing)
      return isFailing ? "searches fail from now on" : "searches work from now on"
    },
  ]
}

@MainActor
private func mapCommands(_ session: MusicMapSession) -> [Command] {
  let (store, view) = (session.store, session.view)
  return [
    lineCommand("move", parameters: "LAT LON", summary: "move the map, in degrees north and east") {
      call in
      let center = try coordinate(call.argument)
      session.move { $0.center = center }
      return store.value.summary
    },
    lineCommand("zoom", parameters: "in|out", summary: "zoom in or out") { call in
      guard let levels = ["in": 1, "out": -1][call.argument] else {
        throw CommandFailure("'\(call.argument)' is neither in nor out")
      }
      try session.zoom(by: levels)
      return store.value.summary
    },
    lineCommand("turn", parameters: "DEGREES", summary: "turn the map, clockwise from north") {
      call in
      guard let heading = Double(call.argument).flatMap(Heading.init(degrees:)) else {
        throw CommandFailure("'\(call.argument)' is not a number of degrees")
      }
      session.move { $0.heading = heading }
      return store.value.summary
    },
    lineCommand("map", summary: "show the visible part of the map") { _ in store.value.summary },
    lineCommand("pins", summary: "list the clusters that the view has drawn") { _ in
      if view.clusters.isEmpty { return "no pins; search marks songs" }
      return view.clusters.map(\.line).joined(separator: "; ")
    },
    lineCommand("visible", summary: "ask the view which clusters are visible") { _ in
      store.send(.map(.visibleAsked))
      let visible = store.value.map.visible ?? []
      if visible.isEmpty { return "no pins are visible" }
      return visible.map(\.line).joined(separator: "; ")
    },
    lineCommand("locate", parameters: "on|off", summary: "show or hide your location") { call in
      store.send(.map(.showsUserLocationTapped(try call.isOn())))
      return view.showsUserLocation ? "the map shows where you are" : "the map does not show you"
    },
  ]
}

private func coordinate(_ text: String) throws -> Coordinate {
  let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
  guard numbers.count == 2 else {
    throw CommandFailure("'\(text)' is not a latitude and a longitude: move 37.5 127")
  }
  guard let place = Coordinate(latitude: numbers[0], longitude: numbers[1]) else {
    throw CommandFailure(
      "'\(text)' is not on the map, which reaches 85.05 degrees north and south, and 180 east and west"
    )
  }
  return place
}
