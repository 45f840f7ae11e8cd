// Prime Time: actions that carry their time, so that a recording replays exactly.

public import ClassicRedux
public import Foundation

/// An action, and when it was sent.
public struct Timed<Action: Codable & Equatable & Sendable>: Codable, Equatable, Sendable {
  public var action: Action
  public var time: Date

  public init(action: Action, time: Date) { (self.action, self.time) = (action, time) }
}

/// Returns an app that reads no clock: its time is that of the action, and `environment` has that of an effect's action.
public func timed<Value, Action: Codable & Equatable & Sendable>(
  _ app: (AppEnvironment) -> EffectReducer<Value, Action>, _ environment: AppEnvironment
) -> EffectReducer<Value, Timed<Action>> {
  // Only the reducer below uses it, in the store's isolation.
  nonisolated(unsafe) var now = Date.distantPast
  var timed = environment
  timed.date = { now }
  let reducer = app(timed)
  return { value, action in
    now = action.time
    return reducer(&value, action.action).map { Timed(action: $0, time: environment.date()) }
  }
}
