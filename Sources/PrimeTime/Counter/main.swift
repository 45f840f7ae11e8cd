// Prime Time in a terminal, on the full screen or line by line.
//
// To see how a store drives a user interface, read Frame and Screens (what is shown), Keys (what the user can do), Program
// (the state and its reducer), Loop (the observer that draws), Session (the timeline) and last Terminal.

import ClassicRedux
import Foundation
import LineMode
import PrimeTime

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
    let isPlain = ["--json", "--plain", "--help", "--version"].contains { flags[$0] != nil }
    let usesScreen = !isPlain && Terminal.isInteractive
    var failure: String?
    var favorites: [Int] = []
    if usesScreen, flags["--replay"] == nil, FileManager.default.fileExists(atPath: file) {
      do { favorites = try await AppEnvironment.live.favorites.load(file).primes } catch {
        failure = "\(error)"
      }
    }
    let (session, recorder) = try startSession(flags, file: file, favorites: favorites)
    var environment = AppEnvironment.live
    environment.date = now
    let reducer = recorded(sessionReducer(environment), by: recorder)
    return usesScreen
      ? await runScreen(
        Program(session: session, file: file, question: failure.map { .failed($0) }), reducer)
      : await runLines(session, reducer, flags, file: file)
  } catch {
    tell(error.message)
    return error.status.rawValue
  }
}

/// Starts with the favorites or with a replayed recording, and begins the new recording, which includes the replayed one,
/// so that it can be replayed alone.
@MainActor
func startSession(
  _ flags: Flags, file: String, favorites: [Int]
) throws(CommandFailure) -> (Session, NewFile?) {
  var (session, actions) = (Session(favorites: favorites), [SessionAction]())
  if let path = flags["--replay"] {
    let recording = try Recording(path) { showProgress("reading: \(Int($0 * 100)) %") }
    (session, actions) = (Session(favorites: recording.favorites), recording.actions)
  }
  var recorder: NewFile?
  if let path = flags["--record"] {
    let files = [path, file].map { URL(filePath: $0).resolvingSymlinksInPath() }
    if files[0] == files[1] {
      throw CommandFailure("--record and --file need different files", .usage)
    }
    recorder = try NewFile(path, to: "record to")
    try recorder?.write(Recording.header(favorites: session.inFile) + "\n")
  }
  let store = Store(
    value: session, reducer: recorded(sessionReducer(.unimplemented), by: recorder), report: tell)
  for start in stride(from: 0, to: actions.count, by: 5_000) {
    showProgress("replaying: \(start * 100 / actions.count) %")
    store.replay(actions[start..<min(start + 5_000, actions.count)])
  }
  store.replay(store.value.endOfEffects(at: actions.last?.moment?.time ?? .distantPast))
  showProgress("")
  session = store.value
  // A recording holds its favorites.
  session.inFile = session.state.app.app.favoritePrimes
  return (session, recorder)
}

@MainActor
func runLines(
  _ session: Session, _ reducer: @escaping EffectReducer<Session, SessionAction>, _ flags: Flags,
  file: String
) async -> Int32 {
  let store = Store(value: session, reducer: reducer, report: tell)
  let signals = beforeSignals { store.value.warning(of: file).forEach(tell) }
  defer { for signal in signals { signal.cancel() } }
  let status = await lineMode(of: store, file: file).run(flags)
  store.value.searchEnd.map { store.send($0) }
  await store.finish()
  store.value.warning(of: file).forEach(tell)
  return status
}

/// The time in whole milliseconds, which a line of a recording represents exactly.
@Sendable func now() -> Date {
  Date(timeIntervalSince1970: (Date().timeIntervalSince1970 * 1000).rounded() / 1000)
}

func tell(_ message: String) { complain("counter: \(message)") }
