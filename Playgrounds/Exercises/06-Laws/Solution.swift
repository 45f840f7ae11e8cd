// Exercise 6, solved: what belongs below `// MARK: Your part`.

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
