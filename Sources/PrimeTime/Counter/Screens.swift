// The screens: a frame, from nothing but the program's value and the size.

import ClassicRedux
import Foundation
import LineMode
import PrimeTime

extension Program {
  /// The screen with the timeline beside it, if there is room, and the keys below. A question takes its place.
  func frame(size: Size) -> Frame {
    let isRoomy = question == nil && size.rows >= 9
    let number = typed.isEmpty ? [] : ["count = \(typed)_"]
    let text = Line(" " + (number + (note.isEmpty ? [] : [note])).joined(separator: "  "), .bold)
    let header = isRoomy ? [self.header] : []
    let keys = keyLines(width: size.columns)
    let below = (isRoomy || text.width > 1 ? [text] : []) + (isRoomy ? keys.filled(to: 2) : keys)

    let isWide = size.columns >= 70 && size.rows >= 10 && question != .help
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

  /// The keys that have an effect, as many as fit in two lines. Those that end what is being done stay, and the last
  /// ones, which lead elsewhere, are the last of the others to go.
  private func keyLines(width: Int) -> [Line] {
    var keys = activeBindings.filter(\.isInFooter)
    while true {
      var lines = [Line()]
      for binding in keys {
        let key = String(binding.keys.prefix { $0 != " " })
        let next = Line(" \(key)", .bold) + Line(" \(binding.meaning) ", .dim)
        if lines.last!.width + next.width > width, lines.last!.width > 0 { lines.append(Line()) }
        lines[lines.count - 1] = lines[lines.count - 1] + next
      }
      let others = keys.indices.filter { !keys[$0].has("Enter") && !keys[$0].has("Esc") }
      if lines.count <= 2 || others.isEmpty { return Array(lines.prefix(2)) }
      keys.remove(at: others.dropLast(3).last ?? others[0])
    }
  }

  private func pane(size: Size) -> [Line] {
    switch question {
    case .quit:
      let unwritten = session.unwritten
      let list = unwritten.prefix(20).joined(separator: ", ")
      let rest = unwritten.count > 20 ? " and \(unwritten.count - 20) more." : "."
      return textBox("Quit?", "Not written: \(list)\(rest)", .alarm, size: size)
    case .failed(let message): return textBox("Failed", message, .alarm, size: size)
    case .help:
      let keys = listedBindings
      return list("Keys", keys.count, "", .accent, size, selected: helpRow) {
        keys[$0].keys.padded(to: size.columns < 30 ? 0 : 12) + " " + keys[$0].meaning
      }
    case nil: break
    }
    let app = shown.app.appState
    let past = visit == nil ? "" : ", after moment \(moment)"
    let style: Style = isOnTimeline && visit == nil ? .dim : .accent
    let selected = isOnTimeline ? nil : cursor
    switch screen {
    case .counter: return box("Counter" + past, style, size: size, lines: counter)
    case .favorites:
      return list(
        "Favorites" + past, app.favoritePrimes.count, "p and s save one", style, size,
        selected: selected
      ) {
        let prime = app.favoritePrimes[$0]
        return "\(prime)".padded(to: 8) + (fact(of: prime) ?? "")
      }
    case .favorite(let prime):
      let text = fact(of: prime) ?? "Enter asks for a fact."
      return textBox("Favorite" + past, "\(prime): \(text)", style, size: size)
    case .feed:
      return list(
        "Activity" + past, app.activityFeed.count, "save a prime", style, size, selected: selected
      ) {
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
    selected: Int?, row: (Int) -> String
  ) -> [Line] {
    box(title, style, size: size) { inside in
      if count == 0 { return [Line(), Line(" None yet: \(hint).")] }
      return window(of: inside.rows, in: count, around: selected ?? cursor).map { index in
        let isSelected = index == selected
        let text = " \(isSelected ? "▸" : " ") \(row(index))".padded(to: inside.columns)
        return Line(text, isSelected ? .selected : .plain)
      }
    }
  }

  private func fact(of prime: Int) -> String? {
    shown.app.facts[id: prime].flatMap { $0.fact == nil ? nil : $0.text }
  }

  private func counter(size: Size) -> [Line] {
    let (state, history) = (shown.app.history.present, shown.app.history)
    let nameWidth = 10
    let room = size.columns - nameWidth - 2  // There is a blank before and after the name.
    var facts = state.facts(room: size.columns)
      .filter { ["prime?", "nth prime", "favorites"].contains($0.name) }
      .map { $0.name == "nth prime" ? ($0.name, searchText(room: room)) : $0 }
    facts.append(("undo", "\(history.past.count), redo \(history.future.count)"))
    facts.append(("user", state.user))
    let file = session.file.text(unwritten: session.unwrittenCount).wrapped(to: room)
    let count = facts.count + file.count
    // The file does not travel in time. In the past, its place stays empty.
    if visit == nil { facts += file.enumerated().map { ($0 == 0 ? "file" : "", $1) } }
    let lines = facts.map { name, text in
      Line(" \(name.padded(to: size.columns < 30 ? 0 : nameWidth)) ", .dim) + Line(text)
    }
    let digits = bigDigits(state.app.count)
    let above = (size.rows - count - digits.count) / 3
    if above < 1 || digits[0].count > size.columns {
      return [Line(" \(state.app.count)", .bold)] + lines
    }
    let left = blanks((size.columns - digits[0].count) / 2)
    let space = Array(repeating: Line(), count: above)
    return space + digits.map { Line(left + $0) } + space + lines
  }

  /// The search for the nth prime, with a bar while it runs.
  private func searchText(room: Int) -> String {
    let state = shown.app.history.present
    guard case .computing(let n, let progress) = state.nthPrime else { return state.search }
    let name = "number \(n) "
    let percentWidth = " 100 %  ".count
    return name + progressBar(progress, width: min(room - name.count - percentWidth, 30))
  }

  /// The moments, below each the branches that were left there, and last what the shown one changed. The branches stand in
  /// the order in which a key goes through them.
  private func timeline(size: Size) -> [Line] {
    let (count, digits) = (session.moments.count, "\(session.moments.count)".count)
    let title = isOnTimeline ? "Timeline: moment \(moment) of \(count)" : "Timeline"
    let style: Style = isOnTimeline ? .accent : .dim
    return box(title, style, size: size) { inside in
      let before = moment == 0 ? nil : visit?.before ?? session.previous
      var facts = before.map { shown.changes(since: $0) } ?? []
      if facts.isEmpty, moment > 0 { facts = ["nothing changed"] }
      let change = facts.joined(separator: "; ").wrapped(to: inside.columns - 2)
      let changes = change.prefix(max(inside.rows / 3, 1)).map { Line(" \($0)") }
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
          let (count, last) = (branch.moments.count - number, branch.moments.last!.action.name)
          lines.append(Line(blanks(digits + 4) + "└─ branch of \(count), last: \(last)", .dim))
        }
      }
      return Array(lines[window(of: height, in: lines.count, around: shownLine)])
        .filled(to: inside.rows - changes.count) + changes
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
