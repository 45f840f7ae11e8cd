// Stage 7: what becomes of the effects of a child that leaves.
// SPDX-License-Identifier: MIT

/// Where the children of one operator are: where they lie and which actions are theirs tell them from
/// others.
public struct ChildPlace: Hashable {
  private let value: AnyKeyPath
  private let enumCase: AnyKeyPath?
  private let action: AnyKeyPath

  /// Makes the place of the children at `value`, or at a case of the enum there, whose actions `action` reads.
  public init(value: AnyKeyPath, case enumCase: AnyKeyPath? = nil, action: AnyKeyPath) {
    self.value = value
    self.enumCase = enumCase
    self.action = action
  }
}

/// For operators of your own on children that come and go.
extension Effect {
  /// The work for one action: what the child asked for (of one that has left, its reports only), what
  /// its parent asked for, and to call off what runs for those who have left.
  ///
  /// - Parameters:
  ///   - effect: What the child asked for, its actions made the parent's.
  ///   - child: Which child the action went to, or `nil` if to none.
  ///   - departed: The children that were there before the action and are not any more.
  ///   - place: Tells these children from all others of the same parent, by type and value; a ``ChildPlace``
  ///     does.
  ///   - parent: What the parent asked for.
  @inlinable
  @inline(__always)
  public static func settle<ID: Hashable, Place: Hashable>(
    _ effect: Effect, of child: ID?, departed: [ID], in place: @autoclosure () -> Place,
    parent: Effect
  ) -> Effect {
    if !departed.isEmpty {
      return settleDeparted(effect, of: child, departed: departed, in: place(), parent: parent)
    }
    if effect.isNone { return parent }
    let effect = effect.child(child).child(place())
    return parent.isNone ? effect : .merge(effect, parent)
  }

  @usableFromInline
  static func settleDeparted<ID: Hashable>(
    _ effect: Effect, of child: ID?, departed: [ID], in place: some Hashable, parent: Effect
  ) -> Effect {
    var effects = departed.map { Effect.cancelAll.child(ID?.some($0)) }
    // One that left by this very action does not begin any more. What it has to report is not lost.
    if let child {
      let hasLeft = departed.contains(child)
      effects.append(hasLeft ? effect.reports : effect.child(ID?.some(child)))
    }
    return .merge(.merge(effects).child(place), parent)
  }

  /// What is done for an action to a child that is not there: it is reported.
  ///
  /// A child that left lost its effects then, unless it was removed by a reducer that the operator
  /// does not see; so what still runs is called off now.
  ///
  /// - Parameters:
  ///   - action: The parent's action that cannot be delivered.
  ///   - child: Which child it was for; `nil` stands for all of them.
  ///   - place: As in ``settle(_:of:departed:in:parent:)``.
  @inlinable
  @inline(never)
  public static func dropped<ID: Hashable>(
    _ action: Action, to child: ID?, in place: some Hashable
  ) -> Effect {
    let report = Effect.report(
      """
      An action came for a child that is not there, and was dropped: \(action). \
      Whoever sent it still shows the child, or the child was removed by a reducer other than the \
      one that it is pulled back before.
      """)
    let late = child == nil ? Effect.cancelAll : .cancelAll.child(child)
    return .merge(report, late.child(place))
  }
}

/// The ids that are in `before` and no longer in `after`, in order.
///
/// - Complexity: O(1) if `after` still has the buffer of `before`, as the ids of an ``IdentifiedArray``
///   do until an element is added, removed or moved; otherwise O(*n*).
@inlinable
@inline(__always)
public func departed<ID: Hashable>(_ before: [ID], from after: [ID]) -> [ID] {
  haveSameBuffer(before, after) ? [] : departedFromOtherBuffer(before, after)
}

@inlinable
@inline(__always)
func haveSameBuffer<Element>(_ a: [Element], _ b: [Element]) -> Bool {
  a.count == b.count
    && a.withUnsafeBufferPointer(\.baseAddress) == b.withUnsafeBufferPointer(\.baseAddress)
}

@inlinable
@inline(never)
func departedFromOtherBuffer<ID: Hashable>(_ before: [ID], _ after: [ID]) -> [ID] {
  let remaining = Set(after)
  return before.filter { !remaining.contains($0) }
}
