// Keys that do the same, for the program, the footer and the help.
// SPDX-License-Identifier: MIT

import TerminalScreens
import TerminalUI

/// Keys that do the same, with their meaning.
struct Binding: Sendable {
  let names: String
  let meaning: String
  /// The names and the meaning for the footer, if it shows them.
  let hint: Page.Hint?
  /// The action in a state; `nil` if the keys mean nothing then.
  let action: @Sendable (ScreenState) -> ScreenAction?
  let keys: Set<Key>

  /// - Parameters:
  ///   - names: The names, with blanks between them.
  ///   - hint: The meaning in the footer.
  ///   - shown: The names in the footer, by default the first one.
  init(
    _ names: String, _ meaning: String, hint: String? = nil, shown: String? = nil,
    action: @escaping @Sendable (ScreenState) -> ScreenAction?
  ) {
    let words = names.split(separator: " ")
    (self.names, self.meaning, self.action) = (names, meaning, action)
    self.hint = hint.map { (shown ?? String(words[0]), $0) }
    keys = Set(words.compactMap { Key(named: $0) })
  }
}

extension [Binding] {
  var entries: [Page.Hint] { map { ($0.names, $0.meaning) } }
}
