// Prime Time in a terminal: the screen as a frame.
// SPDX-License-Identifier: MIT

import PrimeTime
import TerminalScreens
import TerminalUI

/// The frame of the full-screen program. It depends only on the state and the size.
func frame(_ state: ScreenState, size: Size) -> Frame {
  let box =
    state.alerts.first.map { Box($0, others: state.alerts.count - 1) }
    ?? (state.screen == .primeSheet ? primeSheet(state) : nil)
  return Page(
    title: "Prime Time", tabs: tabs(state),
    corner: state.app.loggedInUser.map { " \($0.name.prefix(columns: size.columns)) " } ?? "",
    hints: hints(state), status: statusLine(state, width: size.columns), box: box
  ) { width, height in
    body(of: state.screen, state, width: width, height: height)
  }.frame(size: size)
}

private func body(of screen: Screen, _ state: ScreenState, width: Int, height: Int) -> [Line] {
  let isWide = width >= 120 && height >= 10
  switch screen {
  case .counter, .primeSheet:
    guard isWide else { return counterLines(state, width: width, height: height) }
    let right = min(max(width * 2 / 5, 54), 80)
    return beside(
      counterLines(state, width: width - right, height: height), width - right,
      momentLines(state.timeline, width: right - 2, height: height), right, height: height)
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
  return [
    Page.Tab(key: "c", name: "Counter", isShown: shown == .counter),
    Page.Tab(
      key: "f", name: "Favorites", detail: "\(state.app.favoritePrimes.count)",
      isShown: shown == .favorites),
    Page.Tab(
      key: "a", name: "Activity", detail: "\(state.app.activityFeed.count)",
      isShown: shown == .activity),
    Page.Tab(
      key: "t", name: "Timeline", detail: "\(state.timeline.moment)", isShown: shown == .timeline),
    Page.Tab(key: "?", name: "Help", isShown: shown == .help),
  ]
}

private func statusLine(_ state: ScreenState, width: Int) -> Line? {
  /// The end of the text that is being typed, with a hint, or the reason why the text was refused.
  func typing(_ what: String, _ text: String) -> Line {
    let label = Line(" \(what) ")
    let hint = state.note.map { Line("  " + $0) } ?? Line("  Enter accepts, Esc cancels", .dim)
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
      hint: Line("Enter", .bold) + Line(" closes", .dim),
      style: Style(foreground: alert.isFailure ? .red : .green))
  }
}
