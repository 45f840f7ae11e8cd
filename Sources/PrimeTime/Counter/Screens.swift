// The screens: a frame, from nothing but the program's value and the size.

import ClassicRedux
import Foundation
import PrimeTime

extension Program {
  /// The screen with the timeline beside it, if there is room, and the keys below. A question takes its place.
  func frame(size: Size) -> Frame {
    let isRoomy = question == nil && size.rows >= 9
    let text = typed.isEmpty ? Line(" " + note, .warning) : Line(" count = \(typed)_", .accent)
    let header = isRoomy ? [self.header] : []
    let keys = keyLines(width: size.columns)
    let below = (isRoomy || text.width > 1 ? [text] : []) + (isRoomy ? keys.filled(to: 2) : keys)

    let isWide = size.columns >= 70 && size.rows >= 10
    let height = size.rows - header.count - below.count
    let left = Size(columns: isWide ? max(size.columns * 2 / 5, 42) : size.columns, rows: height)
    let right = Size(columns: size.columns - left.columns, rows: height)
    let body =
      isWide
      ? zip(pane(size: left), timeline(size: right)).map { $0 + $1 }
      : isOnTimeline && question == nil ? timeline(size: left) : pane(size: left)
    return Frame(size: size, lines: header + body + below)
  }

  /// The open screens, the topmost one last.
  private var header: Line {
    let names = shown.routes.map { "\($0.screen)" }
    let below = names.dropLast().map { " \($0) ›" }.joined()
    return Line(" Prime Time ", .bold) + Line(below, .dim) + Line(" \(names.last!) ", .selected)
  }

  /// The keys that have an effect, as many as fit in two lines. The last ones, which lead elsewhere, are the last to go.
  private func keyLines(width: Int) -> [Line] {
    var keys = activeBindings.filter(\.isInFooter)
    while true {
      var lines = [Line()]
      for binding in keys {
        let key = String(binding.keys.prefix { $0 != " " })
        let next = Line(" \(key)", .bold) + Line(" \(binding.meaning) ", .dim)
        if lines.last!.width + next.width > width { lines.append(Line()) }
        lines[lines.count - 1] = lines[lines.count - 1] + next
      }
      if lines.count <= 2 || keys.count < 2 { return lines }
      keys.remove(at: max(keys.count - 4, 0))
    }
  }

  private func pane(size: Size) -> [Line] {
    switch question {
    case .quit:
      let unwritten = session.unwritten
      let list = unwritten.prefix(20).joined(separator: ", ")
      let rest = unwritten.count > 20 ? " and \(unwritten.count - 20) more." : "."
      return textBox("Quit?", "Not written: \(list)\(rest)", .bad, size: size)
    case .failed(let message): return textBox("Failed", message, .bad, size: size)
    case .help: return box("Keys", .accent, size: size, lines: help)
    case nil: break
    }
    let app = shown.app.appState
    let past = visit == nil ? "" : ", after moment \(moment)"
    let style: Style = visit != nil ? .warning : isOnTimeline ? .dim : .accent
    switch screen {
    case .counter: return box("Counter" + past, style, size: size, lines: counter)
    case .favorites:
      return list("Favorites" + past, app.favoritePrimes.count, "p and s save one", style, size) {
        let prime = app.favoritePrimes[$0]
        return "\(prime)".padded(to: 8) + (fact(of: prime) ?? "")
      }
    case .favorite(let prime):
      let text = fact(of: prime) ?? "Enter asks for a fact."
      return textBox("Favorite" + past, "\(prime): \(text)", style, size: size)
    case .feed:
      return list("Activity" + past, app.activityFeed.count, "save a prime", style, size) {
        let activity = app.activityFeed[app.activityFeed.count - 1 - $0]
        return "\(activity.time.dropFirst(11).prefix(8))  \(activity.text)"
      }
    case .primeSheet:
      let number = shown.app.primeSheet ?? 0
      let text =
        app.favoritePrimes.contains(number)
        ? "one of your favorite primes" : isPrime(number) ? "a prime number" : "not a prime number"
      return textBox("Is \(number) prime?" + past, "\(number) is \(text).", style, size: size)
    }
  }

