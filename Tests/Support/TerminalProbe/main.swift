// A program for the tests of Terminal UI: shows its keys and its size, and can end in many ways.

import Foundation
import TerminalUI

let terminal = Terminal()!
var log: [String] = ["ready"]

@MainActor func draw() {
  let size = terminal.size
  let lines = log.suffix(max(size.rows - 2, 0)).map { Line("  " + $0, Style(foreground: .green)) }
  let blank = Array(repeating: Line(), count: max(size.rows - 2 - lines.count, 0))
  let footer = Line(" q quit ", Style(reverse: true))
  terminal.draw(
    Frame(
      size: size,
      lines: [Line("size \(size.columns)x\(size.rows)", .bold)] + lines + blank + [footer]))
}

@MainActor func handle(_ event: Event) {
  log.append("\(event)")
  switch event {
  case .key(.character(let character)):
    switch character {
    case "q":
      terminal.restore()
      print("bye")
      exit(0)
    case "X": fatalError("on purpose")
    case "E": exit(3)
    case "S": DispatchSemaphore(value: 0).wait()
    case "F":
      for round in 0..<2_000 {  // more than any terminal accepts
        let size = terminal.size
        let line = Line(String(repeating: "\(round % 10)", count: size.columns))
        terminal.draw(Frame(size: size, lines: Array(repeating: line, count: size.rows)))
      }
    default: break
    }
  case .redraw: terminal.resume()
  case .quitRequested(let signal):
    terminal.restore()
    end(by: signal)
  case .key: break
  }
  draw()
}

draw()
for await _ in terminal.events.arrivals {
  for event in terminal.events.take() { handle(event) }
}
terminal.restore()
print("bye")
