// Stage 4: where an effect comes from, and whether that is still there.

/// A feature with effects: that of the store, or a child.
@usableFromInline nonisolated class EffectFeature {
  /// The place and the id of each child on the way to it; empty for the feature of the store.
  let name: [EffectID]

  init(name: [EffectID]) { self.name = name }

  /// All children in its place: those that have the same name but for the id.
  var place: [EffectID] { Array(name.dropLast()) }
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

/// What an effect is part of when it is started: which action asked for it, and what can end it.
nonisolated struct EffectContext {
  let cause: EffectCause
  var feature: EffectFeature
  /// The innermost child that the effect leaves with.
  var child: EffectFeature?
  /// The names of the groups that it is in.
  var groups: [[EffectID]] = []
  /// The `merge` or `concatenate` around it.
  var whole: EffectJob?
  var state = EffectState.active

  func starts(_ isFireAndForget: Bool) -> Bool {
    state == .active || state == .abandoned && isFireAndForget
  }

  /// Goes on inside a child. One that has left by its own action is `nil`.
  mutating func enter(_ child: EffectFeature?) {
    let isWrapped = child?.name == feature.name
    // No effect of the parent has an id of this type.
    feature = child ?? EffectFeature(name: feature.name + [EffectID(EffectState.abandoned)])
    // A wrapped feature, such as one with a history, is no child.
    if isWrapped { return }
    groups.append(feature.name)
    let isThere = child == nil ? false : feature.isThere
    if isThere == false && state == .active { state = .abandoned }
    if isThere == true { self.child = feature }
  }
}

/// The action that asked for effects, or `nil` for a wait: the origin of the actions that they send.
nonisolated final class EffectCause {
  let action: Any?
  /// The wait for the effects of this action, and of the actions that they send.
  let wait: EffectWait?
  /// What has been reported for it.
  var reports: [String] = []

  init(_ action: Any?, wait: EffectWait?) { (self.action, self.wait) = (action, wait) }
}

/// The origin of a child's action while that waits in the store's queue.
nonisolated final class EffectSender {
  let cause: EffectCause
  let child: EffectFeature

  init(_ cause: EffectCause, _ child: EffectFeature) { (self.cause, self.child) = (cause, child) }
}
