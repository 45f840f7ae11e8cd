// The timeline: every action so far, with its forks, and the difference that one made.

import ClassicRedux
import PrimeTime
import TerminalUI

/// The moments around the shown one with their forks, and below them the position on the timeline.
func timelinePane(_ state: TerminalState) -> Pane {
  let (moment, last) = (state.timeline.moment, state.timeline.last)
  let filter = state.isFiltered(.timeline) ? " with “\(state.filter)”" : ""
  return Pane(
    "Timeline" + filter, detail: "\(moment)/\(last)", isFocused: state.screen == .timeline
  ) { width, height in
    let bar = height >= 8 ? [slider(moment, of: last, width: width)] : []
    let lines = momentLines(state, width: width, room: height - bar.count - 1)
    return lines + Array(repeating: Line(), count: max(height - bar.count - lines.count, 0)) + bar
  }
}

/// The heading, and at most `room` lines of moments and forks.
private func momentLines(_ state: TerminalState, width: Int, room: Int) -> [Line] {
  let (timeline, moments) = (state.timeline, state.timeline.moments)
  let cursor = state.row(on: .timeline)
  let visible = (0..<state.rows(of: .timeline)).window(of: room, around: cursor)
  let numberWidth = String(timeline.last).count
  let shown = visible.map { state.element($0, of: .timeline) }
  let rows = shown.map { moments[$0] } + timeline.forks.compactMap(\.moments.last)
  let countWidth = rows.reduce(5) { max($0, "\($1.count)".count) }
  let savedWidth = rows.reduce(3) { max($0, "\($1.favorites)".count) }
  let textWidth = max(width - numberWidth - countWidth - savedWidth - 10, 12)

  func row(
    _ mark: String, _ number: String, _ text: String, _ count: String, _ saved: String
  ) -> Line {
    Line("\(mark)\(number.aligned(to: numberWidth))  ") + Line(text).fitted(to: textWidth)
      + Line("  \(count.aligned(to: countWidth))  \(saved.aligned(to: savedWidth)) ")
  }

  func line(_ index: Int) -> Line {
    let moment = moments[index]
    let isShown = index == timeline.moment
    let line = row(
      isShown ? " ▸ " : "   ", "\(index)", moment.text, "\(moment.count)", "\(moment.favorites)")
    if isShown {
      return line.fitted(to: width).styled(state.screen == .timeline ? .selected : .accent)
    }
    return index > timeline.moment ? line.styled(.dim) : line
  }

  func line(_ fork: Timeline.Fork) -> Line {
    let (first, last) = (fork.start + 1, fork.start + fork.moments.count)
    let numbers = first == last ? "\(first)" : "\(first)…\(last)"
    guard let end = fork.moments.last else { return Line() }
    return row("   ", "", "└─ \(numbers) \(end.text)", "\(end.count)", "\(end.favorites)")
      .styled(.dim)
  }

  var lines: [Line] = []
  var place = 0
  for (row, index) in zip(visible, shown) {
    if row == cursor { place = lines.count }
    let rows = [line(index)] + timeline.forks.filter { $0.start == index }.map(line)
    lines += rows.map { $0.targeting(.row(index, list: Screen.timeline.rawValue)) }
  }
  return [row("   ", "#", "action", "count", "★").styled(.dim)]
    + lines.window(of: room, around: place)
}

/// The state after the shown moment, in full if there is room, with its differences from the moment before it.
func differencePane(_ state: TerminalState) -> Pane {
  let (timeline, app) = (state.timeline, state.shown)
  return Pane("State after moment \(timeline.moment)", isFocused: false) { width, height in
    let room = max(height / 2, 1)
    return Fact.allCases.flatMap { fact -> [Line] in
      let changes = timeline.before.map { fact.changes(from: $0, to: app) } ?? []
      let text = fact.text(in: app, room: height * width / 3)
      var texts = changes.isEmpty ? text.wrapped(to: max(width - 12, 1)) : changes
      if texts.count > room { texts[room - 1] = "…" }
      return texts.prefix(room).enumerated().map { index, text in
        let color = Style(foreground: text.first == "+" ? .green : .red)
        return Line(" ") + (index == 0 ? fact.label(11) : Line(blanks(11)))
          + Line(text, changes.isEmpty ? .plain : color)
      }
    }
  }
}

/// A position from 0 to `last`: `0 ────●───── 13`.
private func slider(_ position: Int, of last: Int, width: Int) -> Line {
  let (start, end) = (" 0 ", " \(last) ")
  let room = max(width - start.count - end.count, 1)
  let place = position * (room - 1) / max(last, 1)
  func bar(_ count: Int) -> String { String(repeating: "─", count: count) }
  return Line(start, .dim) + Line(bar(place) + "●", .accent)
    + Line(bar(room - 1 - place) + end, .dim)
}
