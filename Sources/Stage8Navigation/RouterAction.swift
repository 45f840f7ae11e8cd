// Stage 8: actions of screens, and the user going back.

/// An action of one of the screens, or the user going back. Navigation by the app itself is not an action: the
/// coordinator changes the routes in response to an action of a screen.
public nonisolated enum RouterAction<ScreenAction> {
  /// Something happened in a screen.
  case routeAction(RouteAddress, ScreenAction)
  /// The user left the screens whose ids have these numbers, for instance by a swipe. In code, write
  /// `.wentBack(from: [id])` with each `RouteID`: only what comes from a recording has just the numbers.
  ///
  /// ``forEachRoute(_:routes:action:coordinator:)`` removes them before the coordinator handles this action.
  case wentBack(from: [Int])

  public static func wentBack(from ids: [RouteID]) -> RouterAction {
    .wentBack(from: ids.map(\.number))
  }
}

nonisolated extension RouterAction: Sendable where ScreenAction: Sendable {}
nonisolated extension RouterAction: Equatable where ScreenAction: Equatable {}

nonisolated extension RouterAction: Codable where ScreenAction: Codable {
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .routeAction(let address, let action):
      try encoder._encode(case: "routeAction", ["_0": address, "_1": action])
    case .wentBack(let numbers): try encoder._encode(case: "wentBack", ["from": numbers])
    }
  }

  public init(from decoder: any Decoder) throws {
    let (name, values) = try decoder._case(of: ["routeAction", "wentBack"])
    if name == "wentBack" {
      self = .wentBack(from: try values.decode([Int].self, forKey: "from"))
    } else {
      self = .routeAction(
        try values.decode(RouteAddress.self, forKey: "_0"),
        try values.decode(ScreenAction.self, forKey: "_1"))
    }
  }
}

nonisolated extension Scopable {
  /// A store of the screen with the id `id`, or `nil` if it has left.
  ///
  /// The store belongs to this screen, even if the screen's value changes its own id, and never reaches another
  /// screen that gets the same number. Once the screen has left, the store keeps the last value, as in
  /// `scope(ifPresent:action:)`, and an action that you send to it is reported.
  public func scope<Screen, ScreenAction>(
    routes: KeyPath<Value, Routes<Screen>>, id: RouteID,
    action: CasePath<Action, RouterAction<ScreenAction>>
  ) -> ScopedStore<Screen, ScreenAction>? {
    let whole = scope()
    func route(in value: Value) -> Route<Screen>? {
      let flow = value[keyPath: routes]
      return flow.ids.lastIndex(of: id).map { flow[$0] }
    }
    // A route has no id of its own, so only the screen's counts.
    return scope(ifPresent: route) { (screenAction: ScreenAction) in
      let address = whole.value[keyPath: routes]._address(of: id)
      return action.embed(.routeAction(address, screenAction))
    }?.scope(value: \.screen) { $0 }
  }
}
