// Stage 4: the feature that an effect comes from, and whether it is still there.
// SPDX-License-Identifier: MIT

/// A feature with effects: that of the store, or a child.
nonisolated struct EffectFeature {
  /// The place and the id of each child on the way to it.
  let name: [EffectID]
  /// A function of the type `() -> Value?`, which finds its value.
  let find: Any
  /// Tells whether it is there, unless it never leaves.
  var presence: (isThere: () -> Bool, siblings: () -> AnyObject?)?
}

/// A `ChildPath` in an effect, whose type does not say where it leads.
@usableFromInline nonisolated struct EffectStep {
  let name: [EffectID]
  /// Returns the child of a feature.
  let child: (_ feature: EffectFeature) -> EffectFeature

  init<Parent, Value>(_ path: ChildPath<Parent, Value>) {
    name = path.name
    child = { feature in
      let name = feature.name + path.name
      guard let parent = feature.find as? () -> Parent? else {
        assert(
          path.siblings == nil,
          """
          The effect of a \(Parent.self) was embedded by `map` alone, so the store cannot find its child, \
          a \(Value.self). Use `pullback`, or `ofChild(at:embed:)` with the path to the \(Parent.self).
          """)
        return EffectFeature(name: name, find: ())
      }
      let find = { parent().flatMap(path.find) }
      let presence = path.siblings.map { siblings in
        (isThere: { find() != nil }, siblings: { parent().flatMap(siblings) })
      }
      return EffectFeature(name: name, find: find, presence: presence)
    }
  }
}

/// The effects in flight of the children in one place, from which they may leave.
nonisolated final class EffectSiblings {
  var effects: [Int: (job: EffectJob, isThere: () -> Bool)] = [:]
  private let siblings: () -> AnyObject?
  private var last: AnyObject?

  init(_ siblings: @escaping () -> AnyObject?) { self.siblings = siblings }

  /// Cancels the effects of those who have left. As long as `siblings` returns the same object, nobody
  /// has.
  func cancelLeft() {
    let siblings = siblings()
    if siblings != nil && siblings === last { return }
    last = siblings
    for effect in effects.values where !effect.isThere() { effect.job.cancel(.childLeft) }
  }
}