  private func textBox(_ title: String, _ text: String, _ style: Style, size: Size) -> [Line] {
    box(title, style, size: size) { inside in
      (inside.rows < 5 ? [] : [Line()])
        + text.wrapped(to: inside.columns - 2).map { Line(" \($0)", .bold) }
    }
  }

  private func list(
    _ title: String, _ count: Int, _ hint: String, _ style: Style, _ size: Size,
    row: (Int) -> String
  ) -> [Line] {
    box(title, style, size: size) { inside in
      if count == 0 { return [Line(), Line(" None yet: \(hint).", .dim)] }
      return window(of: inside.rows, in: count, around: cursor).map { index in
        let isSelected = index == cursor && !isOnTimeline
        let text = " \(isSelected ? "▸" : " ") \(row(index))".padded(to: inside.columns)
        return Line(text, isSelected ? .selected : .plain)
      }
    }
  }

  private func fact(of prime: Int) -> String? {
    switch shown.app.facts[id: prime]?.fact {
    case .loading: "looking for it …"
    case .loaded(let text), .failed(let text): text
    case nil: nil
    }
  }

  private func counter(size: Size) -> [Line] {
    let (state, unwritten) = (shown.app.history.present, session.unwritten.count)
    var facts = state.facts(room: size.columns).filter {
      !["count", "activity", "user"].contains($0.name)
    }
    if case .computing(_, let progress) = state.nthPrime {
      facts[1].text = progressBar(progress, width: min(size.columns - 20, 40))
    }
    let (undo, redo) = (shown.app.history.past.count, shown.app.history.future.count)
    facts.append(("undo", "\(undo), redo \(redo)"))
    // The file does not travel in time.
    if visit == nil {
      facts.append(("file", unwritten == 0 ? "up to date" : "\(unwritten) not written"))
    }
    facts.append(("user", state.user))
    let label = size.columns < 30 ? 0 : 10
    let lines = facts.map { name, text in
      let style: Style = name == "prime?" && text != "no" ? .good : .plain
      return Line(" \(name.padded(to: label)) ", .dim) + Line(text, style)
    }
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
    let (count, digits) = (session.moments.count, "\(session.moments.count)".count)
    let title = visit == nil ? "Timeline" : "Timeline: moment \(moment) of \(count)"
    let style: Style = visit != nil ? .warning : isOnTimeline ? .accent : .dim
    return box(title, style, size: size) { inside in
      let before = moment == 0 ? nil : visit?.before ?? session.previous
      let facts = before.map { shown.app.history.present.changes(since: $0) } ?? []
      let change = facts.joined(separator: "; ").wrapped(to: inside.columns - 2)
      let changes = change.prefix(max(inside.rows / 3, 1)).map { Line(" \($0)", .good) }
      // Most changes take two lines, so the moments seldom move.
      let height = max(inside.rows - max(changes.count, 2), 0)
      var (lines, shownLine) = ([Line](), 0)
      for number in window(of: height, in: count + 1, around: moment) {
        let name = number == 0 ? "start" : session.moments[number - 1].action.name
        let mark = number == moment ? "▸" : " "
        let text = " \(mark) \(blanks(digits - "\(number)".count))\(number) \(name)"
        if number == moment {
          shownLine = lines.count
          lines.append(Line(text.padded(to: inside.columns), isOnTimeline ? .selected : .bold))
        } else {
          lines.append(Line(text, number > moment ? .dim : .plain))
        }
        for branch in session.branches where branch.shared == number {
          let (more, last) = (branch.moments.count - number, branch.moments.last!.action.name)
          lines.append(Line(blanks(digits + 4) + "└─ \(more) more, to \(last)", .dim))
        }
      }
      return Array(lines[window(of: height, in: lines.count, around: shownLine)])
        .filled(to: inside.rows - changes.count) + changes
    }
  }

  /// The keys in as many columns as are needed and have room.
  private func help(size: Size) -> [Line] {
    var program = self
    program.question = nil
    let lines = program.bindings.filter { $0.action(program) != nil }.map {
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
