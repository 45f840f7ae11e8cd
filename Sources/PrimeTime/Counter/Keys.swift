// The keys: one table, from which come the actions, the footer and the help.

import ClassicRedux
import Foundation
import FullScreen
import PrimeTime

struct Binding: Sendable {
  /// The names of the keys, with blanks between them. `0–9` stands for the digits.
  let keys: String
  let meaning: String
  /// Whether the footer shows it, while it has an effect.
  let isInFooter: Bool
  /// The action, or `nil` if the key means nothing now.
  let action: @Sendable (Program) -> ProgramAction?

  init(
    _ keys: String, _ meaning: String, footer: Bool = true,
    action: @escaping @Sendable (Program) -> ProgramAction?
  ) { (self.keys, self.meaning, isInFooter, self.action) = (keys, meaning, footer, action) }

  func has(_ key: Key) -> Bool {
    keys.split(separator: " ").contains { $0 == key || $0 == "0–9" && isDigit(key) }
  }
}

func isDigit(_ key: Key) -> Bool { key.utf8.count == 1 && "0"..."9" ~= key }

extension Program {
  /// The keys of the question if one is open, or else those of the screen.
  var bindings: [Binding] {
    switch question {
    case .quit: return quitKeys
    case .help: return moveKeys + helpKeys
    case .failed: return closeKeys
    case nil: break
    }
    if !typed.isEmpty { return typingKeys }
    // Without the keys of the app, which would act in the present.
    if isOnTimeline { return moveKeys + timelineKeys + everywhereKeys }
    switch screen {
    case .counter: return countKeys + appKeys + everywhereKeys
    case .favorites: return favoritesKeys + moveKeys + appKeys + everywhereKeys
    case .favorite: return favoriteKeys + appKeys + everywhereKeys
    case .feed: return moveKeys + appKeys + everywhereKeys
    case .primeSheet: return sheetKeys + everywhereKeys
    }
  }

  /// The keys that have an effect now.
  var activeBindings: [Binding] {
    bindings.filter { $0.action(self).map { refusal(of: $0) == nil } ?? false }
  }

  /// What the help lists: the keys of the screen below it.
  var listedBindings: [Binding] {
    var program = self
    program.question = nil
    return program.bindings.filter { $0.action(program) != nil }
  }

  /// The actions of a key. One that does not belong to the number being typed first accepts it.
  func actions(of key: Key) -> [ProgramAction] {
    if let action = bindings.lazy.filter({ $0.has(key) }).compactMap({ $0.action(self) }).first {
      if action == accepted { return accepting }
      return [refusal(of: action).map(ProgramAction.refuse) ?? action]
    }
    var untyped = self
    untyped.typed = ""
    if question == nil, !typed.isEmpty, untyped.bindings.contains(where: { $0.has(key) }) {
      return accepting + [.pressed(key)]
    }
    let hint = question == nil && bindings.contains { $0.has("?") } ? "; ? lists the keys" : ""
    let name = key.replacing(" ", with: "Space")
    return [.refuse("\(name) has no effect here\(hint)")]
  }

  /// The actions of pasted text. Where a number can be typed, so are the digits of the only one in the text. Nobody has
  /// pressed the rest as keys.
  func actions(ofPasted text: String) -> [ProgramAction] {
    let numbers = text.split { !isDigit("\($0)") }
    guard let digits = numbers.first, bindings.contains(where: { $0.has("0") }) else {
      return [.refuse("pasted text has no effect here")]
    }
    if numbers.count > 1 { return [.refuse("only one number can be pasted")] }
    if Int(typed + digits) == nil { return [.refuse("the pasted number is too large")] }
    let isNumber = text.allSatisfy { isDigit("\($0)") || $0.isWhitespace }
    return [.type(typed + digits)] + (isNumber ? [] : [.refuse("only digits can be pasted")])
  }

  private var accepting: [ProgramAction] {
    refusal(of: accepted).map { [.type(""), .refuse($0)] } ?? [accepted]
  }

  fileprivate var accepted: ProgramAction {
    Int(typed).map { .app(.perform(.counter(.countEntered($0)))) }
      ?? .ask(.failed("\(typed) is too large."))
  }

  /// The favorite at the cursor.
  fileprivate var favorite: Int? {
    let favorites = shown.app.appState.favoritePrimes
    return favorites.indices.contains(cursor) ? favorites[cursor] : nil
  }

  /// The prime that the screen is about, or its list.
  fileprivate var prime: Int? { screen == .favorites ? favorite : screen.favorite }
}

// MARK: The screens

