// Stage 8: the reducer for all screens, followed by their coordinator.

/// Turns a reducer for a screen into one for all screens of the routes, followed by their coordinator.
///
/// ```swift
/// forEachRoute(
///   screenReducer, routes: \.routes, action: CasePath(\.router, FlowAction.router)
/// ) { flow, action in
///   switch action {
///   case .router(.routeAction(let address, .home(.numberTapped(let number))))
///   where flow.routes.isTop(address):
///     flow.routes.push(.detail(number))
///   case .router: break
///   }
///   return .none
/// }
/// ```
///
/// The screen that an action is for handles the action first, in place. Then the coordinator handles the
/// same action, and may push, present or go back. An action for a screen that has left is reported. The
/// coordinator still gets it, and `isTop` is `false` for its address.
///
/// When a screen is removed, its effects end, as `Effect/ofChild(at:embed:)` says. A covered screen keeps
/// them. So does a screen to which you assign, as in `routes.top = .detail(2)`: it keeps its id, and counts
/// as the same screen, unless it is `Identifiable` and gets another id of its own. To replace a screen, go
/// back and push another.
///
/// A screen may have a coordinator and routes of its own. For an enum of screens, combine the reducers for
/// its cases, each pulled back along its case.
///
/// - Complexity: O(*n*) in the number of screens for an action to a screen. While effects of screens
///   are in flight, O(*n*) for each of them after every action.
public nonisolated func forEachRoute<Screen, ScreenAction, Value, Action>(
  _ screen: @escaping EffectReducer<Screen, ScreenAction>,
  routes: WritableKeyPath<Value, Routes<Screen>>,
  action: CasePath<Action, RouterAction<ScreenAction>>,
  coordinator: @escaping EffectReducer<Value, Action>
) -> EffectReducer<Value, Action> {
  func screens(value: inout Value, parentAction: Action) -> Effect<Action> {
    switch action.extract(parentAction) {
    case nil: return .none
    case .wentBack(let numbers):
      let flow = value[keyPath: routes]
      let left = flow._indicesToRemove { numbers.contains(flow.ids[$0].number) }
      if !left.isEmpty { value[keyPath: routes]._userLeft(left) }
      return .none
    case .routeAction(let address, let screenAction):
      guard let index = value[keyPath: routes].index(of: address) else {
        return .missingChild(parentAction)
      }
      let id = value[keyPath: routes].ids[index]
      let effect = screen(&value[keyPath: routes]._routes[index].screen, screenAction)
      return effect.ofChild(
        at: ChildPath([routes, action.path, id], in: value) { $0[keyPath: routes][id] },
        embed: { action.embed(.routeAction(.id(id), $0)) })
    }
  }

  let both = combine(screens, coordinator)
  return { value, parentAction in
    let effect = both(&value, parentAction)
    // A property with an observer, or a computed one, is written only if something changes.
    if !value[keyPath: routes].removed.isEmpty { value[keyPath: routes].removed = [] }
    return effect
  }
}

nonisolated extension Routes {
  fileprivate mutating func _userLeft(_ indices: [Int]) { removed = _remove(indices) }
}
