// From the flags to a session, on a full screen or line by line.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import LineMode
import PrimeTime
import TerminalUI

/// Runs the program, and returns its exit status.
@MainActor
func run(_ start: Start, _ flags: SessionFlags, _ options: [Option]) async -> Int32 {
  do throws(SessionFailure) {
    guard case .session(let inJSON) = start else {
      return await runLines(Session(), start, flags, options)
    }
    if let page = flags.html {
      guard let recording = flags.replay else {
        throw SessionFailure(.usage, "--html OUT needs --replay FILE, the session to show")
      }
      let damage = try await writePage(of: recording, to: page, file: flags.file)
      print("\(page.printable) is written; open it in a browser")
      damage.map(tell)
      return damage == nil ? 0 : 1
    }
    let isInteractive = !inJSON && !flags.isPlain && Terminal.isInteractive()
    if flags.steps, flags.replay == nil || !isInteractive {
      throw SessionFailure(.usage, "--step needs --replay FILE and a terminal")
    }
    let session = try Session(flags)
    if isInteractive, let terminal = try? Terminal(mouse: true) {
      return await runScreens(session, flags, terminal)
    }
    return await runLines(session, start, flags, options)
  } catch {
    tell(error.message)
    return error.kind.rawValue
  }
}

@MainActor
private func runLines(
  _ session: Session, _ start: Start, _ flags: SessionFlags, _ options: [Option]
) async -> Int32 {
  if let warning = session.warning { tell(warning) }
  let store = Store(
    value: session.timeline.present,
    reducer: recorded(counterReducer, .live, by: session.recorder, as: TimelineAction.app),
    report: tell)
  let status = await counter(store: store, options: options, file: flags.file).run(start)
  if status != 0 { return status }
  // The status of a command that failed.
  return session.warning != nil || session.recorder?.hasFailed == true ? 1 : 0
}

@MainActor
private func runScreens(
  _ session: Session, _ flags: SessionFlags, _ terminal: Terminal
) async -> Int32 {
  var state = ScreenState(timeline: session.timeline, file: flags.file)
  if let warning = session.warning {
    state.alerts = [Alert(title: "Damaged", text: warning, isFailure: true)]
  }
  if flags.steps { state.screen = .timeline }
  let program = ScreenProgram(
    state: state, reducer: screenReducer(counterReducer, .live, recorder: session.recorder),
    terminal: terminal)
  if flags.steps { program.store.send(.timeline(.visit(moment: 0))) }
  if flags.replay == nil, FileManager.default.fileExists(atPath: flags.file) {
    program.store.send(.app(.favoritesFile(.loadTapped(path: flags.file))))
  }
  let ending = await program.run()
  terminal.restore()
  ending.failures.forEach(tell)
  if let signal = ending.signal { terminal.restore(dyingOf: signal) }
  return ending.failures.isEmpty ? 0 : 1
}

/// Prints a message on standard error.
private func tell(_ message: String) {
  FileHandle.standardError.write(Data("counter: \(message.printable)\n".utf8))
}
