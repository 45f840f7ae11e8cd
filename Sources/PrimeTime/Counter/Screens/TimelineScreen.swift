// The timeline: every action so far, and the state after it.
// SPDX-License-Identifier: MIT

import ClassicRedux
import PrimeTime
import TerminalScreens
import TerminalUI

/// The moments on the left, and, if there is room, the state after the shown moment on the right. Below them,
/// the position on the timeline.
func timelineLines(_ state: ScreenState, width: Int, height: Int) -> [Line] {
  let bar = height >= 8 ? [Line(), scrubber(state.timeline, width: width)] : []
  let height = height - bar.count
  let listWidth = width >= 64 ? min(width * 3 / 5, 100) : width
  let previewWidth = width - listWidth
  let list = momentLines(state, width: listWidth, height: height)
  if previewWidth == 0 { return list + Array(repeating: Line(), count: height - list.count) + bar }
  return beside(list, listWidth, preview(state), previewWidth, height: height) + bar
}

private func scrubber(_ timeline: Timeline, width: Int) -> Line {
  let last = timeline.last
  let (start, end) = (" 0 ", " \(last) ")
  let room = max(width - start.count - end.count, 1)
  let place = timeline.moment * (room - 1) / max(last, 1)
  func bar(_ count: Int) -> String { String(repeating: "─", count: count) }
  return Line(start, .dim) + Line(bar(place), .accent) + Line("●", .accent)
    + Line(bar(room - 1 - place) + end, .dim)
}

/// The moments around the shown one, and their forks.
func momentLines(_ state: ScreenState, width: Int, height: Int) -> [Line] {
  let (timeline, moments) = (state.timeline, state.timeline.moments)
  let numberWidth = String(timeline.last).count
  let room = height >= 4 ? height - 1 : height
  let visible = state.momentRows(room)
  let countWidth = visible.reduce(5) { max($0, moments[$1].count.description.count) }
  let showsTime = width >= 48 + countWidth
  let showsStates = width >= 27 + countWidth
  let textWidth =
    width - numberWidth - 5 - (showsTime ? 10 : 0) - (showsStates ? countWidth + 8 : 0)

  func row(
    _ mark: String, _ number: String, _ time: String, _ text: Line, _ count: String, _ saved: String
  ) -> Line {
    Line("\(mark)\(number.aligned(to: numberWidth))  " + (showsTime ? time.padded(to: 10) : ""))
      + text.fitted(to: max(textWidth, 1))
      + Line(showsStates ? "  \(count.aligned(to: countWidth))  \(saved.aligned(to: 3)) " : "")
  }

  func line(_ index: Int) -> Line {
    let moment = moments[index]
    let line = row(
      index == timeline.moment ? " ▸ " : "   ", "\(index)",
      moment.action == nil ? "" : moment.time.clock(withDate: false),
      Line(moment.text), "\(moment.count)", "\(moment.favorites)")
    if index == timeline.moment { return line.fitted(to: width).styled(.selected) }
    return index > timeline.moment ? line.styled(.dim) : line
  }

  func line(_ fork: Timeline.Fork) -> Line {
    let (first, last) = (fork.start + 1, fork.start + fork.moments.count)
    let numbers = first == last ? "\(first)" : "\(first)…\(last)"
    guard let end = fork.moments.last else { return Line() }
    return row(
      "   ", "", "", Line("└─ \(numbers) \(end.text)"), "\(end.count)", "\(end.favorites)"
    ).styled(.dim)
  }

  var lines: [Line] = []
  let middleMoment = state.middle(.timeline, cursor: timeline.moment)
  var (shown, middle) = (0, 0)
  for index in visible {
    if index == timeline.moment { shown = lines.count }
    if index == middleMoment { middle = lines.count }
    let rows = [line(index)] + timeline.forks.filter { $0.start == index }.map(line)
    lines += rows.map { $0.targeting(.row(index, list: List.timeline)) }
  }
  if state.isFiltered(.timeline), visible.count == 1, room > 1 {
    lines.append(Line("   No other moment contains “\(state.filter)”.", .dim))
  }
  let what = state.isFiltered(.timeline) ? "what, with “\(state.filter)”" : "what"
  let heading = height >= 4 ? [row("   ", "#", "UTC", Line(what), "count", "★").styled(.dim)] : []
  return heading + lines.window(of: room, around: shown, middle: middle)
}

private func preview(_ state: ScreenState) -> [Line] {
  let (app, history) = (state.app, state.timeline.shown)
  func fact(_ label: String, _ value: String) -> Line {
    Line(label.padded(to: 12), .dim) + Line(value)
  }
  let nthPrime: String =
    switch app.nthPrime {
    case .computing(let n, _): "looking for the \(ordinal(n))"
    case .answered(let n, let prime): "the \(ordinal(n)) is \(prime)"
    case .failed(let n, _): "no \(ordinal(n))"
    case nil: "–"
    }
  let last = app.activityFeed.last.map { activity in
    switch activity.type {
    case .addedFavoritePrime(let prime): "added \(prime)"
    case .removedFavoritePrime(let prime): "removed \(prime)"
    }
  }
  return [
    Line("the state after moment \(state.timeline.moment)", .dim),
    Line("Count".padded(to: 12), .dim) + Line("\(app.count)", Style(foreground: .cyan, bold: true)),
    fact("Prime?", isPrime(app.count) ? "yes" : "no"),
    fact("nth prime", nthPrime),
    fact(
      "Favorites",
      app.favoritePrimes.isEmpty
        ? "–" : app.favoritePrimes.prefix(24).map { "\($0)" }.joined(separator: " ")),
    fact(
      "Activity", app.activityFeed.isEmpty ? "–" : "\(app.activityFeed.count), last \(last ?? "")"),
    fact("User", app.loggedInUser?.name.prefix(columns: 80) ?? "–"),
    fact("Undo, redo", "\(history.past.count), \(history.future.count)"),
  ]
}
