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
  case .help where isWide:
    let half = helpSections.count / 2
    return beside(
      Array(helpSections[..<half].joined()), width / 2, Array(helpSections[half...].joined()),
      width - width / 2, height: height)
  case .help: return helpLines(cursor: state.helpCursor, height: height)
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
  /// The end of the text that is being typed, with a hint, or the reason why the text was refused.
  func typing(
    _ what: String, _ text: String, _ keys: String = "Enter accepts, Esc cancels"
  ) -> Line {
    let label = Line(" \(what) ")
    let hint = Line("  ") + (state.note.map { Line($0) } ?? Line(keys, .dim))
    return label + Line(text.ending(columns: width - label.width - 1) + "▏", .bold) + hint
  }
  switch state.typed {
  case .number(let text):
    return typing(state.screen == .timeline ? "go to moment" : "count =", text)
  case .name(let text): return typing("log in as", text)
  case .filter: return typing("filter", state.filter, "Enter keeps it, Esc shows all")
  case nil: break
  }
  if let note = state.note { return Line(" " + note) }
  if state.timeline.isInPast {
    let (moment, last) = (state.timeline.moment, state.timeline.last)
    return Line(
      " ◀ the past: moment \(moment) of \(last). Any action starts a new branch, Esc returns.",
      Style(foreground: .yellow))
  }
  if state.screen != .counter, case .computing(let n, let progress) = state.app.nthPrime {
    return Line(" the \(ordinal(n)) prime ") + progressBar(progress, width: 20)
  }
  return nil
}

extension Box {
  /// - Parameter others: The number of alerts that wait behind it.
  init(_ alert: Alert, others: Int) {
    self.init(
      title: others == 0 ? alert.title : "\(alert.title), \(others) more", text: alert.text,
      hint: .hint("Enter", "closes"),
      style: Style(foreground: alert.isFailure ? .red : .green))
  }
}
