// Exercise 5: the laws of `combine` and `pullback`.

import Stage2Pullback

// A law is an equation that holds for all reducers. Each function here takes an operator, either ours or a broken
// one, and returns whether the law holds for it. To find out, run both sides of the equation on the same value and
// action, and compare the results. The tests pass broken operators that you have to detect, so choose reducers
// whose order matters.

typealias Combine = (
  _ first: @escaping Reducer<String, String>, _ second: @escaping Reducer<String, String>
) -> Reducer<String, String>

typealias Pullback = (
  _ reducer: @escaping Reducer<String, String>, _ value: WritableKeyPath<String, String>,
  _ action: KeyPath<String, String?>
) -> Reducer<String, String>

extension String {
  /// The whole action, as an optional because the action's path needs one.
  var itself: String? { self }
}

// MARK: Your part. Everything above is given.

/// combine(combine(a, b), c) == combine(a, combine(b, c))
func isAssociative(_ combine: Combine) -> Bool {
  // Your code goes here.
  true
}

/// combine(nothing, a) == a == combine(a, nothing), where `nothing` is a reducer that changes nothing
func hasNeutralElement(_ combine: Combine) -> Bool {
  // Your code goes here.
  true
}

/// pullback(a, \.self, \.itself) == a
func keepsReducersOfTheWhole(_ pullback: Pullback) -> Bool {
  // Your code goes here.
  true
}
