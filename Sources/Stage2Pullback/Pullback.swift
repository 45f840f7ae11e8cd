// Stage 2: a reducer of a part made into a reducer of the whole.
// SPDX-License-Identifier: MIT

/// Makes a reducer of a part work on the whole that the part belongs to.
///
/// ```swift
/// let reducer = pullback(counterReducer, value: \AppState.count, action: \AppAction.counter)
/// ```
///
/// The part is changed where it lies, not copied. Along `\.self` it is the reducer itself, and two
/// pullbacks in a row are one along the appended paths.
///
/// - Parameters:
///   - value: Where the part lies in the whole. A path of stored properties costs nothing; write it as
///     a literal in the call, and the optimiser removes it. A computed property or a subscript in it
///     makes a key path get a copy and set it back.
///   - action: The part's action if the whole's is one, otherwise `nil`, and then nothing happens.
///     For an enum this is an optional property, one for each case.
@inlinable
public func pullback<Value, Action, ParentValue, ParentAction>(
  _ reducer: @escaping Reducer<Value, Action>,
  value: WritableKeyPath<ParentValue, Value>,
  action: KeyPath<ParentAction, Action?>
) -> Reducer<ParentValue, ParentAction> {
  { parentValue, parentAction in
    guard let action = parentAction[keyPath: action] else { return }
    reducer(&parentValue[keyPath: value], action)
  }
}
