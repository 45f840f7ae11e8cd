// Prime Time's views: what stands in the field of the count.
// SPDX-License-Identifier: MIT

/// The text in the field of the count, which is no number all the time that it is typed.
struct CountField: Equatable {
  var text = ""

  /// The number that is typed so far, or `nil` if it is none, as in an empty field or after a lone minus.
  var number: Int? { Int(text) }

  /// Shows a count that has changed otherwise, and leaves a text alone that already means it, such as `007`.
  mutating func show(_ count: Int) {
    if number != count { text = "\(count)" }
  }
}
