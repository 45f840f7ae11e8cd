// Stage 7: who is in a place that holds one child or none.
// SPDX-License-Identifier: MIT

/// Who is there. Without an id, everybody is the same.
@usableFromInline
struct Resident: Hashable {
  @usableFromInline let id: AnyHashable?

  @inlinable
  init(id: AnyHashable?) { self.id = id }
}

@inlinable
@inline(__always)
func resident<Value>(of place: Value?, id: ((Value) -> AnyHashable)?) -> Resident? {
  guard let place else { return nil }
  return Resident(id: id?(place))
}

@inlinable
@inline(__always)
func departed(_ before: Resident?, _ after: Resident?) -> [Resident] {
  guard let before else { return [] }
  // Where neither has an id there is nothing to compare, which takes longer than all the rest.
  if let after, before.id == nil || before == after { return [] }
  return [before]
}
