// Test support: a session of random actions, and its replay.

import Foundation
public import Stage4Effects
public import TestSupport
public import Testing

/// Sends random actions to a store that runs their effects, and checks that nothing but the value and
/// the action decides what happens:
///
/// - After every action, the same action has led from an equal value to an equal value.
/// - At the end, `replay` of the recording in a fresh store leads to the same values, one after the other,
///   and to the same reports.
///
/// - Parameters:
///   - ids: What a value has besides what `==` compares.
///   - coded: The recorded actions as they are replayed: `encodedAndDecoded`, if they can be encoded.
///   - pause: Lets some effects send their actions.
///   - next: A random action.
/// - Returns: The final value, and its actions.
@MainActor
@discardableResult
public func playRandomSession<Value: Equatable, Action>(
  seed: UInt64, count: Int = 300, from value: Value,
  reducer: @escaping EffectReducer<Value, Action>,
  ids: @escaping (Value) -> [AnyHashable] = { _ in [] },
  coded: ([Action]) throws -> [Action] = { $0 },
  pause: @MainActor (_ generator: inout SeededGenerator) async -> Void,
  sourceLocation: SourceLocation = #_sourceLocation,
  next: (Value, inout SeededGenerator) -> Action
) async throws -> Recorded<Value, Action> {
  var generator = SeededGenerator(seed: seed)
  func isSame(_ a: Value, _ b: Value) -> Bool { a == b && ids(a) == ids(b) }

  var (reports, impure) = ([String](), [Action]())
  let store = Store(
    value: Recorded<Value, Action>(value),
    reducer: recording { (value: inout Value, action: Action) in
      var equal = value
      _ = reducer(&equal, action)
      let effect = reducer(&value, action)
      if !isSame(value, equal) { impure.append(action) }
      return effect
    }, report: { reports.append($0) })
  var values: [Value] = []
  let token = store.observe { values.append($0.value) }
  for _ in 0..<count {
    store.send(next(store.value.value, &generator))
    if Bool.random(using: &generator) { await pause(&generator) }
  }
  token.cancel()
  let recorded = store.value
  #expect(impure.isEmpty, "\(impure)", sourceLocation: sourceLocation)
  #expect(recorded.actions.count > count, "No effect sent.", sourceLocation: sourceLocation)

  var replayedReports: [String] = []
  let fresh = Store(value: value, reducer: reducer, report: { replayedReports.append($0) })
  var replayed: [Value] = []
  let replay = fresh.observe { replayed.append($0) }
  fresh.replay(try coded(recorded.actions))
  replay.cancel()
  // Printing the values, with a history of each, would take minutes.
  let other = values.indices.first { $0 < replayed.count && !isSame(values[$0], replayed[$0]) }
  let first = other.map { "number \($0), \(recorded.actions[$0])" }
  #expect(first == nil, "the first action that led elsewhere", sourceLocation: sourceLocation)
  #expect(replayed.count == values.count, sourceLocation: sourceLocation)
  #expect(fresh.effectsInFlight == 0, sourceLocation: sourceLocation)
  #expect(replayedReports == reports, sourceLocation: sourceLocation)
  return recorded
}

public func encodedAndDecoded<Action: Codable>(_ actions: [Action]) throws -> [Action] {
  try JSONDecoder().decode([Action].self, from: JSONEncoder().encode(actions))
}
