// A session as a page, which shows its texts and never runs them.

import Foundation
import TestSupport
import Testing

@testable import SessionPage

@Suite struct SessionPageTests {
  @Test func theSameSessionHasTheSameBytes() {
    func html() -> String {
      var page = SessionPage()
      for name in "abcdefgh" { page.add(action: "\(name)", state: ["\(name)"]) }
      return page.html
    }
    #expect(html() == html())
  }

  @Test func anUnchangedStateIsNotWrittenAgain() throws {
    var page = SessionPage()
    for _ in 1...2 { page.add(state: ["0"]) }
    #expect(try ReadPage(page.html)?.moments[1].lines.isEmpty == true)
  }

  @Test(
    arguments: [
      "</script><b>", "<!--", "<script>", "DATA", "TITLE", "\\u003c", "\u{2028}\0",
      "\u{202E}\u{301}", String(repeating: "x", count: 1_000_000),
    ])
  func anyTextIsShownAndNeverRun(text: String) throws {
    var page = SessionPage(title: text)
    page.add(action: text, state: [text])
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
    var page = SessionPage()
    for time in [nil, 5.0, 5.25, 4] {
      page.add(time: time.map { Date(timeIntervalSince1970: $0) }, state: [])
    }
    #expect(try ReadPage(page.html)?.moments.map(\.time) == [0, 5000, 250, -1250])
  }
}

extension SessionPage {
  init(title: String = "evening") { self.init(title: title, recording: (title, title)) }

  mutating func add(action: String = "", time: Date? = nil, state: [String]) {
    add(action: action, time: time, lines: [state.map { line($0) }], screen: [])
  }
}
