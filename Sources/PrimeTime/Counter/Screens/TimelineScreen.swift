// The timeline: every action so far, and the state it led to.
// SPDX-License-Identifier: MIT

import ClassicRedux
import PrimeTime
import TerminalUI

/// The moments on the left, and the state after the one that is shown on the right if there is room.
func timelineLines(_ state: ScreenState, width: Int, height: Int) -> [Line] {
  let listWidth = width >= 64 ? min(width * 3 / 5, 80) : width
  let previewWidth = width - listWidth
  let list = moments(state.timeline, width: listWidth, height: height)
  if previewWidth == 0 { return list }
  let preview = preview(state)
  return (0..<height).map { row in
    let left = row < list.count ? list[row] : Line()
    let right = row < preview.count ? preview[row] : Line()
    return left.fitted(to: listWidth) + Line("│ ", .dim) + right.fitted(to: previewWidth - 2)
  }
}

private func moments(_ timeline: Timeline, width: Int, height: Int) -> [Line] {
  let moments = timeline.moments
  let numberWidth = String(timeline.last).count
  let room = height >= 4 ? height - 1 : height
  let visible = moments.indices.window(of: room, around: timeline.moment)
  let countWidth = visible.reduce(5) { max($0, moments[$1].count.description.count) }
  let showsTime = width >= 48 + countWidth
  let showsStates = width >= 27 + countWidth
  let textWidth =
    width - numberWidth - 5 - (showsTime ? 10 : 0) - (showsStates ? countWidth + 8 : 0)

  func row(
    _ mark: String, _ number: String, _ time: String, _ text: Line, _ count: String, _ saved: String
  )
    -> Line
  {
    Line("\(mark)\(number.aligned(to: numberWidth))  " + (showsTime ? time.padded(to: 10) : ""))
      + text.fitted(to: max(textWidth, 1))
      + Line(showsStates ? "  \(count.aligned(to: countWidth))  \(saved.aligned(to: 3)) " : "")
  }
  let heading = height >= 4 ? [row("   ", "#", "UTC", Line("what"), "count", "★").styled(.dim)] : []
  return heading
    + visible.map { index in
      let moment = moments[index]
      let line = row(
        index == timeline.moment ? " ▸ " : "   ", "\(index)",
        moment.action == nil ? "" : moment.time.clock(withDate: false),
        Line(moment.text), "\(moment.count)", "\(moment.favorites)")
      if index == timeline.moment { return line.fitted(to: width).styled(.reverse) }
      return index > timeline.moment ? line.styled(.dim) : line
    }
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