private let countKeys = [
  Binding("+ ↑ → k", "count up") { _ in .app(.perform(.counter(.incrTapped))) },
  Binding("- ↓ ← j", "down") { _ in .app(.perform(.counter(.decrTapped))) },
  digits,
]

private let digits = Binding("0–9", "type a count") { .type($0.typed + $0.key) }

private let typingKeys = [
  Binding("Enter", "count") { $0.accepted },
  Binding("Esc", "forget it") { _ in .type("") },
  Binding("Backspace", "delete") { .type(String($0.typed.dropLast())) },
  digits,
]

private let sheetKeys = [
  Binding("s", "save it") { _ in .app(.app(.primeSheet(.primeModal(.saveFavoritePrimeTapped)))) },
  Binding("d", "remove it") { _ in
    .app(.app(.primeSheet(.primeModal(.removeFavoritePrimeTapped))))
  },
  Binding("Esc Enter p", "done") { _ in .app(.app(.primeSheet(.doneTapped))) },
]

private let favoritesKeys = [
  Binding("Enter", "open") { program in
    program.favorite.map {
      .app(.router(.routeAction(.id(program.shown.routes.topID), .favoriteTapped(prime: $0))))
    }
  },
  Binding("d Delete", "delete") { program in
    program.favorite.map { _ in
      .app(.perform(.favoritePrimes(.deleteFavoritePrime([program.cursor]))))
    }
  },
]

private let favoriteKeys = [
  Binding("Enter", "ask for a fact") { program in
    program.screen.favorite.map { .app(.app(.fact(ElementAction(id: $0, action: .asked)))) }
  }
]

/// For lists, the help and the timeline.
private let moveKeys = [
  Binding("↓ j →", "next") { _ in .move(1) },
  Binding("↑ k ←", "previous") { _ in .move(-1) },
  Binding("PgDn", "next ten", footer: false) { _ in .move(10) },
  Binding("PgUp", "previous ten", footer: false) { _ in .move(-10) },
  Binding("Home", "first", footer: false) { _ in .move(.min / 2) },
  Binding("End", "last", footer: false) { _ in .move(.max / 2) },
]

private let timelineKeys = [
  Binding("Enter", "go on here") { .session(.wentBack(to: $0.moment)) },
  Binding("b", "other branch") { .session(.switched(branch: $0.branch ?? -1)) },
  Binding("Esc t c", "back") { _ in .showTimeline(false) },
]

// MARK: All screens

private let appKeys = [
  Binding("p", "prime?") { .app(.app($0.prime.map { .primeTapped($0) } ?? .isPrimeTapped)) },
  Binding("n", "nth prime") { _ in .app(.perform(.nthPrime(.asked))) },
  Binding("x", "cancel search") { _ in .app(.perform(.nthPrime(.cancelTapped))) },
  Binding("u", "undo") { _ in .app(.app(.history(.undo))) },
  Binding("r", "redo") { _ in .app(.app(.history(.redo))) },
  Binding("w", "write") { .app(.perform(.favoritesFile(.writeTapped(path: $0.file)))) },
  Binding("l", "load", footer: false) {
    .app(.perform(.favoritesFile(.loadTapped(path: $0.file))))
  },
  Binding("i", "log in or out", footer: false) { program in
    let isLoggedIn = program.shown.app.appState.loggedInUser != nil
    return .app(.perform(.login(isLoggedIn ? .logoutTapped : .loginTapped(.init(name: "Blob")))))
  },
  Binding("Esc", "back") {
    $0.shown.routes.count == 1 ? nil : .app(.router(.wentBack(from: [$0.shown.routes.topID])))
  },
  Binding("c", "counter", footer: false) { _ in .app(.linkOpened("prime-time://")) },
  Binding("f", "favorites") { _ in .app(.linkOpened("prime-time://favorites")) },
  Binding("a", "activity", footer: false) { _ in .app(.linkOpened("prime-time://feed")) },
  Binding("t", "timeline") { _ in .showTimeline(true) },
]

private let everywhereKeys = [
  Binding("q", "quit") { _ in .quit },
  Binding("?", "help") { _ in .ask(.help) },
]

private let quitKeys = [
  Binding("w", "write and quit") { .app(.perform(.favoritesFile(.writeTapped(path: $0.file)))) },
  Binding("q", "quit") { _ in .quit },
  Binding("Esc n", "stay") { _ in .ask(nil) },
]

private let helpKeys = [
  Binding("Esc Enter ?", "close") { _ in .ask(nil) },
  Binding("q", "quit") { _ in .quit },
]

private let closeKeys = [Binding("Esc Enter q", "close") { _ in .ask(nil) }]
