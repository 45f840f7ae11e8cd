// Stage 5: a step is compared with what the test asserts.

internal import Testing

nonisolated extension TestStore {
  func check(
    _ step: TestStep<Value, Action>, _ sourceLocation: SourceLocation,
    _ assert: (inout Value) -> Void
  ) {
    let before = accountedFor
    accountedFor = step.value
    var asserted = before
    assert(&asserted)
    if areEqual(asserted, step.value) { return }
    if exhaustivity == .off {
      var again = step.value
      assert(&again)
      if areEqual(again, step.value) || isMixture(step.value, of: [asserted, again]) { return }
      asserted = again
    }
    let reason: UnexpectedValue =
      if areEqual(before, asserted) {
        .nothingAsserted
      } else if areEqual(before, step.value) {
        .nothingChanged
      } else {
        exhaustivity == .off ? .partlyOtherwise : .otherwise
      }
    let text = reason.text(action: step.action, expected: asserted, actual: step.value)
    fail(text, sourceLocation)
  }
}

/// Whether each part of `value` is as one of the others has it, and the last of them has as many parts: an
/// array that the closure makes longer or shorter is one part. A part that cannot be compared, such as a
/// closure, counts as left alone.
private nonisolated func isMixture(_ value: Any, of others: [Any]) -> Bool {
  func equalsOne<Part: Equatable>(_ value: Part) -> Bool {
    let others = others.compactMap { $0 as? Part }
    return others.contains { value == $0 || value != value && $0 != $0 }
  }
  if let value = value as? any Equatable, equalsOne(value) { return true }
  let mirror = Mirror(reflecting: value)
  let otherParts = others.map { Array(Mirror(reflecting: $0).children) }
  if otherParts.last?.count != mirror.children.count { return false }
  if mirror.displayStyle == .enum && mirror.children.isEmpty {
    return others.contains { "\($0)" == "\(value)" }
  }
  // The elements of sets and dictionaries have no order, and the properties of objects are shared.
  if mirror.children.isEmpty || [nil, .class, .dictionary, .set].contains(mirror.displayStyle) {
    return !(value is any Equatable) && others.contains { type(of: $0) == type(of: value) }
  }
  return mirror.children.enumerated().allSatisfy { index, part in
    let sameParts = otherParts.compactMap { $0.dropFirst(index).first }
    return isMixture(part.value, of: sameParts.filter { $0.label == part.label }.map(\.value))
  }
}
