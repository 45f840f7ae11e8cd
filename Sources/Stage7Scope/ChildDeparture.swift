// Stage 7: what becomes of the effects of a child that leaves.
// SPDX-License-Identifier: MIT

/// The children of one operator: where they lie and which actions are theirs tell them from others.
@usableFromInline
struct Children: Hashable {
  private let value: AnyKeyPath
  private let enumCase: AnyKeyPath?
  private let action: AnyKeyPath

  @usableFromInline
  init(value: AnyKeyPath, case enumCase: AnyKeyPath? = nil, action: AnyKeyPath) {
    self.value = value
    self.enumCase = enumCase
    self.action = action
  }
}

extension Effect {
  /// The work for one action: the child's, unless it left, the parent's, and to call off what runs for
  /// those who left.
  @inlinable
  @inline(__always)
  static func settle<ID: Hashable>(
    _ effect: Effect, of child: ID?, departed: [ID], in children: @autoclosure () -> Children,
    parent: Effect
  ) -> Effect {
    if !departed.isEmpty {
      return cancelled(departed, but: effect, of: child, in: children(), parent: parent)
    }
    if effect.isNone { return parent }
    let effect = effect.child(child).child(children())
    return parent.isNone ? effect : .merge(effect, parent)
  }

  @usableFromInline
  static func cancelled<ID: Hashable>(
    _ departed: [ID], but effect: Effect, of child: ID?, in children: Children, parent: Effect
  ) -> Effect {
    var effects = departed.map { Effect.cancelAll.child(ID?.some($0)) }
    // One that left by this very action does not begin any more.
    if let child, !departed.contains(child) { effects.append(effect.child(ID?.some(child))) }
    return .merge(.merge(effects).child(children), parent)
  }

  /// What is done for an action to a child that is not there: `nil` stands for all of the operator's.
  ///
  /// A child that left lost its effects then, unless it was removed by a reducer that the operator
  /// does not see; so what still runs is called off now.
  @usableFromInline
  static func dropped<ID: Hashable>(
    _ action: Action, to child: ID?, in children: Children
  ) -> Effect {
    let report = Effect.report(
      """
      An action came for a child that is not there, and was dropped: \(action). \
      Whoever sent it still shows the child, or the child was removed by a reducer other than the \
      one that it is pulled back before.
      """)
    let late = child == nil ? Effect.cancelAll : .cancelAll.child(child)
    return .merge(report, late.child(children))
  }
}
