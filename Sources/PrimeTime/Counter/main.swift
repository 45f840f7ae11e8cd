// Prime Time in a terminal, on the full screen or line by line.
//
// To see how a store drives a user interface, read Frame and Screens (what is shown), Keys (what the user can do), Program
// (the state and its reducer), Loop (the observer that draws), Session (the timeline) and last Terminal.

import ClassicRedux
import Foundation
import LineMode
import PrimeTime
import SessionPage

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
) throws(CommandFailure) -> (Session, Int32?) {
  let recording = try flags["--replay"].map { path throws(CommandFailure) in try Recording(path) }
  let favorites = recording?.favorites ?? favorites
  var recorder: Int32?
  if let path = flags["--record"] {
    recorder = try newFile(path, holding: Recording.header(favorites: favorites) + "\n")
  }
  let store = Store(
    value: Session(favorites: favorites),
    reducer: recorded(sessionReducer(.unimplemented), by: recorder), report: tell)
  store.replay(recording?.actions ?? [])
  store.replay(
    store.value.endOfEffects(at: recording?.actions.last?.moment?.time ?? .distantPast))
  var session = store.value
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
