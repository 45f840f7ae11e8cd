// Stage 7: who is in a place that holds one child or none.
// SPDX-License-Identifier: MIT

/// The id of a child that needs none: it is there or not.
@usableFromInline
struct OnlyChild: Hashable {
  @inlinable init() {}

  @inlinable static func == (a: OnlyChild, b: OnlyChild) -> Bool { true }
}

@inlinable
@inline(__always)
func departed<ID: Hashable>(_ before: ID?, from after: ID?) -> [ID] {
  guard let before, before != after else { return [] }
  return [before]
}
