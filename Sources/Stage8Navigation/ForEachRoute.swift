// Stage 8: the reducer for all screens, followed by their coordinator.

/// Turns a reducer for a screen into one for all screens of the routes, followed by their coordinator.
///
/// ```swift
/// forEachRoute(
///   screenReducer, routes: \.routes, action: CasePath(\.router, FlowAction.router)
/// ) { flow, action in
///   switch action {
///   case .router(.routeAction(let address, _)) where flow.routes[address] == nil: break  // late
///   case .router(.routeAction(_, .home(.numberTapped(let number)))):
///     flow.routes.push(.detail(number))
///   case .router: break
///   }
///   return .none
/// }
/// ```
///
/// The screen that an action is for handles it first, in place. Then the coordinator handles the
/// same action, and may push, present or go back. An action for a screen that has left is reported, and
/// the coordinator still gets it. A refused push is reported with the action that led to it.
///
/// A screen that is removed or replaced loses its effects, whichever reducer did it; a covered screen
/// keeps them. A screen may have a coordinator and routes of its own. For an enum of screens, combine
/// the reducers for its cases, each pulled back along its case.
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
    case .screensLeft(let numbers):
      let ids = numbers.compactMap { value[keyPath: routes].id(of: .number($0)) }
      value[keyPath: routes].remove(ids: ids)
      return .none
    case .routeAction(let address, let screenAction):
      guard let index = value[keyPath: routes].index(of: address) else {
        return .missingChild(parentAction)
      }
      let id = value[keyPath: routes].ids[index]
      let effect = screen(&value[keyPath: routes][screen: index], screenAction)
      return effect.ofChild(
        at: ChildPath([routes, action.path, id], in: value) { $0[keyPath: routes][id] },
        embed: { action.embed(.routeAction(.id(id), $0)) })
    }
  }

  let both = combine(screens, coordinator)
  return { value, parentAction in
    let earlier = Effect<Action>.refusedPushes(value[keyPath: routes]._settle(), by: nil)
    let effect = both(&value, parentAction)
    let refused = Effect.refusedPushes(value[keyPath: routes]._settle(), by: parentAction)
    if earlier.isNone && refused.isNone { return effect }
    return .merge(earlier, refused, effect)
  }
}

nonisolated extension Effect {
  fileprivate static func refusedPushes(_ count: Int, by action: Action?) -> Effect {
    if count == 0 { return .none }
    return .report(
      """
      A push was refused, because there is no navigation to push in: \
      \(action.map { "\($0)" } ?? "by code outside the coordinator, before this action"). Present the \
      screen, or give the root or the presentation below it navigation.
      """)
  }
}
