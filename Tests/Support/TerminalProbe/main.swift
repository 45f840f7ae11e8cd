// A program for the tests of Terminal UI: shows its keys and its size, and can end in many ways.
// SPDX-License-Identifier: MIT

import Foundation
import TerminalUI

let terminal = try Terminal(mouse: true)
var size = terminal.size
var log: [String] = ["ready"]
var lastWords = ""

@MainActor func draw() {
  var frame = Frame(size: size)
  frame.put("size \(size.columns)x\(size.rows)", row: 0, column: 0, style: .bold)
  for (index, line) in log.suffix(size.rows - 2).enumerated() {
    frame.put(line, row: index + 1, column: 2, style: Style(foreground: .green))
  }
  frame.put(" q quit ", row: size.rows - 1, column: 0, style: Style(reverse: true))
  terminal.draw(frame)
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
        var frame = Frame(size: size)
        for row in 0..<size.rows {
          frame.put(String(repeating: "\(round % 10)", count: size.columns), row: row, column: 0)
        }
        terminal.draw(frame)
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
