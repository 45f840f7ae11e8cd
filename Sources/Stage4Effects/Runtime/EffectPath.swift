// Stage 4: where an effect comes from, and what it is cancelled with.
// SPDX-License-Identifier: MIT

/// Where a feature is: its name, and the way to its value in the store's. It has a step for each child
/// on the way, and a step is such a path as well, from a parent to its child.
@usableFromInline nonisolated struct EffectPath {
  /// The name: the id of each child on the way.
  var ids: [EffectID] = []
  /// Whether the last child on the way may leave.
  var mayLeave = false
  /// Finds the feature's value; `nil` once a child on the way has left.
  var find: (Any) -> Any? = { $0 }
  let start: Any.Type
  var end: Any.Type

  func appending(_ step: EffectPath) -> EffectPath {
    var path = step
    (path.ids, path.find) = (ids + step.ids, { [find] in find($0).flatMap(step.find) })
    // Nothing can be found from here on.
    if end != step.start { (path.mayLeave, path.end) = (false, Never.self) }
    return path
  }
}

/// Identifies effects or a child. `AnyHashable` alone considers the `Int` 1 and the `UInt8` 1 equal.
@usableFromInline nonisolated struct EffectID: Hashable {
  private let type: ObjectIdentifier
  private let value: AnyHashable

  init<ID: Hashable>(_ id: ID) { (type, value) = (ObjectIdentifier(ID.self), AnyHashable(id)) }
}

/// Effects that are cancelled or awaited together.
nonisolated enum EffectGroup: Hashable {
  /// All effects of the child with this path, and of its own children; of the store, if it is empty.
  case child([EffectID])
  /// The effects under a cancellation id of the feature with this path.
  case id(EffectID, of: [EffectID])
  /// The effects that `sendAndWait` waits for.
  case wait
}
