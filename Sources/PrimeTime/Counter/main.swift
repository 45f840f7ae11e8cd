// Prime Time in a terminal, on the full screen or line by line.
//
// To see how a store drives a user interface, read Frame and Screens (what is shown), Keys (what the user can do), Program
// (the state and its reducer), Loop (the observer that draws), Session (the timeline), and last `Sources/Tools/FullScreen` (the terminal).

import ClassicRedux
import Foundation
import FullScreen
import LineMode
import PrimeTime

// A write beyond the file size limit fails with a message instead of ending the program.
signal(SIGXFSZ, SIG_IGN)
do throws(CommandFailure) {
  exit(try await run(Flags(Array(CommandLine.arguments.dropFirst()), known: counterFlags)))
} catch {
  tell(error.message)
  exit(error.status.rawValue)
}

@MainActor
func run(_ flags: Flags) async throws(CommandFailure) -> Int32 {
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
  var program = Program(session: Session(), file: file)
  if usesScreen, flags["--replay"] == nil {
    do {
      program.session =
        FileManager.default.fileExists(atPath: file)
        ? Session(
          favorites: try await AppEnvironment.live.favorites.load(file).primes, file: .known)
        : Session(file: .missing)
    } catch {
      (program.session.file, program.question) = (.unreadable, .failed("\(error)"))
    }
  }
  let record = try start(&program.session, flags, file: file)
  var environment = AppEnvironment.live
  environment.date = now
  environment.favorites.write = { primes, path in
    // Only its own folder is made. A path that someone enters may be mistyped.
    if path == defaultFile {
      let folder = URL(filePath: path).deletingLastPathComponent()
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    return try await AppEnvironment.live.favorites.write(primes, path)
  }
  // The store shows its own reports, so it exists by then.
  weak var reporting: Store<Program, ProgramAction>?
  let store = Store(
    value: program,
    reducer: programReducer(recorded(sessionReducer(environment), by: record), now: now),
    report: { usesScreen ? reporting?.send(.ask(.failed($0))) : tell($0) })
  reporting = store
  func warn() {
    let unwritten = store.value.session.unwritten
    if !unwritten.isEmpty { tell("not written to \(file): \(unwritten.joined(separator: ", "))") }
  }
  let signals = usesScreen ? [] : beforeSignals(warn)
  defer { for signal in signals { signal.cancel() } }
  let (status, signal) =
    usesScreen ? (0, await runScreen(of: store)) : (await lineMode(of: store).run(flags), nil)
  if store.value.session.state.isSearching { store.send(.app(.perform(.nthPrime(.cancelTapped)))) }
  await store.finish()
  warn()
  signal.map(deliver)
  return status
}

/// Replays a recording, and begins the new one, which includes the replayed one, so that it can be replayed alone.
@MainActor
func start(
  _ session: inout Session, _ flags: Flags, file: String
) throws(CommandFailure) -> ((String) throws(CommandFailure) -> Void)? {
  var actions: [SessionAction] = []
  if let path = flags["--replay"] {
    let recording = try Recording(path)
    (session, actions) = (Session(favorites: recording.favorites), recording.actions)
  }
  var record: ((String) throws(CommandFailure) -> Void)?
  if let path = flags["--record"] {
    let files = [path, file].map { URL(filePath: $0).resolvingSymlinksInPath() }
    if files[0] == files[1] {
      throw CommandFailure("--record and --file need different files", .usage)
    }
    record = try newFile(path, to: "record to")
    try record?(Recording.header(favorites: session.inFile) + "\n")
  }
  let store = Store(
    value: session, reducer: recorded(sessionReducer(.unimplemented), by: record), report: tell)
  store.replay(actions)
  let time = actions.last?.moment?.time ?? .distantPast
  store.replay(store.value.endOfEffects.map { .happened(Moment(action: $0, time: time)) })
  session = store.value
  // What others did with the file since then is not known.
  if flags["--replay"] != nil { session.file = .notRead }
  return record
}

/// The time in whole milliseconds, which a line of a recording represents exactly.
@Sendable func now() -> Date {
  Date(timeIntervalSince1970: (Date().timeIntervalSince1970 * 1000).rounded() / 1000)
}

func tell(_ message: String) { complain("counter: \(message)") }
