// Stage 6: a reducer for one case of an enum.

/// Turns a reducer for the payload of an enum's case into one for the whole.
///
/// ```swift
/// pullback(
///   lift(loginReducer), value: \.self, case: CasePath(\.login, RootState.login),
///   action: CasePath(\.login, RootAction.login))
/// ```
///
/// The payload is moved out of the enum, changed, and moved back in, so nothing in it is copied.
/// While the enum is in another case, the child is missing. Otherwise the same as
/// ``pullback(_:ifPresent:action:)``.
///
/// `value` is `\.self` if the whole is the enum.
@inlinable public nonisolated func pullback<Value, Action, Cases, ParentValue, ParentAction>(
  _ child: @escaping EffectReducer<Value, Action>, value: WritableKeyPath<ParentValue, Cases>,
  case casePath: CasePath<Cases, Value>, action: CasePath<ParentAction, Action>
) -> EffectReducer<ParentValue, ParentAction> {
  { parentValue, parentAction in
    guard let childAction = action.extract(parentAction) else { return .none }
    let effect = casePath._modify(&parentValue[keyPath: value]) { child(&$0, childAction) }
    guard let effect else { return .missingChild(parentAction) }
    return effect.ofChild(
      at: ChildPath([value, casePath.path, action.path], in: parentValue) {
        casePath.extract($0[keyPath: value])
      }, embed: action.embed)
  }
}

nonisolated extension CasePath {
  /// Changes the payload of `root` in place and returns the result of `change`, or `nil` if `root` is
  /// in another case.
  @inlinable func _modify<R>(_ root: inout Root, _ change: (inout Value) -> R) -> R? {
    if extract(root) == nil { return nil }
    return withUnsafeMutablePointer(to: &root) { root in
      // From here until it is initialized again, `root` is uninitialized memory. No other code can
      // read it meanwhile, as access to it is exclusive, and neither reading nor changing the payload
      // throws.
      var payload = extract(root.move())!
      defer { root.initialize(to: embed(payload)) }
      return change(&payload)
    }
  }
}
