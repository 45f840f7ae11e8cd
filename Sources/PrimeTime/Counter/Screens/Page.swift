// Prime Time in a terminal: the screen as a frame.
// SPDX-License-Identifier: MIT

import PrimeTime
import TerminalScreens
import TerminalUI

/// The frame of the full-screen program. It depends only on the state and the size.
func frame(_ state: ScreenState, size: Size) -> Frame {
  page(state, width: size.columns).frame(size: size)
}

/// The page of the full-screen program, for frames of a width.
func page(_ state: ScreenState, width: Int) -> Page {
  let box =
    state.alerts.first.map { Box($0, others: state.alerts.count - 1) }
    ?? (state.screen == .primeSheet ? primeSheet(state) : nil)
  return Page(
    title: "Prime Time", tabs: tabs(state),
    corner: state.app.loggedInUser.map { " \($0.name.prefix(columns: width)) " } ?? "",
    hints: hints(state), status: statusLine(state, width: width), box: box
  ) { width, height in
    body(of: state.screen, state, width: width, height: height)
  }
}

private func body(of screen: Screen, _ state: ScreenState, width: Int, height: Int) -> [Line] {
  let isWide = width >= 120 && height >= 10
  switch screen {
  case .counter, .primeSheet:
    guard isWide else { return counterLines(state, width: width, height: height) }
    let right = min(max(width * 2 / 5, 54), 80)
    return beside(
      counterLines(state, width: width - right, height: height), width - right,
      momentLines(state, width: right - 2, height: height), right, height: height)
  case .favorites where isWide, .activity where isWide:
    let left = width / 2
    return beside(
      favoritesLines(state, width: left, height: height), left,
      activityLines(state, width: width - left - 2, height: height), width - left, height: height)
  case .favorites: return favoritesLines(state, width: width, height: height)
  case .activity: return activityLines(state, width: width, height: height)
  case .timeline: return timelineLines(state, width: width, height: height)
  case .help: return helpLines(cursor: state.helpCursor, width: width, height: height)
  }
}

private func tabs(_ state: ScreenState) -> [Page.Tab] {
  let shown: Screen = state.screen == .primeSheet ? .counter : state.screen
  return Screen.tabs.map { screen in
    let (key, name, detail) =
      switch screen {
      case .counter, .primeSheet: ("c", "Counter", "")
      case .favorites: ("f", "Favorites", "\(state.app.favoritePrimes.count)")
      case .activity: ("a", "Activity", "\(state.app.activityFeed.count)")
      case .timeline: ("t", "Timeline", "\(state.timeline.moment)")
      case .help: ("?", "Help", "")
      }
    return Page.Tab(key: key, name: name, detail: detail, isShown: screen == shown)
  }
}

private func statusLine(_ state: ScreenState, width: Int) -> Line? {
  switch state.typed {
  case .number(let field):
    let what = state.screen == .timeline ? "go to moment" : "count ="
    return fieldLine(what, field, "Enter accepts, Esc cancels", note: state.note, width: width)
  case .name(let field):
    return fieldLine(
      "log in as", field, "Enter accepts, Esc cancels", note: state.note, width: width)
  case .filter(let field):
    return fieldLine("filter", field, "Enter keeps it, Esc shows all", note: nil, width: width)
  case nil: break
  }
  if let note = state.note { return Line(" " + note.shortened(to: width - 1)) }
  if state.timeline.isInPast, state.exportProgress == nil {
    let (moment, last) = (state.timeline.moment, state.timeline.last)
    let texts = [
      " ◀ the past: moment \(moment) of \(last). Any action starts a new branch, Esc returns.",
      " ◀ the past: moment \(moment) of \(last). Esc returns.",
      " ◀ \(moment) of \(last), Esc returns",
      " ◀ Esc returns",
    ]
    let text = texts.first { columnWidth(of: $0) <= width } ?? texts[3]
    return Line(text, Style(foreground: .yellow))
  }
  if let progress = state.exportProgress {
    return Line(" exporting ") + progressBar(progress, width: 20)
  }
  if state.screen != .counter, case .computing(let n, let progress) = state.app.nthPrime {
    return Line(" the \(ordinal(n)) prime ") + progressBar(progress, width: 20)
  }
  return nil
}

/// The text around the cursor, with a hint if there is room, or the reason why the text was refused.
private func fieldLine(
  _ what: String, _ field: TextField, _ keys: String, note: String?, width: Int
) -> Line {
  let label = Line(" \(what) ")
  let room = max(width - label.width - 1, 0)
  let reason = note?.shortened(to: room - 6)
  if let reason, columnWidth(of: reason) > room - 6 { return Line(" " + reason) }
  // Four columns are enough to show which text was refused.
  let rest = reason.map { max(room - columnWidth(of: $0) - 2, 4) } ?? room
  let after = field.after.prefix(columns: rest / 3)
  let text =
    label + Line(field.before.ending(columns: rest - columnWidth(of: after)), .bold)
    + Line("▏", .bold) + Line(after, .bold)
  let hint = Line("  ") + (reason.map { Line($0) } ?? Line(keys, .dim))
  return reason != nil || text.width + hint.width <= width ? text + hint : text
}

extension String {
  /// The text up to the semicolon, after which there is only advice, unless all of it fits.
  fileprivate func shortened(to columns: Int) -> String {
    columnWidth(of: self) <= columns ? self : String(prefix { $0 != ";" })
  }
}

extension Box {
  /// - Parameter others: The number of alerts that wait behind it.
  init(_ alert: Alert, others: Int) {
    self.init(
      title: others == 0 ? alert.title : "\(alert.title), \(others) more", text: alert.text,
      hint: alert.overwrites == nil
        ? .hint("Enter", "closes")
        : .hint("o", "overwrites it") + Line(", ", .dim) + .hint("l", "loads it")
          + Line(", ", .dim) + .hint("Esc", "closes"),
      style: Style(foreground: alert.isFailure ? .red : .green))
  }
}
