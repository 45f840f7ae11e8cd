// The screens: a frame, from nothing but the program's value and the size.

import ClassicRedux
import Foundation
import PrimeTime

extension Program {
  /// The screen, or the question over it, with the timeline beside it if there is room, and below the keys.
  func frame(size: Size) -> Frame {
    let isTight = size.rows < (question == nil ? 9 : 16)
    let text = typed.isEmpty ? Line(" " + note, .warning) : Line(" count = \(typed)_", .accent)
    let header = isTight ? [] : [self.header]
    let status = isTight && text.width == 1 ? [] : [text]
    let rows = isTight ? 1 : 2
    let footer =
      question == nil
      ? keyLines(width: size.columns, rows: rows).filled(to: rows)
      : keyLines(width: size.columns, rows: 3)

    let isWide = size.columns >= 64 && size.rows >= 10
    var (left, right) = (size, size)
    left.rows -= header.count + status.count + footer.count
    if isWide { left.columns = max(size.columns * 2 / 5, 38) }
    (right.columns, right.rows) = (size.columns - left.columns, left.rows)
    let body: [Line] =
      if isWide {
        zip(pane(size: left), timeline(size: right)).map { $0 + $1 }
      } else {
        isOnTimeline && question == nil ? timeline(size: left) : pane(size: left)
      }
    return Frame(size: size, lines: header + body + status + footer)
  }

  /// The open screens, the topmost one last.
  private var header: Line {
    let names = shown.routes.map(\.screen.name)
    let below = names.dropLast().map { " \($0) ›" }.joined()
    return Line(" Prime Time ", .bold) + Line(below, .dim) + Line(" \(names.last!) ", .selected)
  }

  /// The keys that have an effect, as many as fit. The last ones, which lead elsewhere, are the last to go.
  private func keyLines(width: Int, rows: Int) -> [Line] {
    var keys = activeBindings.filter(\.isInFooter)
    while true {
      var lines = [Line()]
      for binding in keys {
        let key = String(binding.keys.prefix { $0 != " " })
        let next = Line(" \(key)", .bold) + Line(" \(binding.meaning) ", .dim)
        if lines.last!.width + next.width > width + 1 { lines.append(Line()) }
        lines[lines.count - 1] = lines[lines.count - 1] + next
      }
      if lines.count <= rows || keys.count < 2 { return lines }
      keys.remove(at: keys.count > 6 ? keys.count - 4 : keys.count - 2)
    }
  }

  // MARK: The panes

  private func pane(size: Size) -> [Line] {
    let (title, lines) =
      question.map { content(of: $0, size: size.inside) } ?? content(size: size.inside)
    let style: Style =
      switch question {
      case .quit, .failed: .bad
      case .help: .accent
      case nil: visit != nil ? .warning : isOnTimeline ? .dim : .accent
      }
    return lines.boxed(title, style, size: size)
  }

  private func content(size: Size) -> (title: String, lines: [Line]) {
    let app = shown.app.app
    let past = visit == nil ? "" : ", after moment \(moment)"
    switch screen {
    case .counter: return ("Counter" + past, counter(size: size))
    case .favorites:
      let lines = list(app.favoritePrimes.count, size: size, empty: "None yet: p and s save one.") {
        let prime = app.favoritePrimes[$0]
        return Line("\(prime)".padded(to: 8) + fact(of: prime))
      }
      return ("Favorites" + past, lines)
    case .favorite(let prime):
      let fact = fact(of: prime)
      return (
        "Favorite" + past,
        [Line(), Line(" \(prime)", .accent), Line()]
          + (fact.isEmpty ? "Enter asks for a fact." : fact).wrapped(to: size.columns - 2)
          .map { Line(" \($0)") }
      )
    case .feed:
      let lines = list(app.activityFeed.count, size: size, empty: "Nothing saved or removed yet.") {
        let activity = app.activityFeed[app.activityFeed.count - 1 - $0]
        return Line("\(activity.time.dropFirst(11).prefix(8))  \(activity.text)")
      }
      return ("Activity" + past, lines)
    case .primeSheet:
      let number = shown.app.primeSheet ?? 0
      let text =
        app.favoritePrimes.contains(number)
        ? "one of your favorite primes" : isPrime(number) ? "a prime number" : "not a prime number"
      return ("Is \(number) prime?" + past, [Line(), Line(" \(number) is \(text).", .bold)])
    }
  }

  private func list(
    _ count: Int, size: Size, empty: String, row: (Int) -> Line
  ) -> [Line] {
    if count == 0 { return [Line(), Line(" \(empty)", .dim)] }
    return window(of: size.rows, in: count, around: cursor).map { index in
      if index != cursor || isOnTimeline { return Line("   ") + row(index) }
      let text = row(index).runs.map(\.text).joined()
      return Line(" ▸ \(text)".padded(to: size.columns), .selected)
    }
  }

  private func fact(of prime: Int) -> String {
    switch shown.app.facts[id: prime]?.fact {
    case .loading: "looking for it …"
    case .loaded(let text), .failed(let text): text
    case nil: ""
    }
  }

