// What the full-screen program shows: the frame for a state and a size.
// SPDX-License-Identifier: MIT

import PrimeTime
import TerminalUI

/// What the full-screen program shows. It depends on the state and the size, and on nothing else.
func frame(_ state: ScreenState, size: Size) -> Frame {
  var frame = Frame(size: size)
  let status = statusLine(state, width: size.columns)
  let layout = Layout(size: size, hasStatus: status != nil)
  if let row = layout.header { frame.put(header(state, width: size.columns), row: row) }
  for (row, line) in zip(layout.body, body(of: state.screen, state, layout)) {
    frame.put(line, row: row)
  }
  if let row = layout.status, let status { frame.put(status, row: row) }
  if let row = layout.footer { frame.put(footer(state, width: size.columns), row: row) }
  if state.screen == .primeSheet { frame.put(primeSheet(state), in: layout) }
  if let alert = state.alerts.first {
    frame.put(Box(alert, others: state.alerts.count - 1), in: layout)
  }
  return frame
}

/// Which rows are for what. The fewer there are, the more of it is left out.
struct Layout {
  let columns: Int
  let header: Int?
  let body: Range<Int>
  let status: Int?
  let footer: Int?

  /// - Parameter hasStatus: Whether there is something to be said; if so, the body makes room.
  init(size: Size, hasStatus: Bool) {
    let rows = size.rows
    columns = size.columns
    header = rows >= 3 ? 0 : nil
    footer = rows >= 2 ? rows - 1 : nil
    let showsStatus = rows >= 10 || hasStatus && rows >= 4
    status = showsStatus ? rows - 2 : nil
    let start = rows >= 10 ? 2 : rows >= 3 ? 1 : 0
    body = start..<max(start, rows - (showsStatus ? 2 : rows >= 2 ? 1 : 0))
  }
}

private func body(of screen: Screen, _ state: ScreenState, _ layout: Layout) -> [Line] {
  let (width, height) = (layout.columns, layout.body.count)
  return switch screen {
  case .counter, .primeSheet: counterLines(state, width: width, height: height)
  case .favorites: favoritesLines(state, height: height)
  case .activity: activityLines(state, width: width, height: height)
  case .timeline: timelineLines(state, width: width, height: height)
  case .help: helpLines(cursor: state.helpCursor, height: height)
  }
}

private func header(_ state: ScreenState, width: Int) -> Line {
  let user = state.app.loggedInUser.map { " \($0.name.prefix(columns: width)) " } ?? ""
  let tabs: [(Screen, String)] =
    [
      (.counter, "Counter"), (.favorites, "Favorites \(state.app.favoritePrimes.count)"),
      (.activity, "Activity \(state.app.activityFeed.count)"),
      (.timeline, "Timeline \(state.timeline.moment)"),
    ] + (state.screen == .help ? [(.help, "Help")] : [])
  let shown: Screen = state.screen == .primeSheet ? .counter : state.screen
  var left = " Prime Time  "
  for (screen, name) in tabs { left += screen == shown ? "[\(name)]" : " \(name) " }
  if columnWidth(of: left) + min(columnWidth(of: user), 12) > width {
    left = " " + (tabs.first { $0.0 == shown }?.1 ?? "")
  }
  let room = max(width - columnWidth(of: left) - 1, 0)
  let name = Line(user).fitted(to: min(columnWidth(of: user), room))
  return (Line(left).fitted(to: width - name.width) + name)
    .styled(Style(bold: true, reverse: true))
}

private func statusLine(_ state: ScreenState, width: Int) -> Line? {
  /// What is typed, the end of it at least, and why it was not taken or what takes it.
  func typing(_ what: String, _ text: String) -> Line {
    let label = Line(" \(what) ")
    let hint = state.note.map { Line("  " + $0) } ?? Line("  Enter takes it, Esc drops it", .dim)
    return label + Line(text.ending(columns: width - label.width - 1) + "▏", .bold) + hint
  }
  switch state.typed {
  case .number(let text):
    return typing(state.screen == .timeline ? "go to moment" : "count =", text)
  case .name(let text): return typing("log in as", text)
  case nil: break
  }
  if let note = state.note { return Line(" " + note) }
  if state.timeline.isInPast {
    let (moment, last) = (state.timeline.moment, state.timeline.last)
    return Line(
      " ◀ the past: moment \(moment) of \(last). To act starts a new branch, Esc returns.",
      Style(foreground: .yellow))
  }
  if state.screen != .counter, case .computing(let n, let progress) = state.app.nthPrime {
    return Line(" the \(ordinal(n)) prime ") + progressBar(progress, width: 20)
  }
  return nil
}

/// How far something has come: `████████░░░░░░░░  50 %`.
func progressBar(_ progress: Double, width: Int) -> Line {
  let progress = min(max(progress, 0), 1)
  let done = Int(progress * Double(width))
  return Line(String(repeating: "█", count: done), Style(foreground: .cyan))
    + Line(String(repeating: "░", count: width - done), .dim)
    + Line("\(Int(progress * 100)) %".aligned(to: 6))
}

extension Frame {
  /// Draws a line, as far as there is room.
  mutating func put(_ line: Line, row: Int, column: Int = 0) {
    var column = column
    for piece in line.fitted(to: min(line.width, size.columns - column)).pieces {
      put(piece.text, row: row, column: column, style: piece.style)
      column += columnWidth(of: piece.text)
    }
  }
}

extension RandomAccessCollection where Index == Int {
  /// As many elements as there is room for, among them the one at an offset.
  func window(of room: Int, around offset: Int) -> SubSequence {
    let hidden = Swift.min(offset - startIndex - room / 2, count - room)
    return dropFirst(Swift.max(hidden, 0)).prefix(Swift.max(room, 0))
  }
}
