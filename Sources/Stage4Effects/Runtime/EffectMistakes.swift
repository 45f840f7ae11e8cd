// Stage 4: says when a `cancel` finds nothing because its id is another feature's. In debug builds only.

#if DEBUG
  /// The ids that features have used, and the `cancel` effects of an action that found nothing.
  nonisolated final class EffectMistakes {
    /// Hashes, because an id that the program has released should not live on here.
    private var known: Set<Int> = []
    private var missed: [(group: [EffectID], action: Any?)] = []

    /// Notes that a feature has used the id of this group.
    func used(_ group: [EffectID]) { known.insert(group.kind) }

    /// Notes that a `cancel` of this group found nothing.
    func missed(_ group: [EffectID], action: Any?) { missed.append((group, action)) }

    /// Reports the missed ones once all effects of their action have started: an id that the feature itself
    /// has used at any time is no mistake. All rows of a list are one feature. Not by the store's `report`: a
    /// replay makes the same reports, but cancels nothing.
    func reportMissed(_ groups: [[EffectID]: EffectMembers]) {
      let missed = missed
      self.missed = []
      for (group, action) in missed where group.isOfID && !known.contains(group.kind) {
        let found = groups.keys.filter { $0.isOfID && $0.last!.hasValue(of: group.last!) }
        let own = found.first { $0.dropLast() == group.dropLast() }
        guard let other = own ?? found.first else { continue }
        known.insert(group.kind)
        let owner =
          own == nil
          ? "in another feature. An id belongs to the feature that returns the effect: cancel it there"
          : "under an equal value of another type, \(other.last!.valueType). Use a value of the same type"
        _reportToStandardError(
          """
          The action \(action ?? "nil") cancels the id \(group.last!.description), under which its feature has run \
          nothing. There is an effect in flight \(owner).
          """)
      }
    }
  }

  nonisolated extension [EffectID] {
    /// A feature has a name of pairs, each a place and the id of a child. A group of an id has one more.
    fileprivate var isOfID: Bool { count % 2 == 1 }
    /// A hash of the places and the id, without the ids of the children.
    fileprivate var kind: Int { indices.filter { $0 % 2 == 0 }.map { self[$0] }.hashValue }
  }
#endif
