// Stage 4: says when a `cancel` finds nothing because its id is another feature's. In debug builds only.

#if DEBUG
  /// The ids that features have used, and the `cancel` effects of an action that found nothing.
  nonisolated final class EffectMistakes {
    /// Hashes, because an id that the program has released should not live on here.
    private var known: Set<Int> = []
    private var missed: [(group: EffectGroup, action: Any?)] = []

    /// Notes that a feature has used the id of this group.
    func used(_ group: EffectGroup) { known.insert(group.kind) }

    /// Notes that a `cancel` of this group found nothing.
    func missed(_ group: EffectGroup, action: Any?) { missed.append((group, action)) }

    /// Reports the missed ones once all effects of their action have started: an id that the feature itself
    /// has used at any time is no mistake. All rows of a list are one feature: a row may cancel before it has
    /// run anything. Not by the store's `report`: a replay makes the same reports, but cancels nothing.
    func reportMissed(_ groups: [EffectGroup: EffectMembers]) {
      let missed = missed
      self.missed = []
      for (group, action) in missed where !known.contains(group.kind) {
        guard let id = group.id else { continue }
        let found = groups.keys.filter { $0.id?.hasValue(of: id) == true }
        let own = found.first { $0.feature == group.feature }
        guard let other = (own ?? found.first)?.id else { continue }
        known.insert(group.kind)
        let owner =
          own == nil
          ? "in another feature. An id belongs to the feature that returns the effect: cancel it there"
          : "under an equal value of another type, \(other.valueType). Use a value of the same type"
        _reportToStandardError(
          """
          The action \(action ?? "nil") cancels the id \(id.description), under which its feature has run \
          nothing. There is an effect in flight \(owner).
          """)
      }
    }
  }

  nonisolated extension EffectGroup {
    /// A hash of the id and the places of the children, without their ids.
    fileprivate var kind: Int {
      (feature.indices.filter { $0 % 2 == 0 }.map { feature[$0] } + [id]).hashValue
    }
  }
#endif
