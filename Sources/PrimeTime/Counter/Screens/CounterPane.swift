// The counter, and facts about its state, also as a difference between two states.
// SPDX-License-Identifier: MIT

import ClassicRedux
import PrimeTime
import TerminalScreens
import TerminalUI

/// Something that a state says.
enum Fact: String, CaseIterable {
  case count = "Count"
  case prime = "Prime?"
  case nthPrime = "nth prime"
  case favorites = "Favorites"
  case activity = "Activity"
  case user = "User"
  case changes = "Undo"

  func text(in history: History) -> String {
    let app = history.present
    switch self {
    case .count: return "\(app.count)"
    case .prime:
      if app.isFavorite { return "yes, favorite ★" }
      return isPrime(app.count) ? "yes" : "no"
    case .nthPrime:
      return switch app.nthPrime {
      case .computing(let n, _): "looking for the \(ordinal(n)) prime"
      case .answered(let n, let prime): "the \(ordinal(n)) prime is \(prime)"
      case .failed(let n, _): "no \(ordinal(n)) prime"
      case nil: "not asked"
      }
    case .favorites:
      // More than fit on any line.
      let primes = app.favoritePrimes.prefix(200).map { "\($0)" }
      return primes.isEmpty ? "none yet" : primes.joined(separator: "  ")
    case .activity:
      let feed = app.activityFeed
      return feed.last.map { "\(feed.count), last \($0.text) \($0.prime)" } ?? "none yet"
    case .user: return app.loggedInUser?.line ?? "nobody"
    case .changes: return "\(history.past.count), redo \(history.future.count)"
    }
  }

  fileprivate func label(_ width: Int) -> Line {
    Line(rawValue.prefix(columns: width - 1).padded(to: width), .dim)
  }
}

func counterPane(_ state: ScreenState) -> Pane {
  let isFocused = state.screen == .counter || state.screen == .primeSheet
  return Pane("Counter", isFocused: isFocused, name: Screen.counter.rawValue) { width, height in
    let labels = min(11, width / 3)
    let margin = blanks(max((width - 64) / 2, 1))
    func line(_ label: Line, _ value: Line) -> Line { Line(margin) + label + value }
    let room = width - margin.count - labels
    let facts: [Line] =
      [Fact.prime, .nthPrime, .favorites, .user, .changes].map {
        line($0.label(labels), value($0, state, room: room))
      } + [line(Line("File".padded(to: labels), .dim), file(state, room: room))]
    let spaced = spaced(facts, height: height - 6)
    let digits = bigDigits(state.app.count, width: width, height: height - 1 - spaced.count)
    if digits.isEmpty {
      return [line(Fact.count.label(labels), Line("\(state.app.count)", .accent))] + facts
    }
    let left = blanks((width - columnWidth(of: digits[0])) / 2)
    let lines = digits.map { Line(left + $0, .accent) } + [Line()] + spaced
    return Array(repeating: Line(), count: max((height - lines.count + 1) / 2, 0)) + lines
  }
}

/// The file, and how many changes are not written to it.
private func file(_ state: ScreenState, room: Int) -> Line {
  let count = state.timeline.present.present.unwritten.count
  let mark = Line(count == 0 ? "" : "  \(count) not written", Style(foreground: .yellow))
  return Line(state.file.ending(columns: room - mark.width)) + mark
}

/// A fact with the key that changes it.
private func value(_ fact: Fact, _ state: ScreenState, room: Int) -> Line {
  let app = state.app
  switch (fact, app.nthPrime) {
  case (.prime, _) where isPrime(app.count):
    let text = Line("yes", Style(foreground: .green, bold: true))
    return text + Line(", ") + (app.isFavorite ? Line("favorite ★") : .hint("p", "saves it"))
  case (.nthPrime, .computing(let n, let progress)):
    let what = Line("\(ordinal(n)) ")
    let hint = state.timeline.isInPast ? Line() : Line("  ") + .hint("Esc", "cancels")
    let rest = what.width + progressBar(progress, width: 0).width + hint.width
    return what + progressBar(progress, width: min(max(room - rest - 1, 4), 40)) + hint
  case (.nthPrime, nil), (.nthPrime, .failed):
    if app.count < 1 { return Line("none, but the 1st is 2", .dim) }
    return .hint("n", "finds the \(ordinal(app.count))")
  case (.user, _) where app.loggedInUser == nil: return .hint("i", "logs in")
  default: return Line(fact.text(in: state.timeline.shown))
  }
}

/// The state after the shown moment, as a difference from the moment before it.
func differencePane(_ state: ScreenState) -> Pane {
  let timeline = state.timeline
  return Pane("State after moment \(timeline.moment)", isFocused: false) { _, _ in
    Fact.allCases.flatMap { fact -> [Line] in
      let new = fact.text(in: timeline.shown)
      let old = timeline.before.map(fact.text) ?? new
      if old == new { return [Line("   ") + fact.label(10) + Line(new)] }
      return [
        Line(" − " + fact.rawValue.padded(to: 10) + old, Style(foreground: .red)),
        Line(" + " + fact.rawValue.padded(to: 10) + new, Style(foreground: .green)),
      ]
    }
  }
}

func primeSheet(_ state: ScreenState) -> Box {
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
