// Stage 7: a reducer of one case of an enum.
// SPDX-License-Identifier: MIT

/// Makes a reducer of an enum case's payload work on the whole.
///
/// ```swift
/// combine {
///   pullback(
///     loginReducer, value: \.self, case: CasePath(\.login, RootState.login),
///     action: CasePath(\.login, RootAction.login))
///   pullback(
///     tabBarReducer, value: \.self, case: CasePath(\.tabBar, RootState.tabBar),
///     action: CasePath(\.tabBar, RootAction.tabBar))
///   rootReducer
/// }
/// ```
///
/// The payload is moved out of the enum, changed, and moved back in, so nothing in it is copied.
/// While the enum is in another case, the child is missing. Otherwise the same as
/// ``pullback(_:optional:id:action:parent:)``.
///
/// - Parameters:
///   - child: The reducer of the payload.
///   - value: The property that holds the enum; `\.self` if the whole is the enum.
///   - casePath: The case. Its property must be read-only.
///   - id: Identifies the child.
///   - action: The case of the child's actions.
///   - parent: The reducer of the whole.
@_alwaysEmitIntoClient
public func pullback<Value, Action, Cases, ParentValue, ParentAction>(
  _ child: @escaping EffectReducer<Value, Action>,
  value: WritableKeyPath<ParentValue, Cases>,
  case casePath: CasePath<Cases, Value>,
  id: @escaping (Value) -> AnyHashable = { _ in 0 },
  action: CasePath<ParentAction, Action>,
  parent: @escaping EffectReducer<ParentValue, ParentAction> = { _, _ in .none }
) -> EffectReducer<ParentValue, ParentAction> {
  let payload = casePath.path
  let embedPayload = casePath.embed
  let path = action.path
  let embed = action.embed

  @inline(__always)
  func pulledBack(
    parentValue: inout ParentValue, parentAction: ParentAction
  ) -> Effect<ParentAction> {
    reduceChild(
      &parentValue, parentAction, addressed: parentAction[keyPath: path],
      child: { parentValue, action in
        let effect = modifyPayload(
          of: &parentValue[keyPath: value], at: payload, embed: embedPayload
        ) { child(&$0, action) }
        guard let effect, !effect.isNone else { return effect.map { _ in Effect.none } }
        let current = parentValue[keyPath: value][keyPath: payload].map(id)
        return effect.map(embed).child(
          ChildID(ChildPath(value: value, case: payload, action: path), current),
          ifPresent: { (parent: ParentValue) in
            parent[keyPath: value][keyPath: payload].flatMap { id($0) == current ? $0 : nil }
          })
      }, parent: parent)
  }
  return pulledBack
}

/// Makes a plain reducer of an enum case's payload work on the whole.
@_alwaysEmitIntoClient
public func pullback<Value, Action, Cases, ParentValue, ParentAction>(
  _ child: @escaping Reducer<Value, Action>,
  value: WritableKeyPath<ParentValue, Cases>,
  case casePath: CasePath<Cases, Value>,
  action: CasePath<ParentAction, Action>,
  parent: @escaping EffectReducer<ParentValue, ParentAction> = { _, _ in .none }
) -> EffectReducer<ParentValue, ParentAction> {
  pullback(lift(child), value: value, case: casePath, action: action, parent: parent)
}

/// Makes a reducer of an enum case's payload work on the whole, environment included.
@_alwaysEmitIntoClient
public func pullback<
  Value, Action, Environment, Cases, ParentValue, ParentAction, ParentEnvironment
>(
  _ child: @escaping EnvironmentReducer<Value, Action, Environment>,
  value: WritableKeyPath<ParentValue, Cases>,
  case casePath: CasePath<Cases, Value>,
  id: @escaping (Value) -> AnyHashable = { _ in 0 },
  action: CasePath<ParentAction, Action>,
  environment: @escaping (ParentEnvironment) -> Environment,
  parent: @escaping EnvironmentReducer<ParentValue, ParentAction, ParentEnvironment> = { _, _, _ in
    .none
  }
) -> EnvironmentReducer<ParentValue, ParentAction, ParentEnvironment> {
  wrap(child, parent: parent, environment: environment) { child, parent in
    pullback(child, value: value, case: casePath, id: id, action: action, parent: parent)
  }
}

/// Changes the payload of `root` in place and returns the result of `change`, or `nil` if `root` is
/// in another case.
@_alwaysEmitIntoClient
@inline(__always)
func modifyPayload<Root, Value, Result>(
  of root: inout Root, at path: KeyPath<Root, Value?>, embed: (Value) -> Root,
  _ change: (inout Value) -> Result
) -> Result? {
  withUnsafeMutablePointer(to: &root) { root in
    // From here until it is initialized again, `root` is uninitialized memory. No other code can
    // read it meanwhile, as access to it is exclusive, and neither reading nor changing the payload
    // throws.
    guard var payload = movePayload(out: root, at: path) else { return nil }
    let result = change(&payload)
    root.initialize(to: embed(payload))
    return result
  }
}

// A separate function, so that the enum that was moved out is gone before the payload is changed.
@_alwaysEmitIntoClient
@inline(__always)
func movePayload<Root, Value>(
  out root: UnsafeMutablePointer<Root>, at path: KeyPath<Root, Value?>
) -> Value? {
  let whole = root.move()
  guard let payload = whole[keyPath: path] else {
    root.initialize(to: whole)
    return nil
  }
  return payload
}
