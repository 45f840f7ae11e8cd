// Terminal UI: a full-screen program as a value, and what its keys do.

/// A full-screen program, as a value. Its frame depends only on the value and the size.
///
/// All programs have these parts in common: each key has a binding, from which the footer and the help are made; a key
/// without an effect says why; text is typed below the page; `?` opens the help.
public protocol TerminalApp {
  /// The values with which the app asks the program for something that it cannot do itself.
  associatedtype Message

  var overlay: Overlay<Self> { get set }
  /// The keys that mean something on the current screen, most useful first. If several bindings have the same key, the
  /// first one with a reaction counts.
  var keys: [Binding<Self>] { get }
  /// The page, without the footer.
  func page(width: Int) -> Page
  func reaction(toClickOn row: Int, of list: String) -> Reaction<Self>?
}

/// The parts of a full-screen program that all programs have.
public struct Overlay<App: TerminalApp> {
  /// A note, shown until the next key.
  public var note: String?
  /// The text that is being typed.
  public var prompt: Prompt<App>?
  public fileprivate(set) var lastKey: Key?
  /// The cursor in the help, or `nil` if the help is closed.
  public var help: Int?

  public init() {}
}

public enum Reaction<App: TerminalApp> {
  case change((inout App) -> Void)
  /// Asks for something, and changes the app before it happens.
  case send(App.Message, (inout App) -> Void = { _ in })
  /// Nothing changes, for this reason.
  case refused(String)
}

/// Keys, and what they do.
public struct Binding<App: TerminalApp> {
  /// The names of the keys, with blanks between them. `0–9` stands for the digits.
  public let names: String
  public let meaning: String
  /// The meaning for the footer, if it shows the first key, or other names in place of it.
  let hint: Page.Hint?
  /// The reaction in a state; `nil` if the keys mean nothing then.
  public let reaction: (App) -> Reaction<App>?

  public init(
    _ names: String, _ meaning: String, hint: String? = nil, shown: String? = nil,
    reaction: @escaping (App) -> Reaction<App>?
  ) {
    (self.names, self.meaning, self.reaction) = (names, meaning, reaction)
    self.hint = hint.map { (shown ?? String(names.prefix { $0 != " " }), $0) }
  }

  func has(_ key: Key) -> Bool {
    names.split(separator: " ").contains { name in
      if name == "0–9", case .character("0"..."9") = key { return true }
      return Key(named: name) == key
    }
  }
}

/// The keys, and the turns of the wheel, that move in a list, by the distance that `reaction` is passed.
public func movingKeys<App>(
  up: String = "↑ k", down: String = "↓ j", _ verb: String = "move",
  reaction: @escaping (App, _ distance: Int) -> Reaction<App>?
) -> [Binding<App>] {
  func moving(_ names: String, _ meaning: String, _ distance: Int) -> Binding<App> {
    Binding(names, meaning, hint: distance == 1 ? verb : nil, shown: "↑↓") {
      reaction($0, distance)
    }
  }
  // No list has a billion rows.
  return [
    moving("\(down) Wheel↓", "\(verb) down", 1), moving("\(up) Wheel↑", "\(verb) up", -1),
    moving("PgDn", "down by ten", 10), moving("PgUp", "up by ten", -10),
    moving("Home g", "to the first", -1_000_000_000), moving("End G", "to the last", 1_000_000_000),
  ]
}

// MARK: Keys

extension TerminalApp {
  /// Handles a key, and returns what it asks for.
  ///
  /// - Parameter target: The target under the mouse, if the key is a click.
  public mutating func press(_ key: Key, on target: Target? = nil) -> Message? {
    if case .key(let key) = target {
      // It is not meant as a part of the text.
      if case .character = key { overlay.prompt = nil }
      return press(key)
    }
    (overlay.note, overlay.lastKey) = (nil, key)
    let reaction = reaction(to: key, on: target)
    // Any other key closes the help, so that its effect is seen.
    if overlay.help != nil, !helpKeys.contains(where: { $0.has(key) }) { overlay.help = nil }
    switch reaction {
    case .change(let change): change(&self)
    case .send(let message, let change):
      overlay.prompt = nil
      change(&self)
      return message
    case .refused(let why): overlay.note = why
    case nil: break
    }
    return nil
  }

  /// The key, or Enter and the key if the key first accepts a number that is being typed: `42n` asks for the 42nd prime.
  public func completing(_ key: Key) -> [Key] {
    guard let prompt = overlay.prompt, prompt.isNumber, !key.isFromMouse else { return [key] }
    return prompt.reaction(to: key, in: self) == nil ? [.enter, key] : [key]
  }

  public func reaction(to key: Key, on target: Target? = nil) -> Reaction<Self>? {
    if case .click = key {
      guard overlay.help == nil, case .row(let row, let list) = target else { return nil }
      return reaction(toClickOn: row, of: list)
    }
    if let reaction = overlay.prompt?.reaction(to: key, in: self) { return reaction }
    // Only a text field takes pasted text, whose characters could be any keys.
    if case .paste = key { return .refused("there is no text field to paste into") }
    return shownKeys.lazy.filter { $0.has(key) }.compactMap { $0.reaction(self) }.first
      ?? (key.isFromMouse ? nil : .refused("this key has no effect here; ? lists the keys"))
  }

  private var shownKeys: [Binding<Self>] {
    let help = Binding<Self>("? F1", "this help", hint: "help") { _ in
      .change { $0.overlay.help = 0 }
    }
    return overlay.help == nil ? keys + [help] : helpKeys + keys
  }

  private var helpKeys: [Binding<Self>] {
    movingKeys { _, distance in .change { $0.moveHelp(by: distance) } } + [
      Binding("Esc q ? F1", "back", hint: "back") { _ in .change { $0.overlay.help = nil } }
    ]
  }

  private mutating func moveHelp(by distance: Int) {
    overlay.help = min(max((overlay.help ?? 0) + distance, 0), help.count - 1)
  }

  /// The keys of the current screen, and those that every program handles in the same way.
  public var help: [Page.Hint] {
    keys.map { ($0.names, $0.meaning) } + [
      ("Ctrl-W Ctrl-U", "in text, delete a word, or all before the cursor"),
      ("click", "chooses a row, or presses a key that is shown"),
      ("Shift", "and the mouse select text to copy"),
      ("Ctrl-L", "draw the screen again"),
      ("Ctrl-C Ctrl-Z", "quit, stop; the shell's fg continues"),
    ]
  }
}

// MARK: The frame

extension TerminalApp {
  public func frame(size: Size) -> Frame {
    var page = page(width: size.columns)
    page.hints = hints
    if let note = overlay.note {
      page.status = Line(" " + note.shortened(to: size.columns - 1))
    } else if let prompt = overlay.prompt {
      page.status = prompt.line(width: size.columns)
    }
    if let cursor = overlay.help {
      page.box = nil
      page.body = Pane("Keys") { helpLines(help, cursor: cursor, width: $0, height: $1) }.lines
    }
    return page.frame(size: size)
  }

  /// The keys for the footer: those that do something now.
  public var hints: [Page.Hint] {
    if let prompt = overlay.prompt { return prompt.hints }
    if overlay.help != nil { return helpKeys.compactMap(\.hint) }
    var taken: Set<Substring> = []
    return shownKeys.compactMap { binding in
      let names = binding.names.split(separator: " ")
      guard taken.isDisjoint(with: names), let reaction = binding.reaction(self) else { return nil }
      taken.formUnion(names)
      if case .refused = reaction { return nil }
      return binding.hint
    }
  }
}
