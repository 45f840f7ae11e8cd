// Copies the Swift code of an article to a file: article-code ARTICLE FILE

import Foundation

let (article, file) = (CommandLine.arguments[1], CommandLine.arguments[2])
var code = ""
var block: (first: Int, lines: [String])?
for (index, line) in try String(contentsOfFile: article, encoding: .utf8)
  .components(separatedBy: "\n").enumerated()
{
  if line == "```swift" {
    block = (index + 2, [])
  } else if line == "```", let (first, lines) = block {
    block = nil
    // A block that is indented is only an excerpt.
    if lines.first?.hasPrefix(" ") != true { code += compiled(lines, from: first) }
  } else {
    block?.lines.append(line)
  }
}
try code.write(toFile: file, atomically: true, encoding: .utf8)

/// The lines of a block as compiled code. Errors are reported in the article.
func compiled(_ lines: [String], from first: Int) -> String {
  let text = lines.map { "\($0)\n" }.joined()
  let views = /struct \w+: (View|App) |#Preview/
  let code = text.replacing(views) {
    "@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) \($0.0)"
  }
  // Where Apple's modules are, if it needs them. Only Xcode expands a preview.
  let module = text.prefixMatch(of: /import (os|UIKit)\n/)?.1
  let needed = text.contains(views) ? "SwiftUI" : module
  let condition = text.contains("#Preview") ? "Xcode" : needed.map { "canImport(\($0))" }
  return """
    #if \(condition ?? "true")
    #sourceLocation(file: "\(article)", line: \(first))
    \(code)#endif

    """
}
