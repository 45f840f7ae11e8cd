// Prime Time in a terminal: from the flags to a session, on the full screen or line by line.

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
    let (session, recorder) = try await startSession(flags, file: file, loadsFile: usesScreen)
    var environment = AppEnvironment.live
    environment.date = now
    let reducer = recorded(sessionReducer(environment), by: recorder)
    return usesScreen
      ? await runScreen(session, reducer, file: file)
      : await runLines(session, reducer, flags, file: file)
  } catch {
    tell(error.message)
    return error.status.rawValue
  }
}

/// Starts with the favorites of the file or with a replayed recording, and begins the new recording, which includes the
/// replayed one, so that it can be replayed alone.
@MainActor
func startSession(
  _ flags: Flags, file: String, loadsFile: Bool
) async throws(CommandFailure) -> (Session, NewFile?) {
  var (session, actions) = (Session(), [SessionAction]())
  if let path = flags["--replay"] {
    let recording = try Recording(path) { showProgress("reading: \(Int($0 * 100)) %") }
    (session, actions) = (Session(favorites: recording.favorites), recording.actions)
  } else if loadsFile, FileManager.default.fileExists(atPath: file) {
    do {
      session = Session(favorites: try await AppEnvironment.live.favorites.load(file).primes)
    } catch { throw CommandFailure("\(error)", .data) }
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

/// Each key leads to actions, and each action to a frame.
@MainActor
func runScreen(
  _ session: Session, _ reducer: @escaping EffectReducer<Session, SessionAction>, file: String
) async -> Int32 {
  // The store shows its own reports, so it exists by then.
  weak var reporting: Store<Program, ProgramAction>?
  let store = Store(
    value: Program(session: session, file: file), reducer: programReducer(reducer, now: now),
    report: { reporting?.send(.ask(.failed($0))) })
  reporting = store
  let terminal = Terminal()
  let token = store.observe { _ in terminal.drawSoon() }
  var end: Int32?
  for await event in terminal.events {
    switch event {
    case .key(let key): store.send(.pressed(key))
    case .redraw: terminal.draw(store.value.frame(size: terminal.size))
    case .ended(let signal): end = signal
    }
    if end != nil || store.value.isOver { break }
  }
  token.cancel()
  store.value.session.searchEnd.map { store.send(.session($0)) }
  await store.finish()
  terminal.close()
  if let end {
    store.value.session.warning(of: file).forEach(tell)
    deliver(end)
  }
  return 0
}

/// The time in whole milliseconds, which a line of a recording represents exactly.
@Sendable func now() -> Date {
  Date(timeIntervalSince1970: (Date().timeIntervalSince1970 * 1000).rounded() / 1000)
}

func tell(_ message: String) { complain("counter: \(message)") }
