// A program for the tests of Terminal UI: shows its keys and its size, and can end in many ways.
// SPDX-License-Identifier: MIT

import Foundation
import TerminalUI

let terminal = try Terminal(mouse: true)
var size = terminal.size
var log: [String] = ["ready"]
var lastWords = ""

@MainActor func draw() {
  let lines = log.suffix(max(size.rows - 2, 0)).map { Line("  " + $0, Style(foreground: .green)) }
  let blank = Array(repeating: Line(), count: max(size.rows - 2 - lines.count, 0))
  let footer = Line(" q quit ", Style(reverse: true))
  terminal.draw(
    Frame(
      size: size,
      lines: [Line("size \(size.columns)x\(size.rows)", .bold)] + lines + blank + [footer]))
}

draw()
events: for await event in terminal.events {
  log.append("\(event)")
  switch event {
  case .key(.character(let character)):
    switch character {
    case "q": break events
    case "X": fatalError("on purpose")
    case "E": exit(3)
    case "S": DispatchSemaphore(value: 0).wait()
    case "L": lastWords = String(repeating: "the end, ", count: 100_000)
    case "F":
      for round in 0..<2_000 {  // more than any terminal accepts
        let line = Line(String(repeating: "\(round % 10)", count: size.columns))
        terminal.draw(Frame(size: size, lines: Array(repeating: line, count: size.rows)))
      }
    default: break
    }
  case .resize(let new):
    size = new
    terminal.forgetWhatIsShown()
  case .resumed: terminal.resume()
  case .quitRequested(let signal):
    terminal.restore(dyingOf: signal) { [lastWords] in print(lastWords) }
  case .key, .endOfInput: break
  }
  draw()
}
terminal.restore()
print("bye")
