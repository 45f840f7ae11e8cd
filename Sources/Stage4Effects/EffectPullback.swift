// Stage 4: an effectful reducer of a part made into one of the whole.
// SPDX-License-Identifier: MIT

/// Makes an effectful reducer of a part work on the whole that the part belongs to.
///
/// The part is changed where it lies. Its effects become the whole's: the actions they send are
/// embedded, and their ids stay the part's own.
@inlinable
public func pullback<Value, Action, ParentValue, ParentAction>(
  _ reducer: @escaping EffectReducer<Value, Action>,
  value: WritableKeyPath<ParentValue, Value>,
  action: CasePath<ParentAction, Action>
) -> EffectReducer<ParentValue, ParentAction> {
  { parentValue, parentAction in
    guard let childAction = action.extract(parentAction) else { return .none }
    let effect = reducer(&parentValue[keyPath: value], childAction)
    if effect.isNone { return .none }
    return effect.map(action.embed).child(PulledBack(value: value, action: action.path))
  }
}

/// Tells pulled-back siblings apart: by where their value lies and which actions are theirs.
@usableFromInline
struct PulledBack: Hashable {
  private let value: AnyKeyPath
  private let action: AnyKeyPath

  @usableFromInline
  init(value: AnyKeyPath, action: AnyKeyPath) {
    self.value = value
    self.action = action
  }
}
