// The counter, the facts about its state, and what changed between two states.

import ClassicRedux
import PrimeTime
import SessionPage
import TerminalUI

enum Fact: String, CaseIterable {
  case count = "Count"
  case prime = "Prime?"
  case nthPrime = "nth prime"
  case favorites = "Favorites"
  case activity = "Activity"
  case user = "User"

  /// The fact in one line, of which `room` columns are shown, so that a long list takes no longer than a short one.
  func text(in state: Stage4App.State, room: Int = .max) -> String {
    let app = state.app
    switch self {
    case .count: return "\(app.count)"
    case .prime: return app.isFavorite ? "yes, favorite ★" : isPrime(app.count) ? "yes" : "no"
    case .nthPrime:
      return switch state.nthPrime {
      case .computing(let n, _): "looking for number \(n)"
      case .answered(let n, let prime): "number \(n) is \(prime)"
      case .failed(let n, _): "number \(n) not found"
      case nil: "not asked"
      }
    case .favorites:
      let primes = app.favoritePrimes.prefix(max(room, 1)).map(String.init).joined(separator: "  ")
      return primes.isEmpty ? "none yet" : primes
    case .activity:
      return app.activityFeed.last.map { "\(app.activityFeed.count), last \($0.text)" }
        ?? "none yet"
    case .user: return app.loggedInUser?.name ?? "nobody"
    }
  }

  /// The values that the fact lost and gained: `− 11`, `+ 7919`.
  func changes(from old: Stage4App.State, to new: Stage4App.State) -> [String] {
    switch self {
    case .favorites: differences(from: old.app.favoritePrimes, to: new.app.favoritePrimes)
    case .activity where old.app.activityFeed == new.app.activityFeed: []
    case .activity:
      differences(
        from: old.app.activityFeed.map(\.text), to: new.app.activityFeed.map(\.text))
    default: differences(from: [text(in: old)], to: [text(in: new)])
    }
  }

  func label(_ width: Int) -> Line {
    Line(rawValue.prefix(columns: width - 1).padded(to: width), .dim)
  }
}

extension Stage4App.State {
  /// The changes since another state in one line: `count 17 → 13; favorites + 7`.
  func changes(since old: Stage4App.State) -> String {
    let changes = Fact.allCases.filter { $0 != .prime }.compactMap { fact -> String? in
      let changes = fact.changes(from: old, to: self)
      if changes.isEmpty { return nil }
      let isList = fact == .favorites || fact == .activity
      let change = "\(fact.text(in: old)) → \(fact.text(in: self))"
      return "\(fact.rawValue.lowercased()) \(isList ? changes.joined(separator: ", ") : change)"
    }
    return changes.isEmpty ? "nothing changed" : changes.joined(separator: "; ")
  }
}

func counterPane(_ state: TerminalState) -> Pane {
  Pane("Counter") { width, height in
    let labels = min(11, width / 3)
    let margin = blanks(max((width - 64) / 2, 1))
    func line(_ label: Line, _ value: Line) -> Line { Line(margin) + label + value }
    let room = width - margin.count - labels
    let (past, future) = (state.timeline.shown.past, state.timeline.shown.future)
    let facts: [Line] =
      [Fact.prime, .nthPrime, .favorites, .user].map {
        line($0.label(labels), value($0, state, room: room))
      } + [
        line(Line("Undo".padded(to: labels), .dim), Line("\(past.count), redo \(future.count)")),
        line(Line("File".padded(to: labels), .dim), file(state, room: room)),
      ]
    // With blank lines between them, if there is room.
    let spaced = facts.count * 2 > height - 6 ? facts : facts.flatMap { [$0, Line()] }
    let digits = bigDigits(state.app.count, width: width, height: height - 1 - spaced.count)
    if digits.isEmpty {
      return [line(Fact.count.label(labels), Line("\(state.app.count)", .accent))] + facts
    }
    let left = blanks((width - columnWidth(of: digits[0])) / 2)
    let lines = digits.map { Line(left + $0, .accent) } + [Line()] + spaced
    return Array(repeating: Line(), count: max((height - lines.count + 1) / 2, 0)) + lines
  }
}

/// A number in five lines of blocks, or no lines if there is too little room.
private func bigDigits(_ number: Int, width: Int, height: Int) -> [String] {
  let text = String(number)
  guard text.count * 8 + 2 <= width, height >= 5 else { return [] }
  return shapes.map { shape in
    text.map { character in
      shape.dropFirst(4 * (Int(String(character)) ?? 10)).prefix(3)
        // A block of two columns looks square.
        .map { $0 == "#" ? "██" : "  " }.joined()
    }.joined(separator: "  ")
  }
}

private let shapes = [
  "###  #  ### ### # # ### ### ### ### ###    ",
  "# # ##    #   # # # #   #     # # # # #    ",
  "# #  #  ### ### ### ### ###   # ### ### ###",
  "# #  #  #     #   #   # # #   # # #   #    ",
  "### ### ### ###   # ### ###   # ### ###    ",
]

private func file(_ state: TerminalState, room: Int) -> Line {
  let count = state.timeline.unwritten.count
  let mark = Line(count == 0 ? "" : "  \(count) not written", Style(foreground: .yellow))
  return Line(state.file.ending(columns: room - mark.width)) + mark
}

private func value(_ fact: Fact, _ state: TerminalState, room: Int) -> Line {
  let app = state.app
  switch (fact, state.shown.nthPrime) {
  case (.prime, _) where isPrime(app.count):
    let text = Line("yes", Style(foreground: .green, bold: true))
    return text + Line(", ") + (app.isFavorite ? Line("favorite ★") : .hint("p", "saves it"))
  case (.nthPrime, .computing(let n, let progress)):
    let what = Line("\(n): ")
    let hint = state.timeline.isInPast ? Line() : Line("  ") + .hint("Esc", "cancels")
    let rest = what.width + progressBar(progress, width: 0).width + hint.width
    return what + progressBar(progress, width: min(max(room - rest - 1, 4), 40)) + hint
  case (.nthPrime, nil), (.nthPrime, .failed):
    if app.count < 1 { return Line("none, but number 1 is 2", .dim) }
    return .hint("n", "finds number \(app.count)")
  case (.user, _) where app.loggedInUser == nil: return .hint("i", "logs in")
  default: return Line(fact.text(in: state.shown, room: room))
  }
}

func primeSheet(_ state: TerminalState) -> Box {
  let count = state.app.count
  let (text, hint): (String, Line) =
    if state.app.isFavorite {
      ("one of your favorite primes", .hint("d", "removes it") + Line(", ", .dim))
    } else if isPrime(count) {
      ("a prime number", .hint("s", "saves it as a favorite") + Line(", ", .dim))
    } else {
      ("not a prime number", Line())
    }
  return Box(
    title: "Is \(count) prime?", text: "\(count) is \(text).", hint: hint + .hint("Esc", "closes"))
}
