// Learn: failures and error messages in plain words.
// SPDX-License-Identifier: MIT

import Foundation

/// An issue of Swift Testing in plain words; as it is, if there are none for it.
func plainWords(ofIssue text: String) -> [String] {
  // What was to be found by a test of the student's; the comment that comes with it says so.
  if text == "Known issue was not recorded" { return [] }
  let failed = "Expectation failed: "
  guard text.hasPrefix(failed) else { return text.components(separatedBy: "\n") }
  let expectation = String(text.dropFirst(failed.count))
  if let equal = expectation.wholeMatch(of: #/\((.+?) → (.+)\) == ([^(].*)/#) {
    return ["\(equal.1) should be \(equal.3), and is \(equal.2)."]
  }
  if let equal = expectation.wholeMatch(of: #/\((.+?) → (.+?)\) == \((.+) → (.+)\)/#) {
    return ["\(equal.1) should be \(equal.3), which is \(equal.4), and is \(equal.2)."]
  }
  if let negated = expectation.wholeMatch(of: #/!\((.+) → true\)/#) {
    return ["\(negated.1) should be false, and is true."]
  }
  if let plain = expectation.wholeMatch(of: #/\((.+) → false\)/#) {
    return ["\(plain.1) should be true, and is false."]
  }
  return ["This should hold: \(expectation)"]
}

/// What a message of the compiler means, if it is one of those that people meet here.
func explanation(of message: String) -> [String] {
  explanations.first { message.contains($0.part) }.map { [$0.meaning] } ?? []
}

/// Parts of messages, the first of which that fits is taken.
private let explanations: [(part: String, meaning: String)] = [
  (
    "' in scope",
    "Nothing of that name is known here. Is it spelled right, and declared or imported?"
  ),
  ("explicit '&'", "The function changes what it is passed. Write `&` before it."),
  ("missing return", "Every way through this function has to return something."),
  ("switch must be exhaustive", "A case of the enum is missing in the switch."),
  (
    "captures 'inout' parameter",
    "An effect runs after the reducer has returned, so it cannot use the state. Copy what it needs, as in `[n = state.count]`."
  ),
  ("has no member", "That type has no such property, function or case. Is it spelled right?"),
  ("'async'", "This takes time: write `await` before it, in a place that may wait."),
  ("not marked with 'try'", "This can fail: write `try` before it, or pass `catch:`."),
  ("is not marked with 'await'", "This takes time: write `await` before it."),
  ("must be unwrapped", "This may be nil. Use `guard let`, `if let` or `?`."),
  ("isn't mutable", "This is a constant here. Only what is `inout` or `var` can be changed."),
  ("'self' is immutable", "This is a constant here. Only what is `inout` or `var` can be changed."),
  ("is a 'let' constant", "This is a constant. Only what is `inout` or `var` can be changed."),
  (
    "argument type 'CasePath<",
    "An effectful reducer's actions go both ways: write `CasePath(\\.counter, AppAction.counter)`."
  ),
  (
    "cannot refer to enum case",
    "The enum needs an optional property of the case's name, which is nil in all other cases."
  ),
  ("not concurrency-safe", "Make it a function that returns the reducer."),
  ("synchronous nonisolated context", "A store with effects needs an actor: write `@MainActor`."),
  ("cannot convert", "Something of one type stands where another type is wanted. Compare the two."),
  ("expected '}'", "A brace was opened and not closed."),
  (
    "generic parameter",
    "The compiler cannot find out a type. Look for a typo in the same expression."
  ),
  ("Sendable", "This goes from one task to another, so its type has to be Sendable."),
]
