// Prime Time in a terminal: from the flags to a session, on a full screen or line by line.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import LineMode
import PrimeTime
import TerminalUI

// A write beyond the file size limit fails with a message instead of ending the program.
signal(SIGXFSZ, SIG_IGN)

var flags = SessionFlags()
let options = [
  Option("--file", parameter: "PATH", summary: "the file that write and load use") {
    flags.file = $0.expandingHome
  },
  Option("--record", parameter: "FILE", summary: "record every action in a new file") {
    flags.record = $0
  },
  Option("--replay", parameter: "FILE", summary: "start with a recorded session") {
    flags.replay = $0
  },
  Option("--html", parameter: "OUT", summary: "write the recording to a new file, as a web page") {
    flags.html = $0
  },
  .plain { flags.isPlain = true },
]
let start = Start(arguments: Array(CommandLine.arguments.dropFirst()), options: options)
exit(await run(start, flags, options))

@MainActor
func run(_ start: Start, _ flags: SessionFlags, _ options: [Option]) async -> Int32 {
  do throws(CommandFailure) {
    guard case .session(let inJSON) = start else {
      return await runLines(Session(), start, flags, options)
    }
    if let page = flags.html {
      guard let recording = flags.replay, flags.record == nil else {
        throw CommandFailure("--html OUT needs --replay FILE and no --record", .usage)
      }
      try writePage(of: recording, to: page, file: flags.file)
      print("\(page.printable) is written; open it in a browser")
      return 0
    }
    let isInteractive = !inJSON && !flags.isPlain && Terminal.isInteractive()
    let session = try await Session(flags, loadsFile: isInteractive)
    if isInteractive, let terminal = Terminal() {
      return await runScreens(session, flags, terminal)
    }
    return await runLines(session, start, flags, options)
  } catch {
    tell(error.message)
    return error.status.rawValue
  }
}

@MainActor
private func runLines(
  _ session: Session, _ start: Start, _ flags: SessionFlags, _ options: [Option]
) async -> Int32 {
  let store = Store(
    value: session.timeline, reducer: recorded(counterReducer, .live, by: session.recorder),
    report: tell)
  beforeSignals { store.value.warning(of: flags.file).forEach(tell) }
  let status = await counter(store: store, options: options, file: flags.file).run(start)
  if store.state.isSearching { store.send(.app(.perform(.nthPrime(.cancelTapped)))) }
  await store.finish()
  store.value.warning(of: flags.file).forEach(tell)
  if status != 0 { return status }
  return session.recorder?.hasFailed == true ? ExitStatus.failed.rawValue : 0
}

/// Runs until the user quits, a signal asks for it, or the input ends.
@MainActor
private func runScreens(
  _ session: Session, _ flags: SessionFlags, _ terminal: Terminal
) async -> Int32 {
  var state = TerminalState(timeline: session.timeline, file: flags.file)
  if let failure = session.failure { state.failures = [failure] }
  let reducer = terminalReducer(counterReducer, .live, recorder: session.recorder)
  // Reports come from the store, so it exists by then.
  weak var reporting: Store<TerminalState, TerminalAction>?
  let store = Store(value: state, reducer: reducer, report: { reporting?.send(.failed($0)) })
  reporting = store
  let loop = MainLoop(terminal) { store.value.frame(size: $0) }
  let token = store.observe { _ in loop.drawSoon() }
  defer { token.cancel() }
  let signal = await loop.run(
    until: { store.value.quitting == .now },
    press: { key, target in
      for key in store.value.completing(key) { store.send(.pressed(key, on: target)) }
    })
  if store.value.timeline.isInPast { store.send(.timeline(.returnToPresent)) }
  if store.value.shown.isSearching { store.send(.app(.nthPrime(.cancelTapped))) }
  await store.finish()
  // What the user has not seen yet.
  let unwritten = store.value.quitting == .now ? [] : store.value.timeline.warning(of: flags.file)
  let warnings = store.value.failures + unwritten
  terminal.restore()
  warnings.forEach(tell)
  if let signal { end(by: signal) }
  return warnings.isEmpty ? 0 : 1
}

struct SessionFlags {
  var file = defaultFile
  var record: String?
  var replay: String?
  var html: String?
  var isPlain = false
}

struct Session {
  var timeline = Timeline()
  var recorder: NewFile?
  /// The reason why the favorites could not be loaded.
  var failure: String?

  init() {}

  /// Starts with the favorites of the file or with a replayed recording, and begins the new recording, which includes
  /// the replayed one, so that it can be replayed alone.
  @MainActor init(_ flags: SessionFlags, loadsFile: Bool) async throws(CommandFailure) {
    var (favorites, replayed) = ([Int](), Recording?.none)
    if let path = flags.replay {
      let recording = try Recording(path) { showProgress("replaying: \(Int($0 * 100)) %") }
      showProgress("")
      (favorites, replayed) = (recording.favorites, recording)
    } else if loadsFile, FileManager.default.fileExists(atPath: flags.file) {
      do { favorites = try await AppEnvironment.live.favorites.load(flags.file).primes } catch {
        failure = "\(error)"
      }
    }
    if let path = flags.record {
      let files = [path, flags.file].map { URL(filePath: $0).resolvingSymlinksInPath() }
      if files[0] == files[1] {
        throw CommandFailure("--record and --file need different files", .usage)
      }
      recorder = try NewFile(path, to: "record to")
      try recorder?.write(Recording.header(favorites: favorites) + "\n")
    }
    timeline = try replayed?.play(copy: recorder) ?? Timeline(favorites: favorites)
    // A recording holds its favorites.
    timeline.written = timeline.present.present.app.favoritePrimes
  }
}

private func tell(_ message: String) {
  try? FileHandle.standardError.write(contentsOf: Data("counter: \(message.printable)\n".utf8))
}
