// Stage 4: where an effect comes from, and whether that is still there.

/// A feature with effects: that of the store, or a child.
@usableFromInline nonisolated class EffectFeature {
  /// The place and the id of each child on the way to it; empty for the feature of the store.
  let name: [EffectID]

  init(name: [EffectID]) { self.name = name }

  /// The place of this child: its name without its id.
  var place: [EffectID] { name.dropLast() }
  /// Whether its value is found; `nil` if it cannot be looked for.
  var isThere: Bool? { nil }
  /// The same value as long as no child has left the place; `nil` if that is not known.
  var occupants: AnyHashable? { nil }

  /// A child of this feature. If this feature's own effects were embedded by `map` alone, the child
  /// cannot be looked for, and counts as there forever.
  func child<Parent, Value>(at path: ChildPath<Parent, Value>) -> EffectFeature {
    let name = name + path._name
    if let parent = self as? FoundFeature<Parent> {
      return FoundFeature(
        name: name, find: { parent.find().flatMap(path.find) },
        findOccupants: { parent.find().flatMap(path._occupants) })
    }
    #if DEBUG
      if isThere != nil {
        _reportToStandardError(
          """
          Effects of a child in \(Parent.self) were embedded with `map` alone, so they will not end when \
          it leaves. Use `pullback` or `ofChild(at:embed:)`, which say where \(Parent.self) is.
          """)
      }
    #endif
    return EffectFeature(name: name)
  }
}

/// A feature whose value can be found in the store.
nonisolated final class FoundFeature<Value>: EffectFeature {
  let find: () -> Value?
  private let findOccupants: () -> AnyHashable?

  init(
    name: [EffectID], find: @escaping () -> Value?, findOccupants: @escaping () -> AnyHashable?
  ) {
    (self.find, self.findOccupants) = (find, findOccupants)
    super.init(name: name)
  }

  override var isThere: Bool? { find() != nil }
  override var occupants: AnyHashable? { findOccupants() }
}
