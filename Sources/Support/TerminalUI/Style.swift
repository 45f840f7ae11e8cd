// Terminal UI: the style of a character.
// SPDX-License-Identifier: MIT

/// The style of a character: `Style(foreground: .green, bold: true)`.
public struct Style: Equatable, Sendable {
  /// One of the terminal's 16 colours, which the user can choose.
  public enum Colour: Int, CaseIterable, Sendable {
    case black, red, green, yellow, blue, magenta, cyan, white
    case brightBlack, brightRed, brightGreen, brightYellow
    case brightBlue, brightMagenta, brightCyan, brightWhite
  }

  /// The colour of the character, or `nil` for the terminal's default.
  public var foreground: Colour?
  /// `reverse` swaps the colours of character and background.
  public var bold, dim, reverse: Bool

  public init(
    foreground: Colour? = nil, bold: Bool = false, dim: Bool = false, reverse: Bool = false
  ) {
    (self.foreground, self.bold, self.dim, self.reverse) = (foreground, bold, dim, reverse)
  }

  public static let plain = Style()
  public static let bold = Style(bold: true)
  public static let dim = Style(dim: true)
}
