// The counter: the count, and facts about it.
// SPDX-License-Identifier: MIT

import ClassicRedux
import PrimeTime
import TerminalScreens
import TerminalUI

/// The counter, in at most `height` lines.
func counterLines(_ state: ScreenState, width: Int, height: Int) -> [Line] {
  let facts = facts(of: state, width: width)
  // Blank lines make the facts easier to read, but the digits have priority.
  let digits =
    height < 15
    ? []
    : bigDigits(
      state.app.count, width: width, height: height - 3 - 2 * facts.count)
  if digits.isEmpty {
    let count =
      Line((blanks(margin(width)) + "Count").padded(to: labelWidth(width)), .dim)
      + Line("\(state.app.count)", .accent)
    return Array(([count] + facts).prefix(height))
  }
  let left = blanks((width - columnWidth(of: digits[0])) / 2)
  let lines =
    digits.map { Line(left + $0, .accent) } + [Line(), Line()] + facts.flatMap { [$0, Line()] }
  return Array(repeating: Line(), count: max((height - lines.count + 1) / 2, 0))
    + lines.prefix(height)
}

private func margin(_ width: Int) -> Int { width >= 60 ? max((width - 64) / 2, 1) : 1 }

private func labelWidth(_ width: Int) -> Int {
  margin(width) + (width >= 60 ? 14 : width >= 30 ? 11 : 6)
}

private func facts(of state: ScreenState, width: Int) -> [Line] {
  let app = state.app
  func fact(_ label: String, _ short: String, _ value: Line) -> Line {
    let label = blanks(margin(width)) + (width >= 30 ? label : short)
    return Line(label.padded(to: labelWidth(width)), .dim) + value
  }
  let history = state.timeline.shown
  return [
    fact("Prime?", "Prime", primeFact(app)),
    fact("nth prime", "nth", nthPrimeFact(state, width: width)),
    fact("Favorites", "Saved", favoritesFact(app, width: width)),
    fact("Changes", "Undo", Line("\(history.past.count) to undo, \(history.future.count) to redo")),
    fact("User", "User", userFact(app)),
    fact("File", "File", Line(state.file.prefix(columns: width))),
  ]
}

private func userFact(_ app: AppState) -> Line {
  guard let user = app.loggedInUser else { return .hint("i", "logs in") }
  return Line(user.line)
}

private func primeFact(_ app: AppState) -> Line {
  if app.favoritePrimes.contains(app.count) {
    return Line("yes", Style(foreground: .green, bold: true)) + Line(", and a favorite ★")
  }
  if isPrime(app.count) {
    return Line("yes", Style(foreground: .green, bold: true)) + Line(", ")
      + .hint("p", "saves it")
  }
  return Line("no", .bold)
}

private func nthPrimeFact(_ state: ScreenState, width: Int) -> Line {
  switch state.app.nthPrime {
  case .computing(let n, let progress):
    searchFact(Line("\(ordinal(n)) "), progress, state, room: width - labelWidth(width))
  case .answered(let n, let prime):
    Line("the \(ordinal(n)) is ") + Line("\(prime)", .bold)
  case .failed, nil:
    state.app.count < 1
      ? Line("none, but the 1st is 2", .dim)
      : .hint("n", "finds the \(ordinal(state.app.count))")
  }
}

private func searchFact(
  _ what: Line, _ progress: Double, _ state: ScreenState, room: Int
) -> Line {
  let hint = state.timeline.isInPast ? Line() : Line("  ") + .hint("Esc", "cancels")
  let rest = what.width + progressBar(progress, width: 0).width + hint.width
  return what + progressBar(progress, width: min(max(room - rest, 4), 40)) + hint
}

private func favoritesFact(_ app: AppState, width: Int) -> Line {
  if app.favoritePrimes.isEmpty { return Line("none yet; a prime can be one", .dim) }
  // At least as many as fit on the line.
  return Line(app.favoritePrimes.prefix(width / 2).map { "\($0)" }.joined(separator: "  "))
}

/// The sheet that shows whether the count is prime.
func primeSheet(_ state: ScreenState) -> Box {
  let count = state.app.count
  let isFavorite = state.app.favoritePrimes.contains(count)
  let text: String
  let hint: Line
  switch (isPrime(count), isFavorite) {
  case (_, true):
    text = "\(count) is one of your favorite primes."
    hint = .hint("d", "removes it") + Line(", ", .dim)
  case (true, false):
    text = "\(count) is a prime number."
    hint = .hint("s", "saves it as a favorite") + Line(", ", .dim)
  case (false, false):
    text = "\(count) is not a prime number."
    hint = Line()
  }
  return Box(
    title: "Is \(count) prime?", text: text,
    hint: hint + .hint("Esc", "closes"))
}
