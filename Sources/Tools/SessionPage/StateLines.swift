// The lines of a state, as the page shows them.

import ClassicRedux
import LineMode
import PrimeTime

/// Makes the lines of each state's JSON, in sections. The lines of a list are kept, because a feed of a thousand
/// activities would otherwise take most of the time.
struct StateLines {
  private var (favorites, feed) = (ListLines<Int>(), ListLines<AppState.Activity>())

  mutating func lines(of state: Stage8App.State, in texts: inout Table<String>) -> [[Int]] {
    func member(_ name: String, _ value: Any) -> String { "\"\(name)\" : \(json(value))" }
    func lines(_ members: String...) -> [Int] { members.map { texts.id(of: $0) } }
    let (app, history) = (state.app.appState, state.app.history)
    return [
      lines("{", #""app" : {"#, member("count", app.count), #""favoritePrimes" : ["#),
      favorites.lines(of: app.favoritePrimes, in: &texts),
      lines("]", #""activityFeed" : ["#),
      feed.lines(of: app.activityFeed, in: &texts),
      lines("]", member("loggedInUser", app.loggedInUser as Any), "}"),
      lines(member("nthPrime", history.present.nthPrime as Any)),
      lines(member("fileMessage", history.present.fileMessage as Any)),
      lines(member("primeSheet", state.app.primeSheet as Any)),
      lines(member("facts", state.app.facts)),
      lines(member("screens", state.routes.map { "\($0.screen)" }), "}"),
    ]
  }
}

private struct ListLines<Element: Equatable> {
  private var (elements, lines) = ([Element](), [Int]())

  mutating func lines(of new: [Element], in texts: inout Table<String>) -> [Int] {
    for change in changes(from: elements, to: new) {
      lines.replaceSubrange(
        change.start..<(change.start + change.removed.count),
        with: change.inserted.map { texts.id(of: json($0)) })
    }
    elements = new
    return lines
  }
}
