// The map and the music search, from end to end.
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@Suite struct MusicMapProgramTests {
  private static let taveuni = "Taveuni Today, Taveuni Yesterday"

  @Test(arguments: [
    (["map"], "the map is at 0.0 0.0, scale 0; 0 songs found, 0 listed"),
    (["pins"], "no pins; search marks songs"),
    (["songs"], "no songs; search for some, or zoom out"),
    (["search lights"], "7 songs found, 7 listed"),
    (["search seine"], "1 song found, 1 listed"),
    (["search xyz"], "0 songs found, 0 listed"),
    (["search lights", "search"], "0 songs found, 0 listed"),
    (["search lights", "search", "pins"], "no pins; search marks songs"),
    (
      ["search umbrella", "songs"],
      "1: Shibuya in the Rain by Paper Umbrella, 2: Lights of Odaiba by Paper Umbrella"
    ),
    (["search taveuni", "pins"], "-16.835 179.995: \(taveuni)"),
    (
      ["search umbrella", "choose 2"],
      """
      chose Lights of Odaiba by Paper Umbrella; the map is at 35.63 139.78, scale 14; \
      2 songs found, 2 listed
      """
    ),
    (
      ["search no fixed", "choose 1"],
      "chose Lights of Nowhere by No Fixed Abode, which has no place on the map"
    ),
    (
      ["search no fixed", "choose 1", "move 37.5 127", "pin"],
      "Lights of Nowhere by No Fixed Abode is pinned to 37.5 127.0"
    ),
    (
      ["search no fixed", "choose 1", "move 37.5 127", "pin", "search", "pins"],
      "37.5 127.0: Lights of Nowhere"
    ),
    (["visible"], "no pins are visible"),
    (["search taveuni", "visible"], "-16.835 179.995: \(taveuni)"),
    (
      ["search lights", "choose 4", "visible"], "51.4769 -0.0005: Greenwich Lights"
    ),
    (["move 37.5 127"], "the map is at 37.5 127.0, scale 0; 0 songs found, 0 listed"),
    (["move -0 180"], "the map is at 0.0 -180.0, scale 0; 0 songs found, 0 listed"),
    (
      ["zoom in", "zoom in", "zoom out"], "the map is at 0.0 0.0, scale 1; 0 songs found, 0 listed"
    ),
    (["turn -30"], "the map is at 0.0 0.0, scale 0, heading 330.0; 0 songs found, 0 listed"),
    (["locate on"], "the map shows where you are"),
    (["locate on", "locate off"], "the map does not show you"),
    (["search lights &"], "searching for 'lights'"),
    (["search lights &", "wait"], "7 songs found, 7 listed"),
    (["search lights &", "search taveuni &", "wait"], "2 songs found, 2 listed"),
    (["search lights &", "search taveuni &", "wait", "wait"], "no search is in flight"),
    (["fail on", "fail off", "search seine"], "1 song found, 1 listed"),
  ])
  func aCommandIsAnswered(commands: [String], answer: String) async throws {
    let run = try await examples.run("music-map", commands)
    #expect(run.lines.last ?? "" == answer)
    #expect(run.lines.count == commands.count)
    #expect(run.error.isEmpty && run.status == 0)
  }

  @Test(arguments: [
    (["choose 1"], "there is no song '1'; no songs are listed"),
    (["search seine", "choose 2"], "there is no song '2'; songs are 1 to 1"),
    (["search seine", "choose 0"], "there is no song '0'; songs are 1 to 1"),
    (["search seine", "choose -9223372036854775808"], tooSmall),
    (["search seine", "choose x"], "there is no song 'x'; songs are 1 to 1"),
    (["move"], "'' is not a latitude and a longitude: move 37.5 127"),
    (["move 1"], "'1' is not a latitude and a longitude: move 37.5 127"),
    (["move 1 2 3"], "'1 2 3' is not a latitude and a longitude: move 37.5 127"),
    (["move here now"], "'here now' is not a latitude and a longitude: move 37.5 127"),
    (["move nan 0"], offTheMap("nan 0")),
    (["move 90 0"], offTheMap("90 0")),
    (["move 0 -180.1"], offTheMap("0 -180.1")),
    (["pin"], "no song is chosen; use choose N"),
    (["zoom"], "'' is neither in nor out"),
    (["zoom out"], "there is no scale beyond 0"),
    (Array(repeating: "zoom in", count: 21), "there is no scale beyond 20"),
    (["turn around"], "'around' is not a number of degrees"),
    (["turn inf"], "'inf' is not a number of degrees"),
    (["locate me"], "'me' is neither on nor off"),
    (["fail on", "search lights"], "the search failed; try again later"),
    (["fail on", "search lights &", "wait"], "the search failed; try again later"),
    (["play 1"], "there is no command 'play'; help lists the commands"),
  ])
  func aFailedCommandSaysWhy(commands: [String], reason: String) async throws {
    let run = try await examples.run("music-map", commands)
    #expect(run.error == "line \(commands.count): \(reason)\n")
    #expect(run.lines.count == commands.count - 1)
    #expect(run.status == 1)
  }

  private static let tooSmall = "there is no song '-9223372036854775808'; songs are 1 to 1"

  private static func offTheMap(_ place: String) -> String {
    "'\(place)' is not on the map, which reaches 85.05 degrees north and south, and 180 east and west"
  }

  struct State: Decodable {
    var map: Map
    var music: Music
    var view: View

    struct Map: Decodable {
      var camera: Camera
      var clusters: [Cluster]
      var ordersWaiting: Int
      var showsUserLocation: Bool
    }

    struct View: Decodable {
      var camera: Camera
      var clusters: [Cluster]
      var showsUserLocation: Bool
    }

    struct Camera: Decodable, Equatable {
      var latitude, longitude: Double
      var scale: Int
      var heading: Double
    }

    struct Cluster: Decodable, Equatable {
      var latitude, longitude: Double
      var songs: [Int]
    }

    struct Music: Decodable {
      var searchText: String
      var found: [Int]
      var results: [Int]
      var selection: Int?
      var isSearching: Bool
      var message: String?
    }
  }

  @Test func inJSONTheMapAndTheMusicReact() async throws {
    let states = try await examples.answers(
      of: "music-map", showing: State.self,
      to: ["search night ferries", "choose 2", "zoom out", "move 0 0", "fail on", "search x"]
    ).map(\.state)
    #expect(states[0].view.clusters.map(\.songs) == [[1, 2]])
    #expect(states[1].music.selection == 2)
    #expect(
      states[1].view.camera
        == State.Camera(latitude: 37.5512, longitude: 126.9882, scale: 14, heading: 0))
    #expect(states.map(\.music.results) == [[1, 2], [1, 2], [1, 2], [], [], []])
    #expect(states.map(\.music.found) == [[1, 2], [1, 2], [1, 2], [1, 2], [1, 2], []])
    #expect(states[5].view.clusters.isEmpty)
    #expect(states[5].music.message == "the search failed; try again later")
    for state in states {
      #expect(state.view.camera == state.map.camera)
      #expect(state.view.clusters == state.map.clusters)
      #expect(state.map.ordersWaiting == 0)
    }
  }

  @Test func zoomingInSplitsTheClusters() async throws {
    let commands =
      ["search taveuni", "move -16.83 179.99"] + Array(repeating: "zoom in", count: 20)
    let states = try await examples.answers(
      of: "music-map", showing: State.self, to: commands
    ).map(\.state)
    #expect(states.first?.view.clusters.map(\.songs) == [[12, 13]])
    #expect(states.last?.view.clusters.map(\.songs) == [[12], [13]])
    let counts = states.map(\.view.clusters.count)
    #expect(counts == counts.sorted())
  }
}
