// Exercise 5, solved: what belongs below `// MARK: Your part`.
//
// Hint 1: Reducers cannot be compared with `==`, but their results can: write a function that runs
// a reducer on some value and returns the changed value.
// Hint 2: A reducer that leaves a trace shows how often it ran, when, and with which action. It
// could, for example, append its name and the action to the string.
// Hint 3: Make three of them, `a`, `b` and `c`, use them on both sides of the equation, and compare
// the strings. Try a neutral element on both sides.

func isAssociative(_ combine: Combine) -> Bool {
  result(of: combine(combine(append("a"), append("b")), append("c")))
    == result(of: combine(append("a"), combine(append("b"), append("c"))))
}

func hasNeutralElement(_ combine: Combine) -> Bool {
  let nothing: Reducer<String, String> = { _, _ in }
  let alone = result(of: append("a"))
  return result(of: combine(nothing, append("a"))) == alone
    && result(of: combine(append("a"), nothing)) == alone
}

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
