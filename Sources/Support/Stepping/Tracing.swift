// Stepping: stores that print what they do.
// SPDX-License-Identifier: MIT

public import Stage7Scope

/// Creates a store that prints each action and its changes.
public func tracedStore<Value, Action>(
  value: Value, reducer: @escaping Reducer<Value, Action>
) -> Store<Value, Action> {
  Store(
    value: value,
    reducer: { value, action in
      let before = dumped(value)
      reducer(&value, action)
      report(action, before: before, after: dumped(value))
    })
}

public func tracedStore<Value, Action>(
  value: Value, reducer: @escaping EffectReducer<Value, Action>,
  report printer: @escaping (String) -> Void = reportToStandardError,
  isolation: isolated any Actor = #isolation
) -> Store<Value, Action> {
  Store(
    value: value,
    reducer: { (value: inout Value, action: Action) -> Effect<Action> in
      let before = dumped(value)
      let effect = reducer(&value, action)
      report(action, before: before, after: dumped(value))
      if !effect.isNone { print("       effects start") }
      return effect
    }, report: printer)
}

public func tracedStore<Value, Action, Environment>(
  value: Value, reducer: @escaping EnvironmentReducer<Value, Action, Environment>,
  environment: Environment, report: @escaping (String) -> Void = reportToStandardError,
  isolation: isolated any Actor = #isolation
) -> Store<Value, Action> {
  tracedStore(value: value, reducer: provide(environment, to: reducer), report: report)
}

extension Store {
  /// Like `observe`, and says when the observer is notified.
  public func observed(inLine line: Int, _ observer: @escaping (Value) -> Void) -> ObserverToken {
    observe { value in
      print("       notified: the observer in line \(line)")
      observer(value)
    }
  }
}

extension ScopedStore {
  /// Like `observe`, and says when the observer is notified.
  public func observed(inLine line: Int, _ observer: @escaping (Value) -> Void) -> ObserverToken {
    observe { value in
      print("       notified: the observer in line \(line)")
      observer(value)
    }
  }
}

extension ScopedStore where Value: Equatable {
  /// Like `observe`, and says when the observer is notified.
  public func observed(inLine line: Int, _ observer: @escaping (Value) -> Void) -> ObserverToken {
    observe { value in
      print("       notified: the observer in line \(line)")
      observer(value)
    }
  }
}

private func dumped<Value>(_ value: Value) -> [String] {
  var text = ""
  // A page may have a million elements.
  dump(value, to: &text, maxItems: 100)
  return text.split(separator: "\n").map(String.init)
}

/// The number of actions shown since the last step. A loop may send thousands. Pages run on the main actor.
nonisolated(unsafe) var shownActions = 0

private func report<Action>(_ action: Action, before: [String], after: [String]) {
  shownActions += 1
  if shownActions == 20 { print("       …") }
  if shownActions >= 20 { return }
  print("       action: \(action)")
  let lines = difference(before, after)
  print(lines.isEmpty ? "       nothing changed" : lines.prefix(12).joined(separator: "\n"))
  if lines.count > 12 { print("       … and \(lines.count - 12) more lines") }
}

/// The removed and added lines, in order.
func difference(_ before: [String], _ after: [String]) -> [String] {
  after.difference(from: before).map { change in
    switch change {
    case .remove(_, let line, _): "       − \(line)"
    case .insert(_, let line, _): "       + \(line)"
    }
  }
}
