// The README and the articles agree with the files of the project.

import Foundation
import TestSupport
import Testing

@Suite struct DocumentsTests {
  @Test(arguments: try documents())
  func everyLinkLeadsToAFile(document: String) throws {
    for link in links(in: try text(of: document)) {
      #expect(
        FileManager.default.fileExists(atPath: path(of: link, in: document)),
        "\(document) links to \(link)")
    }
  }

  @Test(arguments: try documents())
  func everyLinkToAHeadingLeadsThere(document: String) throws {
    for link in try text(of: document).matches(of: /\]\(([^():#]*\.md)#([^()]+)\)/) {
      let article = try String(contentsOfFile: path(of: "\(link.1)", in: document), encoding: .utf8)
      let anchors = article.matches(of: #/(?m)^#+ (.*)$/#).map { heading in
        // As on GitHub.
        String(heading.1).lowercased().replacing(/[^\w\- ]/, with: "").replacing(" ", with: "-")
      }
      #expect(anchors.contains("\(link.2)"), "\(document) links to \(link.1)#\(link.2)")
    }
  }

  @Test(arguments: try documents())
  func everyDocumentIsPlainMarkdown(document: String) throws {
    // Links and directives of DocC, which only a catalog's pages understand.
    #expect(!(try text(of: document).contains(/doc:|(?m)^@[A-Z]\w+(?: \{|\()/)))
  }

  @Test(arguments: (1...8).map { "Stage\($0)" } + ["SwiftUISupport"])
  func theArticlesOfAStageLinkToAllItsFiles(stage: String) throws {
    let articles = try documents().filter { document in
      ["\(stage)-", "\(stage).md", "/EffectRuntime"].contains { document.contains($0) }
    }
    let linked = try Set(
      articles.flatMap { article in
        try links(in: text(of: article)).map { path(of: $0, in: article) }
      })
    let files = try files(ending: ".swift").filter { $0.hasPrefix("Sources/\(stage)") }
    #expect(!files.isEmpty)
    for file in files where !file.hasSuffix("Exports.swift") {
      #expect(linked.contains(root.appending(path: file).path(percentEncoded: false)), "\(file)")
    }
  }

  private func links(in text: String) -> [String] {
    // Without links to the web, and links within a document.
    text.matches(of: /\]\(([^():#]+)(?:#[a-z-]+)?\)/).map { String($0.1) }
  }

  private func path(of link: String, in document: String) -> String {
    root.appending(path: document).deletingLastPathComponent()
      .appending(path: link.removingPercentEncoding ?? link)
      .standardizedFileURL.path(percentEncoded: false)
  }

  @Test func everyPromiseHasATestWithItsNumber() throws {
    let numbers = try text(of: "Sources/ClassicRedux/Articles/Promises.md")
      .matches(of: #/(?m)^(\d+)\. /#).compactMap { Int($0.1) }
    #expect(numbers == Array(1...15))
    let tests = try files(ending: "Tests.swift").map { try text(of: $0) }.joined()
    for number in numbers {
      #expect(tests.contains(try Regex("func promise\(number)[A-Z]")), "promise \(number)")
    }
  }

  @Test func thePlaygroundListsItsPages() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: "\(playground)/Pages").path())
    #expect(try pages().map { "\($0).xcplaygroundpage" } == folders.sorted())
  }
}
