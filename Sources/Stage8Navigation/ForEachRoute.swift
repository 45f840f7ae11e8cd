// Stage 8: the reducer of the screens, and the coordinator around it.
// SPDX-License-Identifier: MIT

/// Makes a reducer of a screen work on all screens of the routes, before their coordinator.
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
/// For each action the addressed screen handles it first, in place. Then the coordinator handles the
/// same action, and may push, present or go back. The effects of a screen that leaves are cancelled,
/// whether the coordinator or the user went back; those of a covered screen go on. If the screen has
/// left, the action is dropped and reported; neither reducer runs. A refused push is reported with the
/// action whose coordinator tried it, and without one if other code did.
///
/// A screen may have a coordinator and routes of its own.
///
/// The operator sees what `coordinator` changes. If a reducer around it changes the routes, effects of
/// screens that left stay in flight until they send; that action is dropped, and they are cancelled.
///
/// - Complexity: O(*n*) in the number of screens, to find the addressed one.
/// - Parameters:
///   - screen: The reducer of a screen. For an enum of screens, pull the reducer of each back along its
///     case.
///   - routes: The property that holds the routes.
///   - action: The actions of the routes, both ways.
///   - cancelsEffects: Whether a screen that leaves loses its effects. If not, they stay in flight, and
///     the actions they send are dropped and reported.
///   - coordinator: The reducer of the whole, which alone changes the routes.
@inlinable
public func forEachRoute<Screen, ScreenAction, Value, Action>(
  _ screen: @escaping EffectReducer<Screen, ScreenAction>,
  routes: WritableKeyPath<Value, Routes<Screen>>,
  action: CasePath<Action, RouterAction<Screen, ScreenAction>>,
  cancelsEffects: Bool = true,
  before coordinator: @escaping EffectReducer<Value, Action>
) -> EffectReducer<Value, Action> {
  let path = action.path
  let embed = action.embed

  @inline(__always)
  func coordinated(value: inout Value, action: Action) -> Effect<Action> {
    let refusedBefore = value[keyPath: routes].takeRefusedPushes()
    let before = value[keyPath: routes].ids
    var effect = Effect<Action>.none
    var addressee: RouteID?
    switch action[keyPath: path] {
    case nil: break
    case .updateRoutes(let copy): value[keyPath: routes].goBackTo(copy: copy)
    case .routeAction(let address, let screenAction):
      guard let index = value[keyPath: routes].index(of: address) else {
        let dropped = Effect<Action>.dropped(
          action, at: address, in: ChildPlace(value: routes, action: path),
          cancelsEffects: cancelsEffects)
        return dropped.reporting(refusedPushes: refusedBefore, by: nil)
      }
      let id = before[index]
      addressee = id
      let screenEffect = screen(&value[keyPath: routes][screen: index], screenAction)
      if !screenEffect.isNone { effect = screenEffect.map { embed(.routeAction(.id(id), $0)) } }
    }
    let coordinatorEffect = coordinator(&value, action)
    let gone = departed(before, from: value[keyPath: routes].ids)
    return Effect<Action>.settle(
      effect, of: addressee, departed: cancelsEffects ? gone : [],
      in: ChildPlace(value: routes, action: path), parent: coordinatorEffect
    )
    .reporting(refusedPushes: value[keyPath: routes].takeRefusedPushes(), by: action)
    .reporting(refusedPushes: refusedBefore, by: nil)
  }
  return coordinated
}

/// Makes a reducer of a screen work on all screens of the routes, before their coordinator, environment
/// included.
///
/// For the rest it is as the one without.
///
/// - Parameter environment: What the screens get of the coordinator's environment.
@inlinable
public func forEachRoute<Screen, ScreenAction, Environment, Value, Action, ParentEnvironment>(
  _ screen: @escaping EnvironmentReducer<Screen, ScreenAction, Environment>,
  routes: WritableKeyPath<Value, Routes<Screen>>,
  action: CasePath<Action, RouterAction<Screen, ScreenAction>>,
  environment: @escaping (ParentEnvironment) -> Environment,
  cancelsEffects: Bool = true,
  before coordinator: @escaping EnvironmentReducer<Value, Action, ParentEnvironment>
) -> EnvironmentReducer<Value, Action, ParentEnvironment> {
  wrap(screen, before: coordinator, environment: environment) { screen, coordinator in
    forEachRoute(
      screen, routes: routes, action: action, cancelsEffects: cancelsEffects, before: coordinator)
  }
}

extension Effect {
  @inlinable
  @inline(never)
  static func dropped(
    _ action: Action, at address: RouteAddress, in place: ChildPlace, cancelsEffects: Bool
  ) -> Effect {
    switch address {
    case .id(let id) where cancelsEffects: dropped(action, to: id, in: place)
    // No screen is called by a number or an index, so these call off nothing.
    case .id(let id): dropped(action, to: id.number, in: place)
    case .index(let index): dropped(action, to: index, in: place)
    }
  }

  /// Reports refused pushes with the action that caused them, or with none.
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
