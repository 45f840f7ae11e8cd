// Prime Time in a terminal: from the flags to a session, on a full screen or line by line.

import ClassicRedux
import Foundation
import LineMode
import PrimeTime
import TerminalUI

// A write beyond the file size limit fails with a message instead of ending the program.
signal(SIGXFSZ, SIG_IGN)
exit(await run(Array(CommandLine.arguments.dropFirst())))

@MainActor
func run(_ arguments: [String]) async -> Int32 {
  do throws(CommandFailure) {
    let flags = try Flags(arguments, known: counterFlags)
    let file = flags["--file"]?.expandingHome ?? defaultFile
    if let page = flags["--html"] {
      guard let recording = flags["--replay"], flags["--record"] == nil else {
        throw CommandFailure("--html OUT needs --replay FILE and no --record", .usage)
      }
      try writePage(of: recording, to: page, file: file)
      print("\(page.printable) is written; open it in a browser")
      return 0
    }
    let isInteractive = flags.allowFullScreen && Terminal.isInteractive()
    let session = try await Session(flags, file: file, loadsFile: isInteractive)
    if isInteractive, let terminal = Terminal() { return await runScreens(session, terminal) }
    return await runLines(session, flags)
  } catch {
    tell(error.message)
    return error.status.rawValue
  }
}

@MainActor
private func runLines(_ session: Session, _ flags: Flags) async -> Int32 {
  let store = Store(
    value: session.timeline, reducer: recorded(timeTraveling, .live, by: session.recorder),
    report: tell)
  beforeSignals { store.value.warning(of: session.file).forEach(tell) }
  let status = await counter(store: store, file: session.file).run(flags)
  if store.state.isSearching { store.send(.app(.perform(.nthPrime(.cancelTapped)))) }
  await store.finish()
  store.value.warning(of: session.file).forEach(tell)
  if status != 0 { return status }
  return session.recorder?.hasFailed == true ? ExitStatus.failed.rawValue : 0
}

/// Runs until the user quits, a signal asks for it, or the input ends.
@MainActor
private func runScreens(_ session: Session, _ terminal: Terminal) async -> Int32 {
  var state = TerminalState(timeline: session.timeline, file: session.file)
  if let failure = session.failure { state.failures = [failure] }
  let reducer = terminalReducer(.live, recorder: session.recorder)
  // Reports come from the store, so it exists by then.
  weak var reporting: Store<TerminalState, TerminalAction>?
  let store = Store(value: state, reducer: reducer, report: { reporting?.send(.failed($0)) })
  reporting = store
  let token = store.observe { _ in terminal.drawSoon() }
  defer { token.cancel() }
  let signal = await terminal.run(
    until: { store.value.quitting == .now }, frame: { store.value.frame(size: $0) },
    press: { key, target in
      for key in store.value.completing(key) { store.send(.pressed(key, on: target)) }
    })
  if store.value.timeline.isInPast { store.send(.timeline(.returnToPresent)) }
  if store.value.shown.isSearching {
    store.send(.timeline(.app(.perform(.nthPrime(.cancelTapped)))))
  }
  await store.finish()
  // What the user has not seen yet.
  let unwritten = store.value.quitting == .now ? [] : store.value.timeline.warning(of: session.file)
  let warnings = store.value.failures + unwritten
  terminal.restore()
  warnings.forEach(tell)
  if let signal { end(by: signal) }
  return warnings.isEmpty ? 0 : 1
}

struct Session {
  let file: String
  var timeline: Timeline
  var recorder: NewFile?
  /// The reason why the favorites could not be loaded.
  var failure: String?

  /// Starts with the favorites of the file or with a replayed recording, and begins the new recording, which includes
  /// the replayed one, so that it can be replayed alone.
  init(_ flags: Flags, file: String, loadsFile: Bool) async throws(CommandFailure) {
    self.file = file
    var (favorites, replayed) = ([Int](), Recording?.none)
    if let path = flags["--replay"] {
      let recording = try Recording(path) { showProgress("replaying: \(Int($0 * 100)) %") }
      showProgress("")
      (favorites, replayed) = (recording.favorites, recording)
    } else if loadsFile, FileManager.default.fileExists(atPath: file) {
      do { favorites = try await AppEnvironment.live.favorites.load(file).primes } catch {
        failure = "\(error)"
      }
    }
    if let path = flags["--record"] {
      let files = [path, file].map { URL(filePath: $0).resolvingSymlinksInPath() }
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

private func tell(_ message: String) { complain("counter: \(message)") }
