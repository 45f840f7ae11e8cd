// Learn: failures and error messages in plain words.

import Foundation

/// The texts of an issue of Swift Testing in plain words if possible.
func plainWords(ofIssue texts: [String]) -> [String] {
  let words = texts.flatMap(plainWords)
  return words.isEmpty ? ["This line records an issue."] : words
}

private func plainWords(ofText text: String) -> [String] {
  // The comment that follows says more.
  if text == "Known issue was not recorded" || text.hasPrefix("Issue recorded") { return [] }
  let failed = "Expectation failed: "
  guard text.hasPrefix(failed) else { return text.components(separatedBy: "\n") }
  let expectation = String(text.dropFirst(failed.count))
  // The expected value is on the right, perhaps with the expression that has it.
  if let equal = expectation.wholeMatch(
    of: #/\((.+?) → (.+)\) == (?:\(.+? → (.+)\)|([^(].*))/#)
  {
    let expected = equal.3 ?? equal.4 ?? ""
    return ["\(equal.1) should be \(expected), but is \(equal.2)."]
  }
  return ["This should hold: \(expectation)"]
}

/// The meaning of a compiler message, for those that the exercises often cause.
func explanation(of message: String) -> [String] {
  let message = message.lowercased()
  return explanations.first { message.contains($0.key.lowercased()) }.map { [$0.value] } ?? []
}

/// Parts of messages in any case, and their meanings. The first match wins.
private let explanations: KeyValuePairs = [
  "Index out of range": "The array has no element at this index.",
  "unexpectedly found nil": "This is nil, but `!` needs a value. Use `guard let` or `?`.",
  "reference to captured var":
    "An effect runs later, when the variable may have changed. Capture the value: `[n = state.count]`.",
  "not allowed at the top level":
    "Statements go into main.swift. Store.swift has types and functions.",
  "'inout' parameter":
    "An effect runs after the reducer has returned, so it cannot use the state. Capture the value: `[n = state.count]`.",
  "argument type 'CasePath<":
    "An effectful reducer's actions go both ways: write `CasePath(\\.counter, AppAction.counter)`.",
  "cannot refer to enum case":
    "The enum needs an optional property with the name of the case, which is nil for all other cases.",
  "not concurrency-safe": "Make it a function that returns the reducer.",
  "synchronous nonisolated context": "A store with effects needs an actor: write `@MainActor`.",
  "generic parameter": "The compiler cannot infer a type. Look for a typo in the same expression.",
  "Sendable": "This goes from one task to another, so its type has to be Sendable.",
]
