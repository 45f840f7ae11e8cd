// Prime Time in a terminal: the screen as a frame.
// SPDX-License-Identifier: MIT

import PrimeTime
import TerminalScreens
import TerminalUI

/// The frame of the full-screen program. It depends only on the state and the size.
func frame(_ state: ScreenState, size: Size) -> Frame {
  page(state, width: size.columns).frame(size: size)
}

func page(_ state: ScreenState, width: Int) -> Page {
  let box =
    state.alerts.first.map { Box($0, others: state.alerts.count - 1) }
    ?? (state.screen == .primeSheet ? primeSheet(state) : nil)
  return Page(
    title: "Prime Time", tabs: tabs(state),
    corner: state.app.loggedInUser.map { " \($0.name.prefix(columns: width)) " } ?? "",
    hints: hints(in: state), status: statusLine(state, width: width), box: box
  ) { width, height in
    body(state, width: width, height: height)
  }
}

/// The pane of the screen, or all panes, if there is room for them.
private func body(_ state: ScreenState, width: Int, height: Int) -> [Line] {
  let own: Pane =
    switch state.screen {
    case .counter, .primeSheet: counterPane(state)
    case .favorites: favoritesPane(state)
    case .activity: activityPane(state)
    case .timeline: timelinePane(state)
    case .help:
      Pane("Help", name: Screen.help.rawValue) { [cursor = state.cursor(.help)] in
        help.lines(cursor: cursor.row, width: $0, height: $1)
      }
    }
  func row(_ left: [Line], _ right: [Line]) -> [Line] { zip(left, right).map(+) }
  let (timeline, difference) = (timelinePane(state), differencePane(state))
  let (isTimeline, isWide) = (state.screen == .timeline, width >= 180)
  let right = isWide ? min(width * 2 / 5, 90) : width - width / 2
  let left = isWide ? right : width - right
  switch (width, height) {
  case (120..., 30...) where state.screen != .help:
    let top = min(max(height / 2, height - 26), 20)
    let lists = row(
      favoritesPane(state).lines(width: left / 2, height: height - top),
      activityPane(state).lines(width: left - left / 2, height: height - top))
    let panes = counterPane(state).lines(width: left, height: top) + lists
    if isWide {
      return row(
        row(panes, timeline.lines(width: right, height: height)),
        difference.lines(width: width - left - right, height: height))
    }
    return row(
      panes,
      timeline.lines(width: right, height: height - 13) + difference.lines(width: right, height: 13)
    )
  case (120..., 10...) where state.screen != .help:
    return row(
      (isTimeline ? difference : own).lines(width: left, height: height),
      timeline.lines(width: right, height: height))
  case (64..., 10...) where isTimeline:
    let side = width * 2 / 5
    return row(
      own.lines(width: width - side, height: height),
      difference.lines(width: side, height: height))
  default: return own.lines(width: width, height: height)
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
  let note = state.note?.shortened(to: width - 20)
  switch state.typed {
  case .number(let field):
    let what = state.screen == .timeline ? "go to moment" : "count ="
    return field.statusLine(what, refusal: note, width: width)
  case .name(let field): return field.statusLine("log in as", refusal: note, width: width)
  case .filter(let field):
    return field.statusLine("filter", keys: "Enter keeps it, Esc shows all", width: width)
  case nil: break
  }
  if let note = state.note { return Line(" " + note.shortened(to: width - 1)) }
  if state.timeline.isInPast {
    let (moment, last) = (state.timeline.moment, state.timeline.last)
    let texts = [
      " ◀ the past: moment \(moment) of \(last). Any action starts a new branch, Esc returns.",
      " ◀ the past: moment \(moment) of \(last), Esc returns", " ◀ Esc returns",
    ]
    let text = texts.first { columnWidth(of: $0) <= width } ?? texts[2]
    return Line(text, Style(foreground: .yellow))
  }
  if state.screen != .counter, case .computing(let n, let progress) = state.app.nthPrime {
    return Line(" the \(ordinal(n)) prime ") + progressBar(progress, width: 20)
  }
  return nil
}

extension Box {
  /// - Parameter others: The number of alerts that wait behind it.
  init(_ alert: Alert, others: Int) {
    let keys: [Page.Hint] =
      switch alert.question {
      case .overwrite: [("o", "overwrites it"), ("l", "loads it"), ("Esc", "closes")]
      case .quit: [("w", "writes and quits"), ("q", "quits"), ("Esc", "stays")]
      case nil: [("Enter", "closes")]
      }
    self.init(
      title: others == 0 ? alert.title : "\(alert.title), \(others) more", text: alert.text,
      hint: keys.dropFirst().reduce(.hint(keys[0].key, keys[0].meaning)) {
        $0 + Line(", ", .dim) + .hint($1.key, $1.meaning)
      }, style: Style(foreground: alert.isFailure ? .red : .green))
  }
}
