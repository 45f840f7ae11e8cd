// A program for the tests of Terminal UI: shows its keys and its size, and can end in many ways.
// SPDX-License-Identifier: MIT

import Foundation
import TerminalUI

let terminal = try Terminal(mouse: true)
var size = terminal.size
var log: [String] = ["ready"]
var typed = 0
var checksum = 0

@MainActor func draw() {
  var frame = Frame(size: size)
  frame.put("size \(size.columns)x\(size.rows)", row: 0, column: 0, style: .bold)
  frame.put("typed \(typed) checksum \(checksum)", row: 1, column: 0)
  for (index, line) in log.suffix(size.rows - 3).enumerated() {
    frame.put(line, row: index + 2, column: 2, style: Style(foreground: .green), clip: .ellipsis)
  }
  frame.put(" q quit ", row: size.rows - 1, column: 0, style: .reverse)
  terminal.draw(frame)
}

func overflow(_ depth: Int) -> Int { depth < 0 ? 0 : [overflow(depth + 1), depth].max()! }

draw()
events: for await event in terminal.events {
  log.append("\(event)")
  switch event {
  case .key(.character(let character)):
    typed += 1
    checksum = checksum &* 31 &+ Int(character.unicodeScalars.first!.value)
    switch character {
    case "q": break events
    case "X": fatalError("on purpose")
    case "W": FileHandle.standardError.write(Data("a warning\n".utf8))
    case "E": exit(3)
    case "A": abort()
    case "O": print(overflow(0))
    case "B":
      draw()
      while true { usleep(1000) }  // busy forever
    case "F":
      for round in 0... {  // more than any terminal accepts
        var frame = Frame(size: size)
        for row in 0..<size.rows {
          frame.put(String(repeating: "\(round % 10)", count: size.columns), row: row, column: 0)
        }
        terminal.draw(frame)
      }
    default: break
    }
  case .key(.paste(let text)): log.append("pasted \(text.count)")
  case .resize(let new): size = new
  case .quitRequested(let signal): terminal.restore(dyingOf: signal)
  case .key, .resumed, .endOfInput: break
  }
  draw()
}
terminal.restore()
print("bye")
