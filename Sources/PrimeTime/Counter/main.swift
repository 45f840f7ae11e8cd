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
  let contents = usesScreen || flags["--replay"] != nil ? await read(file) : nil
  let (session, record) = try start(
    flags, contents: contents, file: file)
  var environment = AppEnvironment.live
  environment.date = now
  environment.favorites = .file(known: [file: session.file.primes])
  environment.favorites.write = { [write = environment.favorites.write] primes, path in
    // Only its own folder is made. A path that someone enters may be mistyped.
    if path == defaultFile {
      let folder = URL(filePath: path).deletingLastPathComponent()
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    return try await write(primes, path)
  }
  // The store shows its own reports, so it exists by then.
  weak var reporting: Store<Program, ProgramAction>?
  let store = Store(
    value: Program(session: session, file: file, question: contents?.failure),
    reducer: programReducer(recorded(sessionReducer(environment), by: record), now: now),
    report: { usesScreen ? reporting?.send(.ask(.failed($0))) : tell($0) })
  reporting = store
  func warn() async {
    var session = store.value.session
    let unwritten = session.unwritten
    if unwritten.isEmpty { return }
    // Line mode has not read it, and other programs may have changed it.
    session.note(await read(file))
    let lost = unwritten.filter(session.unwritten.contains)
    if !lost.isEmpty { tell("not written to \(file): \(lost.joined(separator: ", "))") }
  }
  let signals = usesScreen ? [] : beforeSignals(warn)
  defer { for signal in signals { signal.cancel() } }
  let (status, signal) =
    usesScreen ? (0, await runScreen(of: store)) : (await lineMode(of: store).run(flags), nil)
  if store.value.session.state.isSearching { store.send(.app(.perform(.nthPrime(.cancelTapped)))) }
  await store.finish()
  await warn()
  signal.map(deliver)
  return status
}

func read(_ file: String) async -> KnownFile.Contents {
  if !FileManager.default.fileExists(atPath: file) { return .missing }
  do {
    return .primes(try await FavoritesClient.file().load(file).primes)
  } catch {
    return .unreadable("\(error)")
  }
}

/// Starts with the favorites in the file, or replays a recording. The new recording includes the replayed one, so that it
/// can be replayed alone.
@MainActor
func start(
  _ flags: Flags, contents: KnownFile.Contents?, file: String
) throws(CommandFailure) -> (Session, ((String) throws(CommandFailure) -> Void)?) {
  let recording: Recording? = if let path = flags["--replay"] { try Recording(path) } else { nil }
  var favorites = recording?.favorites ?? []
  if recording == nil, case .primes(let primes) = contents { favorites = primes }
  var record: ((String) throws(CommandFailure) -> Void)?
  if let path = flags["--record"] {
    let files = [path, file].map { URL(filePath: $0).resolvingSymlinksInPath() }
    if files[0] == files[1] {
      throw CommandFailure("--record and --file need different files", .usage)
    }
    record = try newFile(path, to: "record to")
    try record?(Recording.header(favorites: favorites) + "\n")
  }
  let store = Store(
    value: Session(favorites: favorites),
    reducer: recorded(sessionReducer(.unimplemented), by: record), report: tell)
  let actions = recording?.actions ?? []
  var progress = ProgressLine("replaying", of: actions.count)
  for start in stride(from: 0, to: actions.count, by: 1000) {
    progress.show(start)
    store.replay(actions[start..<min(start + 1000, actions.count)])
  }
  progress.end()
  let time = actions.last?.moment?.time ?? .distantPast
  store.replay(store.value.endOfEffects.map { .happened(Moment(action: $0, time: time)) })
  var session = store.value
  if let contents { session.note(contents) }
  return (session, record)
}

/// The time in whole milliseconds, which a line of a recording represents exactly.
@Sendable func now() -> Date {
  Date(timeIntervalSince1970: (Date().timeIntervalSince1970 * 1000).rounded() / 1000)
}

func tell(_ message: String) { complain("counter: \(message)") }
