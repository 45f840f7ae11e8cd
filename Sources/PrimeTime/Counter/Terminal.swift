// The terminal: takes it over, reads keys, shows frames, and restores it, however the program ends.

import Foundation

/// Everything happens on the main queue, so nothing interrupts a frame. Only a trap, or a signal that asks for an
/// immediate end, has a real handler, which restores the terminal.
@MainActor
final class Terminal {
  enum Event: Equatable {
    case key(Key)
    case redraw
    /// Ctrl-C, `SIGTERM`, or the terminal was closed.
    case ended(by: Int32)
  }

  let (events, happened) = AsyncStream.makeStream(of: Event.self)
  /// https://no-color.org
  private let colors = (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
  private var sources: [any DispatchSourceProtocol] = []
  private var shown: Frame?
  private var isDrawDue = false
  /// Unless the program's parent ignores that.
  private var canStop = false
  /// What the terminal has not accepted yet.
  private var unwritten: [UInt8] = []
  /// The beginning of a key.
  private var unread: [UInt8] = []

  static var isInteractive: Bool {
    let kind = ProcessInfo.processInfo.environment["TERM"] ?? ""
    return isatty(0) == 1 && isatty(1) == 1 && !["", "dumb"].contains(kind)
  }

  init() {
    tcgetattr(0, &originalMode)
    // Opened again, because a terminal that does not block would not block other programs, either.
    if let own = ttyname(1).map({ open($0, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) }),
      own >= 0
    {
      output = own
    }
    if isatty(2) == 1, let file = tmpfile() {
      (errors, heldErrors) = (fcntl(2, F_DUPFD_CLOEXEC, 3), fileno(file))
    }
    for number in fatalSignals where !ignore(number) { signal(number, restoreAndEnd) }
    canStop = !ignore(SIGTSTP)
    if canStop { signal(SIGTSTP, stopSoon) }
    for number in [SIGWINCH, SIGINT, SIGTERM, SIGHUP] where !ignore(number) {
      add(DispatchSource.makeSignalSource(signal: number, queue: .main)) { $0.handle(number) }
    }
    let continued = DispatchSource.makeSignalSource(signal: SIGCONT, queue: .main)
    // The last source. Until all are registered, signals are lost.
    continued.setRegistrationHandler { [weak self] in MainActor.assumeIsolated { self?.start() } }
    add(continued) { $0.handle(SIGCONT) }
  }

  private func start() {
    resume()
    // Only in the foreground, where the keys are for this program.
    add(DispatchSource.makeReadSource(fileDescriptor: 0, queue: .main)) { $0.read() }
  }

  private func add(
    _ source: any DispatchSourceProtocol, _ act: @escaping @MainActor (Terminal) -> Void
  ) {
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self.map(act) } }
    source.resume()
    sources.append(source)
  }

  private func handle(_ number: Int32) {
    switch number {
    case SIGWINCH, SIGCONT: mustStop ? suspend() : resume()
    default: happened.yield(.ended(by: number))
    }
  }

  private func read() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(0, &bytes, bytes.count)
    if count == 0 || count < 0 && errno != EINTR && errno != EAGAIN { return handle(SIGHUP) }
    unread += bytes.prefix(max(count, 0))
    takeKeys(isWhole: false)
    if unread.isEmpty { return }
    // Longer than a pause within a key, but too short to notice.
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { [weak self] in
      MainActor.assumeIsolated { self?.takeKeys(isWhole: true) }
    }
  }

  private func takeKeys(isWhole: Bool) {
    for key in keys(in: &unread, isWhole: isWhole) {
      switch key {
      case "Ctrl-C": happened.yield(.ended(by: SIGINT))
      case "Ctrl-Z" where canStop: suspend()
      default: happened.yield(.key(key))
      }
    }
  }

  // MARK: The screen

  var size: Size {
    var window = winsize()
    _ = ioctl(1, UInt(TIOCGWINSZ), &window)
    let (columns, rows) = (Int(window.ws_col), Int(window.ws_row))
    return Size(columns: columns > 0 ? columns : 80, rows: rows > 0 ? rows : 24)
  }

  /// Asks for one frame after all keys that are waiting.
  func drawSoon() {
    if !isDrawDue { happened.yield(.redraw) }
    isDrawDue = true
  }

  func draw(_ frame: Frame) {
    // A terminal that nobody reads gets its next frame when it has accepted the last one.
    if !unwritten.isEmpty { return }
    isDrawDue = false
    write(frame.sequence(over: shown, colors: colors))
    shown = frame
  }

  private func write(_ text: String) {
    unwritten += Array(text.utf8)
    unwritten.removeFirst(max(Foundation.write(output, unwritten, unwritten.count), 0))
    if unwritten.isEmpty {
      if isDrawDue { happened.yield(.redraw) }
      return
    }
    // The rest is written when the terminal has room for it.
    let source = DispatchSource.makeWriteSource(fileDescriptor: output, queue: .main)
    source.setEventHandler { [weak self] in
      source.cancel()
      MainActor.assumeIsolated { self?.write("") }
    }
    source.resume()
  }

  /// Takes over the terminal, and draws everything again.
  private func resume() {
    var mode = originalMode
    cfmakeraw(&mode)
    // In the background, this stops the program until it is in the foreground, but not a thread that blocks that.
    var signals = signalSet(SIGTTOU)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    while tcsetattr(0, TCSANOW, &mode) < 0, errno == EINTR {}
    isTaken = true
    if heldErrors >= 0 { dup2(heldErrors, 2) }
    // The alternate screen, without a cursor and without wrapping.
    write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l")
    shown = nil
    drawSoon()
  }

  private func suspend() {
    mustStop = false
    leave()
    deliver(SIGTSTP)
    resume()
  }

  /// Restores the terminal for good.
  func close() {
    for source in sources { source.cancel() }
    leave()
  }

  private func leave() {
    // The rest of a frame would come after the screen is gone.
    unwritten = []
    restore()
  }
}

