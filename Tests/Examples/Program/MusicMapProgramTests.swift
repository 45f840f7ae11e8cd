// The map and the music search, from end to end.
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@Suite struct MusicMapProgramTests {
  @Test(arguments: [
    (["search lights", "search", "pins"], "no pins; search marks songs"),
    (
      ["search no fixed", "choose 1"],
      "chose Lights of Nowhere by No Fixed Abode, which has no place on the map"
    ),
    (
      ["search no fixed", "choose 1", "move 37.5 127", "pin", "search", "pins"],
      "37.5 127.0: Lights of Nowhere"
    ),
    (["search lights", "choose 4", "visible"], "51.4769 -0.0005: Greenwich Lights"),
    (["move -0 180"], "the map is at 0.0 -180.0, scale 0; 0 songs found, 0 listed"),
    (["turn -30"], "the map is at 0.0 0.0, scale 0, heading 330.0; 0 songs found, 0 listed"),
    (["locate on", "locate off"], "the map does not show you"),
    (["search lights &", "search taveuni &", "wait"], "2 songs found, 2 listed"),
  ])
  func aCommandIsAnswered(commands: [String], answer: String) async throws {
    try await examples.expect("music-map", commands, answer: answer)
  }

  @Test(arguments: [
    (["search seine", "choose -9223372036854775808"], noSong), (["choose 1"], noSongs),
    (["move 1 2 3"], "'1 2 3' is not a latitude and a longitude: move 37.5 127"),
    (["move nan 0"], offTheMap), (["pin"], "no song is chosen"),
    (Array(repeating: "zoom in", count: 21), "there is no scale beyond 20"),
    (["turn inf"], "'inf' is not a number of degrees"),
    (["fail on", "search lights &", "wait"], "the search failed; try again later"),
  ])
  func aFailedCommandSaysWhy(commands: [String], reason: String) async throws {
    try await examples.expect("music-map", commands, failure: reason)
  }

  private static let noSongs = "there is no song '1'; no songs are listed"
  private static let noSong = "there is no song '-9223372036854775808'; songs are 1 to 1"
  private static let offTheMap =
    "'nan 0' is not on the map, which reaches 85.05 degrees north and south, and 180 east and west"
}
