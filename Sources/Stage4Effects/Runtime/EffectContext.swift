// Stage 4: what an effect is part of.

/// What an effect is part of when it is started: which action asked for it, and what can end it.
nonisolated struct EffectContext {
  let cause: EffectCause
  /// The feature that returned it; `nil` if that is a child that has left by its own action.
  var feature: EffectFeature?
  /// The innermost child that the effect leaves with.
  var child: EffectFeature?
  var groups: [EffectGroup] = []
  /// The `merge` or `concatenate` around it.
  var whole: EffectJob?
  /// Whether it belongs to the store alone, and goes on when its child has left.
  var isFireAndForget = false
  /// Whether its child has left. Starts only `fireAndForget`, `cancel` and `report`.
  var isAbandoned = false
  /// Whether its action is replayed. Starts only `report`.
  let isReplayed: Bool

  /// Whether a `run` is started.
  var isStarted: Bool { !isReplayed && (!isAbandoned || isFireAndForget) }

  /// Goes on inside a child. One that has left by its own action is `nil`.
  mutating func enter(_ child: EffectFeature?) {
    defer { feature = child }
    guard let child else {
      isAbandoned = true
      return
    }
    // A wrapped feature, such as one with a history, is no child.
    if child.name == feature?.name { return }
    groups.append(EffectGroup(feature: child.name))
    let isThere = child.isThere
    if isThere == true { self.child = child }
    if isThere == false { isAbandoned = true }
  }
}

/// The action that asked for effects, or `nil` for a wait: the origin of the actions that they send.
nonisolated final class EffectCause {
  let action: Any?
  /// The wait for the effects of this action, and of the actions that they send.
  let wait: EffectWait?
  /// The child that has sent an action, while that waits in the store's queue.
  var sender: EffectFeature?
  private var reports: [String] = []

  init(_ action: Any?, wait: EffectWait?, sender: EffectFeature? = nil) {
    (self.action, self.wait, self.sender) = (action, wait, sender)
  }

  /// Calls `report`, but only once with the same message.
  func report(_ message: String, to report: (String) -> Void) {
    if reports.contains(message) { return }
    reports.append(message)
    report(message)
  }
}
