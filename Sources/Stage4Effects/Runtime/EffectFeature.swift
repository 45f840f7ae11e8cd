// Stage 4: the feature that an effect comes from, and whether it is still there.

/// A feature with effects: that of the store, or a child.
@usableFromInline nonisolated struct EffectFeature {
  /// The place and the id of each child on the way to it.
  let name: [EffectID]
  /// A `() -> Value?` that finds its value, or `()` if nothing can, because its effect was embedded by
  /// `map` alone.
  let find: Any
  var isThere: () -> Bool = { true }
  /// Returns the same value as long as no child has left the place.
  var occupants: () -> AnyHashable? = { 0 }

  /// A child of this feature, which counts as there for ever if this feature cannot be found.
  func child<Parent, Value>(at path: ChildPath<Parent, Value>) -> EffectFeature {
    let name = name + path._name
    guard let parent = find as? () -> Parent? else { return EffectFeature(name: name, find: ()) }
    let find = { parent().flatMap(path.find) }
    return EffectFeature(
      name: name, find: find, isThere: { find() != nil },
      occupants: { parent().flatMap(path._occupants) })
  }

  var childThatLeft: EffectFeature {
    EffectFeature(name: name + [EffectID("gone")], find: (), isThere: { false })
  }
}

/// The jobs under one name, or those of the children in one place.
nonisolated final class NamedJobs {
  var jobs: [Int: EffectJob] = [:]
  private let occupants: () -> AnyHashable?
  private var last: AnyHashable?

  init(occupants: @escaping () -> AnyHashable?) {
    (self.occupants, last) = (occupants, occupants())
  }

  /// Cancels the effects of children who have left.
  func cancelGone() {
    let occupants = occupants()
    if occupants != nil && occupants == last { return }
    last = occupants
    for job in jobs.values where !job.isThere() { job.cancel(.abandoned) }
  }
}

nonisolated extension Dictionary where Value == NamedJobs {
  mutating func add(
    _ job: EffectJob, to group: Key, occupants: @escaping () -> AnyHashable? = { nil }
  ) {
    let members = self[group] ?? NamedJobs(occupants: occupants)
    members.jobs[job.number] = job
    self[group] = members
  }

  mutating func remove(_ job: EffectJob, from group: Key) {
    self[group]?.jobs[job.number] = nil
    if self[group]?.jobs.isEmpty == true { self[group] = nil }
  }
}
