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
    var nested: Set<String> = []
    for file in files {
      var scanner = Scanner(bytes: Array(file))
      read(scanner.words(), nested: &nested)
    }
    used.subtract(declared.union(privately).union(nested).union(["Any", "Self"]))
  }

  private mutating func read(_ words: [String], nested: inout Set<String>) {
    var depth = 0
    var capitalized: Set<String> = []
    var generic: Set<String> = []
    for (index, word) in words.enumerated() {
      if word == "{" { depth += 1 }
      if word == "}" { depth -= 1 }
      guard let first = word.first, first == "_" || first.isLetter else { continue }
      let previous = index > 0 ? words[index - 1] : ""
      if Self.declarations.contains(previous) {
        let modifiers = words[..<(index - 1)].reversed().prefix(while: Self.modifiers.contains)
        let isPrivate = modifiers.contains { ["private", "fileprivate"].contains($0) }
        if depth > 0 {
          nested.insert(word)
        } else if isPrivate {
          privately.insert(word)
        } else {
          declared.insert(word)
        }
      } else if first.isUppercase, previous != "." {
        capitalized.insert(word)
      }
      guard words[(index + 1)...].first == "<" else { continue }
      let parameters = Self.parameters(words[(index + 2)...])
      if previous == "func" || word == "init" { generic.formUnion(parameters) }
      // Those of a type are also known in its extensions, in other files.
      if Self.declarations.contains(previous) { nested.formUnion(parameters) }
    }
    used.formUnion(capitalized.subtracting(generic))
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
  let bytes: [UInt8]
  private var index = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func words() -> [String] {
    var words: [String] = []
    var startsLine = true
    while index < bytes.count {
      let byte = bytes[index]
      if isAt("//") || startsLine && byte == UInt8(ascii: "#") && !isAt("#\"") {
        skipLine()
      } else if isAt("/*") {
        skipComment()
      } else if isAtString {
        skipString()
      } else if isPartOfName(byte) {
        let start = index
        while index < bytes.count, isPartOfName(bytes[index]) { index += 1 }
        let word = String(decoding: bytes[start..<index], as: UTF8.self)
        if word == "import" { skipLine() } else { words.append(word) }
      } else {
        startsLine = byte == 10 || byte == 13 || startsLine && (byte == 32 || byte == 9)
        // A name in backticks is that name.
        if byte > 32 && byte != UInt8(ascii: "`") { words.append(String(UnicodeScalar(byte))) }
        index += 1
        continue
      }
      startsLine = false
    }
    return words
  }

  private func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private func isAt(_ text: StaticString) -> Bool {
    guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
  }

  private var isAtString: Bool {
    var end = index
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    return end < bytes.count && bytes[end] == UInt8(ascii: "\"")
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != 10, bytes[index] != 13 { index += 1 }
  }

  /// Skips a comment, which may contain others.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      let step = isAt("/*") ? 1 : isAt("*/") ? -1 : 0
      depth += step
      index += step == 0 ? 1 : 2
    } while depth > 0 && index < bytes.count
  }

  /// Skips a string literal. One that is not closed ends with its line.
  private mutating func skipString() {
    var pounds = 0
    while bytes[index] == UInt8(ascii: "#") { (index, pounds) = (index + 1, pounds + 1) }
    // Only a line break may follow three quotes: `#"""#` is one of them.
    let isLong = isAt("\"\"\"\n") || isAt("\"\"\"\r")
    index += isLong ? 3 : 1
    while index < bytes.count {
      if isLong ? isAt("\"\"\"") : isAt("\"") {
        index += isLong ? 3 : 1
        if skipPounds(pounds) { return }
      } else if isAt("\\") {
        index += 1
        guard skipPounds(pounds) else { continue }
        if isAt("(") { skipInterpolation() } else { index += 1 }
      } else if !isLong && (bytes[index] == 10 || bytes[index] == 13) {
        return
      } else {
        index += 1
      }
    }
  }

  private mutating func skipPounds(_ count: Int) -> Bool {
    guard index + count <= bytes.count,
      bytes[index..<(index + count)].allSatisfy({ $0 == UInt8(ascii: "#") })
    else { return false }
    index += count
    return true
  }

  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      if isAtString {
        skipString()
        continue
      }
      if isAt("(") { depth += 1 }
      if isAt(")") { depth -= 1 }
      index += 1
    } while depth > 0 && index < bytes.count
  }
}
