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
/// For each action the screen that it is for handles it first, where it lies. Then the coordinator sees
/// the same action, and may push, present, go back. The effects of a screen that leaves are called off,
/// be it the coordinator or the user who went back; those of a screen that is covered go on, and find
/// it wherever it is. An action to a screen that has left goes to neither of them; it is dropped, with a
/// report that names it. So is a push where there is no navigation reported.
///
/// A screen may have a coordinator of its own, with routes of its own: their ids do not mix.
///
/// - Complexity: O(*n*) for every action, *n* being the number of screens: their ids are compared.
/// - Parameters:
///   - screen: The reducer of a screen. For an enum of screens, pull the reducer of each back along its
///     case.
///   - routes: Where the routes lie.
///   - action: The actions of the routes, both ways.
///   - cancelsEffects: Whether a screen that leaves loses its effects. If not, they run on, and what they
///     send is dropped and reported.
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
    let before = value[keyPath: routes].ids
    var effect = Effect<Action>.none
    var addressee: RouteID?
    switch action[keyPath: path] {
    case nil: break
    case .updateRoutes(let copy): value[keyPath: routes].goBackTo(copy: copy)
    case .routeAction(let address, let screenAction):
      guard let index = before.index(of: address) else {
        return .dropped(
          action, at: address, in: ChildPlace(value: routes, action: path),
          cancelsEffects: cancelsEffects)
      }
      let id = before[index]
      addressee = id
      let screenEffect = screen(&value[keyPath: routes][screen: index], screenAction)
      if !screenEffect.isNone { effect = screenEffect.map { embed(.routeAction(.id(id), $0)) } }
    }
    let coordinatorEffect = coordinator(&value, action)
    value[keyPath: routes].continueIDs(after: before)
    let departed = before.departed(in: value[keyPath: routes].ids)
    let all = Effect<Action>.settle(
      effect, of: addressee, departed: cancelsEffects ? departed : [],
      in: ChildPlace(value: routes, action: path), parent: coordinatorEffect)
    let refused = value[keyPath: routes].takeRefusedPushes()
    return refused == 0 ? all : .merge(.refusedPush(by: action), all)
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

extension RouteIDs {
  /// Where the screen stands that an action is for, or `nil` if it is not there.
  ///
  /// A coordinator that reads a screen's action looks for the screen by it.
  @inlinable
  public func index(of address: RouteAddress) -> Int? {
    switch address {
    case .id(let id): firstIndex(of: id)
    case .index(let index): indices.contains(index) ? index : nil
    }
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

  @inlinable
  @inline(never)
  static func refusedPush(by action: Action) -> Effect {
    .report(
      """
      A push was refused, as there is no navigation to push in: \(action). Present the screen, or give \
      the root or the presentation below it navigation.
      """)
  }
}
