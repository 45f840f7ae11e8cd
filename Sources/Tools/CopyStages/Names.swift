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
    var local: Set = ["Any", "Self"]  // Nested types and generic parameters, too.
    for file in files {
      var scanner = Scanner(file)
      read(scanner.words(), local: &local)
    }
    used.subtract(declared.union(privately).union(local))
  }

  private mutating func read(_ words: [String], local: inout Set<String>) {
    var depth = 0
    for (index, word) in words.enumerated() {
      if word == "{" { depth += 1 }
      if word == "}" { depth -= 1 }
      guard let first = word.first, first == "_" || first.isLetter else { continue }
      let previous = words[..<index].last ?? ""
      let isDeclared = Self.declarations.contains(previous)
      if isDeclared && depth > 0 {
        local.insert(word)
      } else if isDeclared {
        let modifiers = words[..<(index - 1)].reversed().prefix(while: Self.modifiers.contains)
        let isPrivate = !Set(modifiers).isDisjoint(with: ["private", "fileprivate"])
        if isPrivate { privately.insert(word) } else { declared.insert(word) }
      } else if first.isUppercase, previous != "." {
        used.insert(word)
      }
      if isDeclared || previous == "func" || word == "init", words[(index + 1)...].first == "<" {
        local.formUnion(Self.parameters(words[(index + 2)...]))
      }
    }
  }

  /// The names of generic parameters: those at the beginning and after a comma.
  private static func parameters(_ words: ArraySlice<String>) -> [String] {
    var depth = 1
    var names: [String] = []
    var isName = true
    for word in words where depth > 0 {
      if isName && word != "each" { names.append(word) }
      if word == "<" { depth += 1 }
      if word == ">" { depth -= 1 }
      isName = depth == 1 && (word == "," || word == "each")
    }
    return names
  }

  private static let declarations: Set = [
    "class", "struct", "enum", "actor", "protocol", "typealias", "associatedtype",
  ]
  private static let modifiers: Set = [
    "final", "indirect", "public", "open", "internal", "package", "private", "fileprivate",
    "nonisolated", "distributed",
  ]
}

/// Splits a file into words and signs, without comments, literals, imports and compilation conditions.
private struct Scanner {
  private var rest: ArraySlice<Unicode.Scalar>

  init(_ file: Data) { rest = Array(String(decoding: file, as: UTF8.self).unicodeScalars)[...] }

  mutating func words() -> [String] {
    var words: [String] = []
    while let first = rest.first {
      switch first {
      case _ where isPartOfName(first):
        let word = rest.prefix(while: isPartOfName)
        rest = rest.dropFirst(word.count)
        words.append(String(String.UnicodeScalarView(word)))
        if words.last == "import" { skipLine() }
      case "/" where isAt("//"), "#" where isAt("#if") || isAt("#else"): skipLine()
      case "/" where isAt("/*"): skipComment()
      case "\"", "#": if !skipString() { rest.removeFirst() }
      default:
        // A name in backticks is that name.
        if first > " " && first != "`" { words.append(String(first)) }
        rest.removeFirst()
      }
    }
    return words
  }

  private func isPartOfName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "A"..."Z", "a"..."z", "_", "\u{80}"...: true
    default: false
    }
  }

  private func isAt(_ text: String) -> Bool { rest.starts(with: text.unicodeScalars) }

  private mutating func skip(_ text: String) -> Bool {
    guard isAt(text) else { return false }
    rest.removeFirst(text.unicodeScalars.count)
    return true
  }

  private mutating func skipLine() { rest = rest.drop { $0 != "\n" && $0 != "\r" } }

  /// Skips a comment, which may contain others.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if skip("/*") {
        depth += 1
      } else if skip("*/") {
        depth -= 1
      } else {
        rest.removeFirst()
      }
    } while depth > 0 && !rest.isEmpty
  }

  /// Skips a string literal, if there is one. One that is not closed ends with its line.
  private mutating func skipString() -> Bool {
    let pounds = String(repeating: "#", count: rest.prefix { $0 == "#" }.count)
    guard skip("\(pounds)\"") else { return false }
    // Only a line break may follow three quotes: `#"""#` is one of them.
    let isLong = skip("\"\"\n") || skip("\"\"\r")
    let (end, escape) = ((isLong ? "\"\"\"" : "\"") + pounds, "\\\(pounds)")
    while !skip(end), let first = rest.first, isLong || first != "\n" && first != "\r" {
      if skip("\(escape)(") {
        skipInterpolation()
      } else {
        _ = skip(escape)  // What is escaped is no end.
        rest = rest.dropFirst()
      }
    }
    return true
  }

  private mutating func skipInterpolation() {
    var depth = 1
    while depth > 0, let first = rest.first {
      if skipString() { continue }
      if first == "(" { depth += 1 }
      if first == ")" { depth -= 1 }
      rest.removeFirst()
    }
  }
}
