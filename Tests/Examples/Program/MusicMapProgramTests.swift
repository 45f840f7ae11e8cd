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
    (["search lights", "choose 4", "visible"], "51.4769 -0.0005: Greenwich Lights"),
    (["locate on", "locate off"], "the map does not show you"),
    (["search lights &", "search taveuni &", "wait"], "2 songs found, 2 listed"),
  ])
  func aCommandIsAnswered(commands: [String], answer: String) async throws {
    try await examples.expect("music-map", commands, answer: answer)
  }

  @Test(arguments: [
    (["choose 1"], "there is no song '1'; no songs are listed"),
    (["move 1 2 3"], "'1 2 3' is not a latitude and a longitude: move 37.5 127"),
    (["pin"], "no song is chosen"),
    (Array(repeating: "zoom in", count: 21), "there is no scale beyond 20"),
    (["fail on", "search lights &", "wait"], "the search failed; try again later"),
  ])
  func aFailedCommandSaysWhy(commands: [String], reason: String) async throws {
    try await examples.expect("music-map", commands, failure: reason)
  }
}
