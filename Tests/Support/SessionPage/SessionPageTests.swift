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
    page.add(action: "start", state: State())
    page.add(action: "up", state: State(count: 1))
    page.add(action: "login", state: State(count: 1, names: ["Blob"]))
    #expect(
      try ReadPage(page.html)?.states == [
        ["{", #"  "count" : 0"#, #"  "names" : ["#, "  ]", "}"],
        ["{", #"  "count" : 1"#, #"  "names" : ["#, "  ]", "}"],
        ["{", #"  "count" : 1"#, #"  "names" : ["#, #"    "Blob""#, "  ]", "}"],
      ])
  }

  @Test func theSameSessionHasTheSameBytes() {
    func html() -> String {
      var page = SessionPage(title: "evening")
      for name in "abcdefgh" { page.add(action: "\(name)", state: ["\(name)": "\(name)"]) }
      return page.html
    }
    #expect(html() == html())
  }

  @Test func anUnchangedStateIsNotWrittenAgain() throws {
    var page = SessionPage(title: "evening")
    for _ in 1...2 { page.add(action: "", state: State()) }
    let moment = try #require(try ReadPage(page.html)).moments[1]
    #expect(moment.lines.isEmpty)
  }

  @Test(
    arguments: [
      "</script><b>", "<!--", "<script>", "DATA", "TITLE", "\\u003c", "\u{2028}\0",
      "\u{202E}\u{301}", String(repeating: "x", count: 1_000_000),
    ])
  func anyTextIsShownAndNeverRun(text: String) throws {
    var page = SessionPage(title: text)
    page.recording = (text, text)
    page.add(action: text, detail: text, state: [text])
    let read = try #require(try ReadPage(page.html))
    #expect(read.title == text && read.recording == [text, text] && read.texts.contains(text))
    #expect(Array(page.html.utf8).ranges(of: Array("<script".utf8)).count == 2)
  }

  /// These scalars form one character with a "<" after them (Grapheme_Cluster_Break=Prepend).
  @Test func noScalarHidesMarkup() throws {
    let scalars = (0...0x1FFFF).compactMap(Unicode.Scalar.init).filter { "\($0)<".count == 1 }
    #expect(scalars.count >= 27)
    for scalar in scalars {
      try anyTextIsShownAndNeverRun(text: "\(scalar)</script>\(scalar)<script>alert(1)</script>")
      #expect(!SessionPage(title: "\(scalar)<b>").html.utf8.contains("<b>".utf8))
    }
  }

  @Test func timesAreWrittenAsDifferences() throws {
    var page = SessionPage(title: "")
    for time in [nil, 5.0, 5.25, 4] {
      page.add(action: "", time: time.map { Date(timeIntervalSince1970: $0) }, state: State())
    }
    #expect(try ReadPage(page.html)?.moments.map(\.time) == [0, 5000, 250, -1250])
  }
}
