// A session as a page, which shows its texts and never runs them.
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import SessionPage

@Suite struct SessionPageTests {
  private struct State: Encodable {
    var count = 0
    var names: [String] = []
  }

  @Test func eachMomentHasItsState() throws {
    var page = SessionPage(title: "evening")
    page.add(.init(action: "start", state: State()))
    page.add(.init(action: "up", state: State(count: 1)))
    page.add(.init(action: "login", state: State(count: 1, names: ["Blob"])))
    #expect(
      try ReadPage(page.html)?.states == [
        ["{", #"  "count" : 0"#, #"  "names" : ["#, "  ]", "}"],
        ["{", #"  "count" : 1"#, #"  "names" : ["#, "  ]", "}"],
        ["{", #"  "count" : 1"#, #"  "names" : ["#, #"    "Blob""#, "  ]", "}"],
      ])
  }

  @Test func anUnchangedStateIsNotWrittenAgain() throws {
    var page = SessionPage(title: "evening")
    for _ in 1...2 { page.add(.init(action: "", state: State(), effects: ["a", "b"])) }
    let moment = try #require(try ReadPage(page.html)).moments[1]
    #expect(moment.lines.isEmpty && moment.effects == nil)
  }

  @Test(arguments: ["</script><b>", "<!--", "<script>", "DATA", "TITLE", "\\u003c", "\u{2028}\0"])
  func anyTextIsShownAndNeverRun(text: String) throws {
    var page = SessionPage(title: text)
    page.add(.init(action: text, detail: text, state: [text], effects: [text]))
    let read = try #require(try ReadPage(page.html))
    #expect(read.title == text && read.texts.contains(text))
    #expect(page.html.components(separatedBy: "<script").count == 3)
  }

  @Test func timesAreWrittenAsDifferences() throws {
    var page = SessionPage(title: "")
    for time in [nil, 5.0, 5.25, 4] {
      page.add(
        .init(action: "", time: time.map { Date(timeIntervalSince1970: $0) }, state: State()))
    }
    #expect(try ReadPage(page.html)?.moments.map(\.time) == [0, 5000, 250, -1250])
  }
}