// MARK: Restoring it

// A handler may use only memory that is never freed.
private nonisolated(unsafe) var originalMode = termios()
private nonisolated(unsafe) var output: Int32 = 1
private nonisolated(unsafe) var isTaken = false
/// Standard error, and the file that holds back its text, such as the message of a trap, which would garble the screen
/// and disappear with it.
private nonisolated(unsafe) var (errors, heldErrors): (Int32, Int32) = (-1, -1)
private let leaveSequence: StaticString = "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

private func restore() {
  if !isTaken { return }
  isTaken = false
  let count = write(output, leaveSequence.utf8Start, leaveSequence.utf8CodeUnitCount)
  if count < leaveSequence.utf8CodeUnitCount {
    // Nobody reads the terminal, so what it has not shown yet is not missed.
    tcflush(output, TCOFLUSH)
    _ = write(output, leaveSequence.utf8Start, leaveSequence.utf8CodeUnitCount)
  }
  tcsetattr(0, TCSANOW, &originalMode)
  releaseErrors()
}

private func releaseErrors() {
  if heldErrors < 0 { return }
  dup2(errors, 2)
  lseek(heldErrors, 0, SEEK_SET)
  withUnsafeTemporaryAllocation(byteCount: 512, alignment: 1) { buffer in
    while case let count = read(heldErrors, buffer.baseAddress, buffer.count), count > 0 {
      _ = write(2, buffer.baseAddress, count)
    }
  }
  ftruncate(heldErrors, 0)
  lseek(heldErrors, 0, SEEK_SET)
}

/// Whether `SIGTSTP` has come. It has no source, because a source might report it when the program was already continued.
private nonisolated(unsafe) var mustStop = false
private let stopSoon: @convention(c) (Int32) -> Void = { _ in
  mustStop = true
  raise(SIGWINCH)
}

private let fatalSignals = [
  SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGUSR1, SIGUSR2, SIGALRM,
  SIGVTALRM, SIGPROF, SIGXCPU, SIGPIPE,
]

private let restoreAndEnd: @convention(c) (Int32) -> Void = { number in
  restore()
  deliver(number)
}

/// Lets a signal do to this program what it does to any other: stop it, or end it.
func deliver(_ number: Int32) {
  let handler = signal(number, SIG_DFL)
  var (signals, before) = (signalSet(number), sigset_t())
  pthread_sigmask(SIG_BLOCK, &signals, &before)
  raise(number)
  // As a terminal, it stops all programs of the job, because one may wait for another. Then its shell may continue the
  // job before this program stops. So its own signal is already pending, and is dropped.
  if number == SIGTSTP { kill(0, number) }
  pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  // The program was continued.
  pthread_sigmask(SIG_SETMASK, &before, nil)
  signal(number, handler)
}

private func signalSet(_ number: Int32) -> sigset_t {
  var signals = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, number)
  return signals
}

/// Ignores a signal, and returns whether it was ignored before, by the program's parent.
private func ignore(_ number: Int32) -> Bool {
  unsafeBitCast(signal(number, SIG_IGN), to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
}

/// Calls `act` before `SIGINT`, `SIGTERM` or `SIGHUP` ends a program in line mode. The result is to be kept.
@MainActor
func beforeSignals(_ act: @escaping @MainActor () -> Void) -> [any DispatchSourceProtocol] {
  [SIGINT, SIGTERM, SIGHUP].filter { !ignore($0) }.map { number in
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler {
      Task { @MainActor in
        act()
        deliver(number)
      }
      // The main actor may be stuck in a write.
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) { deliver(number) }
    }
    source.resume()
    return source
  }
}
