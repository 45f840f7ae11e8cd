// Prime Time in a terminal: the page.
// SPDX-License-Identifier: MIT

import PrimeTime
import TerminalUI

extension TerminalState {
  func page(width: Int) -> Page {
    Page(
      title: "Prime Time", tabs: tabs,
      corner: app.loggedInUser.map { " \($0.name.prefix(columns: width)) " } ?? "",
      status: status(width: width), box: box
    ) { body(width: $0, height: $1) }
  }

  /// The pane of the screen, or all panes, if there is room for them.
  private func body(width: Int, height: Int) -> [Line] {
    let own: Pane =
      switch screen {
      case .counter, .primeSheet: counterPane(self)
      case .favorites: favoritesPane(self)
      case .activity: activityPane(self)
      case .timeline: timelinePane(self)
      }
    func row(_ left: [Line], _ right: [Line]) -> [Line] { zip(left, right).map(+) }
    let (timeline, difference) = (timelinePane(self), differencePane(self))
    switch (width, height) {
    case (120..., 30...):
      let isWide = width >= 180
      let right = isWide ? min(width * 2 / 5, 90) : width - width / 2
      let left = isWide ? right : width - right
      let top = min(max(height / 2, height - 26), 20)
      let lists = row(
        favoritesPane(self).lines(width: left / 2, height: height - top),
        activityPane(self).lines(width: left - left / 2, height: height - top))
      let panes = counterPane(self).lines(width: left, height: top) + lists
      if isWide {
        return row(
          row(panes, timeline.lines(width: right, height: height)),
          difference.lines(width: width - left - right, height: height))
      }
      return row(
        panes,
        timeline.lines(width: right, height: height - 13)
          + difference.lines(width: right, height: 13))
    case (120..., 10...):
      let left = screen == .timeline ? difference : own
      return row(
        left.lines(width: width / 2, height: height),
        timeline.lines(width: width - width / 2, height: height))
    case (64..., 10...) where screen == .timeline:
      let side = width * 2 / 5
      return row(
        own.lines(width: width - side, height: height),
        difference.lines(width: side, height: height))
    default: return own.lines(width: width, height: height)
    }
  }

  private var tabs: [Page.Tab] {
    let counts = [app.favoritePrimes.count, app.activityFeed.count, timeline.moment]
    let shown: Screen? = overlay.help != nil ? nil : screen == .primeSheet ? .counter : screen
    func tab(_ key: String, _ name: String, _ screen: Screen?, _ detail: String = "") -> Page.Tab {
      (key, name, detail, isShown: shown == screen)
    }
    return [
      tab("c", "Counter", .counter), tab("f", "Favorites", .favorites, "\(counts[0])"),
      tab("a", "Activity", .activity, "\(counts[1])"),
      tab("t", "Timeline", .timeline, "\(counts[2])"), tab("?", "Help", nil),
    ]
  }

  private func status(width: Int) -> Line? {
    if timeline.isInPast {
      let (moment, last) = (timeline.moment, timeline.last)
      let texts = [
        " ◀ the past: moment \(moment) of \(last). Any action starts a new branch, Esc returns.",
        " ◀ the past: moment \(moment) of \(last), Esc returns", " ◀ Esc returns",
      ]
      let text = texts.first { columnWidth(of: $0) <= width } ?? texts[2]
      return Line(text, Style(foreground: .yellow))
    }
    if screen != .counter, case .computing(let n, let progress) = shown.nthPrime {
      return Line(" the \(ordinal(n)) prime ") + progressBar(progress, width: 20)
    }
    return nil
  }

  private var box: Box? {
    let style = Style(foreground: .red)
    if case .asking(let changes) = quitting {
      // A sign stays on the line of its number.
      let names = changes.map { $0.replacing(" ", with: "\u{A0}") }.joined(separator: ", ")
      let comma = Line(", ", .dim)
      return Box(
        title: "Quit?", text: "Not written: \(names).",
        hint: .hint("w", "writes and quits") + comma + .hint("q", "quits") + comma
          + .hint("Esc", "stays"), style: style)
    }
    if let failure = failures.first {
      let others = failures.count == 1 ? "" : ", \(failures.count - 1) more"
      return Box(
        title: "Failed" + others, text: failure, hint: .hint("Enter", "closes"), style: style)
    }
    return screen == .primeSheet ? primeSheet(self) : nil
  }
}
