// Copy stages: the names in Swift files, read without a compiler.

import Foundation

/// The types that files declare, and the types of others that they use.
struct Names {
  /// Those for the whole module.
  private(set) var declared: Set<String> = []
  /// Those for their own file.
  private(set) var privately: Set<String> = []
  private(set) var used: Set<String> = []

  init(in files: some Sequence<Data>) {
    let type = #"\b(?:class|struct|enum|actor|protocol|typealias|associatedtype)\s+(\w+)"#
    let generic = #"(?:\#(type)|\bfunc\s+[^\s<(]+|\binit[?!]?)\s*<((?:[^<>]|<[^<>]*>)*)>"#
    var local: Set = ["Any", "Self"]  // Nested types and generic parameters, too.
    for file in files {
      let code = String(decoding: file, as: UTF8.self).removing(skipped).removing("`|->")
      for match in code.withoutBodies.matches(of: #"((?:\b[a-z]+\s+)*)\#(type)"#) {
        let isPrivate = match[1].contains("private")
        if isPrivate { privately.insert(match[2]) } else { declared.insert(match[2]) }
      }
      local.formUnion(code.matches(of: type).map { $0[1] })
      for match in code.matches(of: generic) {
        let parameters = match[2].removing("<[^<>]*>").matches(of: #"(?:^|,)\s*(?:each )?(\w+)"#)
        local.formUnion(parameters.map { $0[1] })
      }
      // Not the members of other types.
      used.formUnion(code.matches(of: #"(?<![\w.])\p{Lu}\w*"#).map { $0[0] })
    }
    used.subtract(declared.union(privately).union(local))
  }
}

/// Comments, literals, imports and compilation conditions.
///
/// A regular expression cannot count, so comments, and literals with interpolations, nest up to three deep.
private let skipped: String = {
  var comment = #"/\*(?:[^*/]++|\*(?!/)|/(?!\*))*+\*/"#
  var string = #""(?:[^"\\\r\n]++|\\.)*+["\r\n]"#
  var interpolated = #"[^()"]*+"#
  for _ in 1...3 {
    comment = #"/\*(?:[^*/]++|\*(?!/)|/(?!\*)|\#(comment))*+\*/"#
    interpolated = #"(?:[^()"]++|\(\#(interpolated)\)|\#(string))*+"#
    string = #""(?:[^"\\\r\n]++|\\\(\#(interpolated)\)|\\.)*+["\r\n]"#
  }
  let raw = ##"(#+)"(?:""\r?\n.*?"""|[^\r\n]*?")\1"##
  let long = #""""\r?\n(?:[^"\\]++|\\.|"(?!""))*+""""#
  let line = #"(?://|#if\b|#else|\bimport\b)[^\r\n]*"#
  return "(?s)\(line)|\(comment)|\(raw)|\(long)|\(string)"
}()

extension String {
  fileprivate func removing(_ pattern: String) -> String {
    replacingOccurrences(of: pattern, with: " ", options: .regularExpression)
  }

  fileprivate var withoutBodies: String {
    let outer = removing(#"\{[^{}]*\}"#)
    return outer == self ? self : outer.withoutBodies
  }

  /// The whole text and the groups of each match.
  fileprivate func matches(of pattern: String) -> [[String]] {
    let text = self as NSString
    let range = NSRange(location: 0, length: text.length)
    return try! NSRegularExpression(pattern: pattern).matches(in: self, range: range).map { match in
      (0..<match.numberOfRanges).map { group in
        let range = match.range(at: group)
        return range.location == NSNotFound ? "" : text.substring(with: range)
      }
    }
  }
}
