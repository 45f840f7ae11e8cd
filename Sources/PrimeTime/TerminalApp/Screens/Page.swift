// Prime Time in a terminal: the page.

import PrimeTime
import TerminalUI

extension TerminalState {
  func page(width: Int) -> Page {
    Page(
      title: "Prime Time", tabs: tabs, status: status(width: width), box: box,
      body: { body(width: $0, height: $1) })
  }

  /// The pane of the screen, and the timeline beside it if there is room.
  private func body(width: Int, height: Int) -> [Line] {
    let (own, minimum) =
      switch screen {
      case .counter, .primeSheet: (counterPane(self), 120)
      case .favorites: (favoritesPane(self), 120)
      case .activity: (activityPane(self), 120)
      case .timeline: (differencePane(self), 64)
      }
    if height < 10 || width < minimum {
      return (screen == .timeline ? timelinePane(self) : own).lines(width: width, height: height)
    }
    return beside(own, timelinePane(self), width: width, height: height)
  }

  private var tabs: [Page.Tab] {
    let shown: Screen? = overlay.help != nil ? nil : screen == .primeSheet ? .counter : screen
    func tab(_ key: String, _ name: String, _ screen: Screen?, _ detail: String = "") -> Page.Tab {
      (key, name, detail, isShown: shown == screen)
    }
    return [
      tab("c", "Counter", .counter),
      tab("f", "Favorites", .favorites, "\(app.favoritePrimes.count)"),
      tab("a", "Activity", .activity, "\(app.activityFeed.count)"),
      tab("t", "Timeline", .timeline, "\(timeline.moment)"), tab("?", "Help", nil),
    ]
  }

  private func status(width: Int) -> Line? {
    guard timeline.isInPast else { return nil }
    let (moment, last) = (timeline.moment, timeline.last)
    let text = " ◀ Esc returns; moment \(moment) of \(last) is past, any action starts a new branch"
    return Line(text.shortened(to: width), Style(foreground: .yellow))
  }

  private var box: Box? {
    let style = Style(foreground: .red)
    if quitting == .asking {
      // A sign stays on the line of its number.
      let names = timeline.unwritten.map { $0.replacing(" ", with: "\u{A0}") }.joined(
        separator: ", ")
      let comma = Line(", ", .dim)
      return Box(
        title: "Quit?", text: "Not written: \(names).",
        hint: .hint("w", "writes and quits") + comma + .hint("q", "quits") + comma
          + .hint("Esc", "stays"), style: style)
    }
    if let failure = failures.first {
      return Box(title: "Failed", text: failure, hint: .hint("Enter", "closes"), style: style)
    }
    return screen == .primeSheet ? primeSheet(self) : nil
  }
}
