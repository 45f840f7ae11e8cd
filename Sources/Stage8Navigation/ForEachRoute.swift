// Stage 8: the reducer of all screens, followed by their coordinator.
// SPDX-License-Identifier: MIT

/// Makes a reducer of a screen work on all screens of the routes, followed by their coordinator.
///
/// ```swift
/// forEachRoute(
///   screenReducer, routes: \.routes, action: CasePath(\.router, FlowAction.router)
/// ) { flow, action in
///   if case .router(.routeAction(_, .home(.numberTapped(let number)))) = action {
///     flow.routes.push(.detail(number))
///   }
///   return .none
/// }
/// ```
///
/// The screen that an action is for handles it first, in place. Then the coordinator handles the
/// same action, and may push, present or go back. If the screen has left, the action is dropped and
/// reported; neither reducer runs.
///
/// A screen that is removed or replaced loses its effects, whichever reducer did it; a covered screen
/// keeps them. A refused push is reported with the action that the coordinator was handling. A screen
/// may have a coordinator and routes of its own.
///
/// - Complexity: O(*n*) in the number of screens for an action to a screen. While effects of screens
///   are in flight, O(*n*) for each of them after every action.
/// - Parameters:
///   - screen: The reducer of a screen. For an enum of screens, combine the reducers of its cases,
///     each pulled back along its case.
///   - routes: The property that holds the routes.
///   - action: The case of the routes' actions.
///   - coordinator: The reducer of the whole, which alone changes the routes.
@_alwaysEmitIntoClient
public func forEachRoute<Screen, ScreenAction, Value, Action>(
  _ screen: @escaping EffectReducer<Screen, ScreenAction>,
  routes: WritableKeyPath<Value, Routes<Screen>>,
  action: CasePath<Action, RouterAction<Screen, ScreenAction>>,
  parent coordinator: @escaping EffectReducer<Value, Action>
) -> EffectReducer<Value, Action> {
  let path = action.path
  let embed = action.embed

  @inline(__always)
  func coordinated(value: inout Value, action: Action) -> Effect<Action> {
    let refusedBefore = value[keyPath: routes].takeRefusedPushes()
    var routerAction = action[keyPath: path]
    if case .updateRoutes(let copy) = routerAction {
      value[keyPath: routes].goBackTo(copy: copy)
      routerAction = nil
    }
    let effect = reduceChild(
      &value, action, addressed: routerAction,
      child: { value, routerAction in
        guard case .routeAction(let address, let screenAction) = routerAction,
          let index = value[keyPath: routes].index(of: address)
        else { return nil }
        let id = value[keyPath: routes].ids[index]
        let effect = screen(&value[keyPath: routes][screen: index], screenAction)
        if effect.isNone { return Effect.none }
        return effect.map { embed(.routeAction(.id(id), $0)) }.child(
          ChildID(ChildPath(value: routes, action: path), id),
          ifPresent: { (value: Value) in value[keyPath: routes][id] })
      }, parent: coordinator)
    return
      effect
      .reporting(refusedPushes: value[keyPath: routes].takeRefusedPushes(), by: action)
      .reporting(refusedPushes: refusedBefore, by: nil)
  }
  return coordinated
}

/// Makes a reducer of a screen work on all screens of the routes, followed by their coordinator,
/// environment included.
///
/// Otherwise the same as ``forEachRoute(_:routes:action:parent:)``. `environment`
/// makes the screens' environment from the coordinator's.
@_alwaysEmitIntoClient
public func forEachRoute<Screen, ScreenAction, Environment, Value, Action, ParentEnvironment>(
  _ screen: @escaping EnvironmentReducer<Screen, ScreenAction, Environment>,
  routes: WritableKeyPath<Value, Routes<Screen>>,
  action: CasePath<Action, RouterAction<Screen, ScreenAction>>,
  environment: @escaping (ParentEnvironment) -> Environment,
  parent coordinator: @escaping EnvironmentReducer<Value, Action, ParentEnvironment>
) -> EnvironmentReducer<Value, Action, ParentEnvironment> {
  wrap(screen, parent: coordinator, environment: environment) { screen, coordinator in
    forEachRoute(screen, routes: routes, action: action, parent: coordinator)
  }
}

extension Effect {
  /// Reports refused pushes, with the action that caused them if it is known.
  @inlinable
  @inline(__always)
  func reporting(refusedPushes: Int, by action: Action?) -> Effect {
    refusedPushes == 0 ? self : .merge(.refusedPush(by: action), self)
  }

  @inlinable
  @inline(never)
  static func refusedPush(by action: Action?) -> Effect {
    .report(
      """
      A push was refused, as there is no navigation to push in: \
      \(action.map { "\($0)" } ?? "by code outside the coordinator, before this action"). Present the \
      screen, or give the root or the presentation below it navigation.
      """)
  }
}
