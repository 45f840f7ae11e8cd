// The documents of the project, and the files that they quote.

import Foundation
import TestSupport

/// The README and the articles.
func documents() throws -> [String] {
  try ["README.md"] + files(ending: ".md").filter { $0.hasPrefix("Sources") }
}

/// `.ci/first-feature` follows it from its first line to its last: it writes the files, and runs the commands.
let followedArticle = "Sources/ClassicRedux/Articles/FirstFeatureInATerminal.md"

/// The plugin `ArticleCode` compiles their code with these tests.
let compiledArticles = ["FirstFeature", "Recipes", "RecipesForEffects"].map {
  "Sources/ClassicRedux/Articles/\($0).md"
}

let playground = "Playgrounds/Stages.playground"

/// The names of the playground's pages, each of which begins with its number.
func pages() throws -> [String] {
  try text(of: "\(playground)/contents.xcplayground").matches(of: /page name='(.*?)'/)
    .map { String($0.1) }
}

/// The files with that ending in the folders with code, except build products.
func files(ending suffix: String) throws -> [String] {
  try ["Sources", "Tests", "Playgrounds"].flatMap { folder in
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path())
      .filter { $0.hasSuffix(suffix) && !$0.contains(".build/") }.map { "\(folder)/\($0)" }
  }
}

func text(of file: String) throws -> String {
  try String(contentsOf: root.appending(path: file), encoding: .utf8)
}

extension Sequence<String> {
  /// Whether these lines are among others, in this order. So a line that somebody adds is no mistake.
  func appears(in others: some Sequence<String>) -> Bool {
    var rest = makeIterator()
    var next = rest.next()
    for line in others where line == next { next = rest.next() }
    return next == nil
  }
}
