// Prime Time's views: the text field of the count.
// SPDX-License-Identifier: MIT

/// The text in the field of the count, which need not be a number while the user types.
struct CountField: Equatable {
  var text = ""

  /// The number in the field, or `nil` if the text is not a number, such as an empty text or a lone minus.
  var number: Int? { Int(text) }

  /// Shows a count that has changed elsewhere, but keeps a text with the same value, such as `007`.
  mutating func show(_ count: Int) {
    if number != count { text = "\(count)" }
  }
}
