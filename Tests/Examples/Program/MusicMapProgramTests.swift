// The map and the music search, from end to end.
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@Suite struct MusicMapProgramTests {
  @Test(arguments: [
    (["search lights", "search", "pins"], "no pins"),
    (["search lights", "choose 4", "visible"], "51.4769 -0.0005: Greenwich Lights"),
    (["locate on", "locate off"], "the map does not show you"),
    (
      ["search lights &", "search paris &", "search seine &", "wait"],
      "the map is at 0.0 0.0, scale 3; 1 songs found, 1 listed"
    ),
    (
      ["move 37.5 127", "zoom -", "turn 30", "move w", "zoom +"],
      "the map is at 76.4711 149.5, scale 3, heading 30.0; 0 songs found, 0 listed"
    ),
  ])
  func aCommandIsAnswered(commands: [String], answer: String) async throws {
    try await examples.expect("music-map", commands, answer: answer)
  }

  @Test(arguments: [
    (["choose 1"], "there is no song '1'; none are listed"),
    (["move 1 2 3"], "'1 2 3' is not a latitude and a longitude: move 37.5 127"),
    (["pin"], "no song is chosen"),
    (Array(repeating: "zoom -", count: 4), "there is no scale beyond 0"),
    (["fail on", "search lights &", "wait"], "the search failed; try again later"),
  ])
  func aFailedCommandSaysWhy(commands: [String], reason: String) async throws {
    try await examples.expect("music-map", commands, failure: reason)
  }
}
