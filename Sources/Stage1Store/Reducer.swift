// Stage 1: what happens to the value when something happened.
// SPDX-License-Identifier: MIT

/// Changes a value in place according to an action.
///
/// A reducer is pure: what it does to `value` depends on `value` and `action` alone. It sends
/// nothing and reads no store; the value it may look at is the one it is handed.
public typealias Reducer<Value, Action> = (_ value: inout Value, _ action: Action) -> Void
