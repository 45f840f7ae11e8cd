// Screens of text: what keys do, for the program, the footer and the help.
// SPDX-License-Identifier: MIT

public import TerminalUI

/// Keys that do the same, with their meaning.
public struct KeyBinding<State, Action>: Sendable {
  public let names: String
  public let meaning: String
  /// The names and the meaning for the footer, if it shows them.
  public let hint: Page.Hint?
  /// The action in a state; `nil` if the keys mean nothing then.
  public let action: @Sendable (State) -> Action?
  let keys: Set<Key>

  /// - Parameters:
  ///   - names: The names, with blanks between them.
  ///   - hint: The meaning in the footer.
  ///   - shown: The names in the footer, by default the first one.
  public init(
    _ names: String, _ meaning: String, hint: String? = nil, shown: String? = nil,
    action: @escaping @Sendable (State) -> Action?
  ) {
    let words = names.split(separator: " ")
    (self.names, self.meaning, self.action) = (names, meaning, action)
    self.hint = hint.map { (shown ?? String(words[0]), $0) }
    keys = Set(words.compactMap { Key(named: $0) })
  }
}

extension Array {
  /// The action of a key in a state: that of the first binding that has one.
  public func action<State, Action>(for key: Key, in state: State) -> Action?
  where Element == KeyBinding<State, Action> {
    lazy.filter { $0.keys.contains(key) }.compactMap { $0.action(state) }.first
  }

  /// The hints of the keys that do something in a state.
  ///
  /// - Parameter isUseful: Whether an action has an effect.
  public func hints<State, Action>(
    in state: State, where isUseful: (Action) -> Bool
  ) -> [Page.Hint] where Element == KeyBinding<State, Action> {
    var taken: Set<Key> = []
    return compactMap { binding in
      guard taken.isDisjoint(with: binding.keys), let action = binding.action(state) else {
        return nil
      }
      taken.formUnion(binding.keys)
      return isUseful(action) ? binding.hint : nil
    }
  }

  public func entries<State, Action>() -> [Page.Hint]
  where Element == KeyBinding<State, Action> {
    map { ($0.names, $0.meaning) }
  }
}
