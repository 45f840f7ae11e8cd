// Line mode: a session as a web page.
// SPDX-License-Identifier: MIT

import SessionPage
public import TerminalUI

extension LineMode {
  /// The same program with a flag that writes the session as a web page, with each command, its answer, the state
  /// after it, and the frame that a terminal would show.
  public func exporting(frame: @escaping () -> Frame) -> LineMode {
    var program = self
    let file = SessionFile(name: name, frame: frame)
    program.sessionFile = file
    program.options.append(
      Option("--html", parameter: "OUT", summary: "write the lines to a new file, as a web page") {
        path throws(CommandFailure) in
        file.file = try NewFile(path: path)
      })
    return program
  }
}

@MainActor
final class SessionFile {
  fileprivate(set) var file: NewFile?
  private var page: SessionPage
  private let frame: () -> Frame
  private let name: String

  fileprivate init(name: String, frame: @escaping () -> Frame) {
    (page, self.name, self.frame) = (SessionPage(title: name), name, frame)
  }

  func add(_ answer: Answer<some Encodable>) {
    if file == nil { return }
    // The first answer is that to the start, which is no command.
    if page.recording != nil { page.recording?.text += "\(answer.command)\n" }
    page.recording = page.recording ?? ("\(name).txt", "")
    page.add(
      action: answer.command, detail: answer.message, state: answer.state,
      effects: (0..<(answer.effectsInFlight ?? 0)).map { "effect \($0 + 1)" }, frame: frame())
  }

  func write() throws(CommandFailure) { try file?.write(page.html) }
}
