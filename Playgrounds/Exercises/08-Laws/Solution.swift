// Exercise 8, solved.
// SPDX-License-Identifier: MIT

import Stage2Pullback

typealias Combine = (
  _ first: @escaping Reducer<String, String>, _ second: @escaping Reducer<String, String>
) -> Reducer<String, String>

typealias Pullback = (
  _ reducer: @escaping Reducer<String, String>, _ value: WritableKeyPath<String, String>,
  _ action: KeyPath<String, String?>
) -> Reducer<String, String>

/// combine(combine(a, b), c) == combine(a, combine(b, c))
func isAssociative(_ combine: Combine) -> Bool {
  result(of: combine(combine(append("a"), append("b")), append("c")))
    == result(of: combine(append("a"), combine(append("b"), append("c"))))
}

/// combine(nothing, a) == a == combine(a, nothing), where `nothing` is a reducer that changes nothing
func hasNeutralElement(_ combine: Combine) -> Bool {
  let nothing: Reducer<String, String> = { _, _ in }
  let alone = result(of: append("a"))
  return result(of: combine(nothing, append("a"))) == alone
    && result(of: combine(append("a"), nothing)) == alone
}

/// pullback(a, \.self, \.itself) == a
func keepsReducersOfTheWhole(_ pullback: Pullback) -> Bool {
  result(of: pullback(append("a"), \.self, \.itself)) == result(of: append("a"))
}

/// A reducer that leaves a trace each time it runs.
private func append(_ name: String) -> Reducer<String, String> {
  { value, action in value += name + action }
}

private func result(of reducer: Reducer<String, String>) -> String {
  var value = "value"
  reducer(&value, "action")
  return value
}

extension String {
  /// The whole action, as an optional because the action's path needs one.
  var itself: String? { self }
}
