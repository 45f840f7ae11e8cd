// Terminal UI: text that the user types below the page.

/// A question, and the text with which the user answers it.
///
/// Enter accepts the text, and Esc drops it. A key that is no text means what it always does.
public struct Prompt<App: TerminalApp> {
  let label: String
  public private(set) var field: TextField
  /// Whether only a number can be typed, which any other key accepts.
  let isNumber: Bool
  /// Applies the text while it is typed, such as a filter, until Esc clears it.
  let change: ((inout App, String) -> Void)?
  private let accept: (App, String) -> Reaction<App>?

  /// Creates a prompt for a text, or for a number. Enter closes it, unless `accept` has a reaction.
  public init(
    _ label: String, text: String = "", isNumber: Bool = false,
    accept: @escaping (App, String) -> Reaction<App>? = { _, _ in nil },
    change: ((inout App, String) -> Void)? = nil
  ) {
    (self.label, field, self.isNumber) = (label, TextField(text), isNumber)
    (self.accept, self.change) = (accept, change)
  }

  var hints: [Page.Hint] {
    [("Enter", change == nil ? "accept" : "keep"), ("Esc", change == nil ? "cancel" : "show all")]
  }

  /// The line in which the text is typed.
  func line(width: Int) -> Line {
    let label = Line(" \(label) ")
    return label + field.line(columns: width - label.width)
  }

  /// The reaction to a key, or `nil` if the key is no part of the text.
  func reaction(to key: Key, in app: App) -> Reaction<App>? {
    switch key {
    case .enter: return accept(app, field.text) ?? .change { $0.overlay.prompt = nil }
    case .backspace where field.text.isEmpty, .escape:
      return .change { app in
        app.overlay.prompt = nil
        change?(&app, "")
      }
    default: break
    }
    if isNumber, case .character(let character) = key {
      let isSign = character == "-" && (field.before.isEmpty || field.text == "-")
      guard "0"..."9" ~= character || character == "," || isSign else { return nil }
      if isSign && field.text.hasPrefix("-") { return .change { _ in } }
    }
    var (next, key) = (self, key)
    if isNumber, case .paste(let text) = key { key = .paste(text.filter { !$0.isWhitespace }) }
    if !next.field.press(key) { return nil }
    return .change { [next] app in
      app.overlay.prompt = next
      change?(&app, next.field.text)
    }
  }
}