  private func counter(size: Size) -> [Line] {
    let state = shown.app.history.present
    let unwritten = session.unwritten.count
    let facts: [(label: String, value: Line)] =
      [Fact.prime, .nthPrime, .favorites, .user].map { fact in
        let style: Style = fact == .prime && isPrime(state.app.count) ? .good : .plain
        if case (.nthPrime, .computing(_, let progress)) = (fact, state.nthPrime) {
          return ("nth prime", Line(progressBar(progress, width: min(size.columns - 20, 40))))
        }
        return (fact.rawValue, Line(fact.text(in: state, room: size.columns), style))
      } + [
        ("undo", Line("\(shown.app.history.past.count), redo \(shown.app.history.future.count)")),
        ("file", Line(unwritten == 0 ? "up to date" : "\(unwritten) not written")),
      ]
    let label = size.columns < 30 ? 0 : 10
    let lines = facts.map { Line(" \($0.label.padded(to: label)) ", .dim) + $0.value }
    let digits = bigDigits(state.app.count)
    let above = (size.rows - lines.count - 5) / 3
    if above < 1 || digits[0].count > size.columns {
      return [Line(" \(state.app.count)", .accent)] + lines
    }
    let left = blanks((size.columns - digits[0].count) / 2)
    let space = Array(repeating: Line(), count: above)
    return space + digits.map { Line(left + $0, .accent) } + space + lines
  }

  /// The moments, below each the branches that were left there, and last what the shown one changed.
  private func timeline(size: Size) -> [Line] {
    let (count, inside) = (session.count, size.inside)
    let title = visit == nil ? "Timeline" : "Timeline: moment \(moment) of \(count)"
    let style: Style = visit != nil ? .warning : isOnTimeline ? .accent : .dim
    let height = max(inside.rows - (inside.rows < 8 ? 2 : 3), 0)
    let width = "\(count)".count
    var lines: [Line] = []
    var shownLine = 0
    for number in window(of: height, in: count + 1, around: moment) {
      if number == moment { shownLine = lines.count }
      let name = number == 0 ? "start" : session[number].action.name
      let mark = number == moment ? "▸" : " "
      let text = " \(mark) \(blanks(width - "\(number)".count))\(number) \(name)"
      let style: Style =
        number == moment ? (isOnTimeline ? .selected : .bold) : number > moment ? .dim : .plain
      lines.append(Line(number == moment ? text.padded(to: inside.columns) : text, style))
      for branch in session.branches where branch.shared == number {
        let text =
          "└─ \(branch.moments.count - number) more, to \(branch.moments.last!.action.name)"
        lines.append(Line(blanks(width + 4) + text, .dim))
      }
    }
    let shown = lines[window(of: height, in: lines.count, around: shownLine)]
    let before = moment == 0 ? nil : visit?.before ?? session.previous
    let change = before.map { self.shown.app.history.present.changes(since: $0) } ?? ""
    let changes = change.wrapped(to: inside.columns - 2).prefix(2).map { Line(" \($0)", .good) }
    let space = Array(repeating: Line(), count: max(inside.rows - shown.count - changes.count, 0))
    return (shown + space + changes).boxed(title, style, size: size)
  }

  // MARK: The questions

  private func content(of question: Question, size: Size) -> (title: String, lines: [Line]) {
    let room = Size(columns: size.columns - 2, rows: size.rows)
    let top = size.rows < 6 ? [] : [Line()]
    switch question {
    case .quit:
      let unwritten = session.unwritten
      let text =
        "Not written: \(unwritten.prefix(20).joined(separator: ", "))"
        + (unwritten.count > 20 ? " and \(unwritten.count - 20) more." : ".")
      return ("Quit?", top + text.wrapped(to: room.columns).map { Line(" \($0)") })
    case .failed(let message):
      return ("Failed", top + message.wrapped(to: room.columns).map { Line(" \($0)") })
    case .help: return ("Keys", help(size: size))
    }
  }

  /// The keys in as many columns as are needed and have room.
  private func help(size: Size) -> [Line] {
    var program = self
    program.question = nil
    let lines = program.bindings.filter { $0.action(program, "0") != nil }.map {
      Line(" \($0.keys)", .bold) + Line(" \($0.meaning)")
    }
    let rows = max(size.rows, 1)
    let columns = min((lines.count + rows - 1) / rows, max(size.columns / 18, 1))
    return (0..<min(rows, lines.count)).map { row in
      stride(from: row, to: min(columns * rows, lines.count), by: rows)
        .reduce(Line()) { $0 + lines[$1].fitted(to: size.columns / columns) }
    }
  }
}

extension Stage8App.Screen {
  fileprivate var name: String {
    switch self {
    case .counter: "counter"
    case .favorites: "favorites"
    case .favorite(let prime): "\(prime)"
    case .feed: "activity"
    case .primeSheet: "prime?"
    }
  }
}

// MARK: Text

/// The rows of a list that fit, around the cursor.
private func window(of height: Int, in count: Int, around cursor: Int) -> Range<Int> {
  let start = min(max(cursor - height / 2, 0), max(count - height, 0))
  return start..<min(start + max(height, 0), count)
}

private func progressBar(_ progress: Double, width: Int) -> String {
  // A recording may contain any number.
  let (progress, width) = (min(max(progress, 0), 1), max(width, 4))
  let done = Int(progress * Double(width))
  return String(repeating: "█", count: done) + String(repeating: "░", count: width - done)
    + " \(Int(progress * 100)) %"
}

/// A number in five lines of blocks.
private func bigDigits(_ number: Int) -> [String] {
  let shapes = [
    "###  #  ### ### # # ### ### ### ### ###    ",
    "# # ##    #   # # # #   #     # # # # #    ",
    "# #  #  ### ### ### ### ###   # ### ### ###",
    "# #  #  #     #   #   # # #   # # #   #    ",
    "### ### ### ###   # ### ###   # ### ###    ",
  ]
  return shapes.map { shape in
    String(number).map { character in
      shape.dropFirst(4 * (Int(String(character)) ?? 10)).prefix(3)
        // A block of two columns looks square.
        .map { $0 == "#" ? "██" : "  " }.joined()
    }.joined(separator: "  ")
  }
}
