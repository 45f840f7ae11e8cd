// The terminal: takes it over, reads keys, shows text, and restores it, however the program ends.

import Foundation

/// Everything happens on the main queue, so nothing interrupts a frame. Only a trap, or a signal that asks for an
/// immediate end, has a real handler, which restores the terminal.
@MainActor
public final class Terminal {
  public enum Event: Equatable, Sendable {
    case input(TerminalInput.Event)
    case redraw
    /// By a signal, or because the terminal was closed.
    case ended(by: Int32)
  }

  public let (events, happened) = AsyncStream.makeStream(of: Event.self)
  /// https://no-color.org
  public let hasColors = (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
  private var sources: [any DispatchSourceProtocol] = []
  private var isBlank = true
  private var isDrawDue = false
  /// Unless the program's parent ignores that.
  private var canStop = false
  /// What the terminal has not accepted yet.
  private var unwritten: [UInt8] = []
  private var input = TerminalInput()
  private var reads = 0

  public static var isInteractive: Bool {
    let kind = ProcessInfo.processInfo.environment["TERM"] ?? ""
    return isatty(0) == 1 && isatty(1) == 1 && !["", "dumb"].contains(kind)
  }

  public init() {
    tcgetattr(0, &found.pointee.mode)
    // Opened again, because a terminal that does not block would not block other programs, either.
    if let own = ttyname(1).map({ open($0, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) }),
      own >= 0
    {
      found.pointee.output = own
    }
    if isatty(2) == 1, let file = tmpfile() {
      (found.pointee.errors, found.pointee.heldErrors) =
        (fcntl(2, F_DUPFD_CLOEXEC, 3), fileno(file))
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
    case SIGWINCH, SIGCONT: found.pointee.mustStop ? suspend() : resume()
    default: happened.yield(.ended(by: number))
    }
  }

  private func read() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(0, &bytes, bytes.count)
    if count == 0 || count < 0 && errno != EINTR && errno != EAGAIN { return handle(SIGHUP) }
    take(input.read(bytes.prefix(max(count, 0))))
    reads += 1
    guard let patience = input.patience else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + patience) { [weak self, reads] in
      MainActor.assumeIsolated {
        // Perhaps this program was slow, and the rest is there.
        var rest = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
        if let self, self.reads == reads, poll(&rest, 1, 0) == 0 { self.take(self.input.pause()) }
      }
    }
  }

  private func take(_ events: [TerminalInput.Event]) {
    for event in events {
      if event == .key("Ctrl-Z"), canStop { suspend() } else { happened.yield(.input(event)) }
    }
  }

  // MARK: The screen

  public var size: (columns: Int, rows: Int) {
    var window = winsize()
    _ = ioctl(1, UInt(TIOCGWINSZ), &window)
    let (columns, rows) = (Int(window.ws_col), Int(window.ws_row))
    return (columns > 0 ? columns : 80, rows > 0 ? rows : 24)
  }

  /// Asks for one frame after all keys that are waiting.
  public func drawSoon() {
    if !isDrawDue { happened.yield(.redraw) }
    isDrawDue = true
  }

  /// Writes what shows a frame.
  ///
  /// - Parameter text: Returns it, for a screen that is blank or shows the last frame.
  public func draw(_ text: (_ isBlank: Bool) -> String) {
    // A terminal that nobody reads gets its next frame when it has accepted the last one.
    if !unwritten.isEmpty { return }
    isDrawDue = false
    write(text(isBlank))
    isBlank = false
  }

  private func write(_ text: String) {
    unwritten += Array(text.utf8)
    unwritten.removeFirst(
      max(Foundation.write(found.pointee.output, unwritten, unwritten.count), 0))
    if unwritten.isEmpty {
      if isDrawDue { happened.yield(.redraw) }
      return
    }
    // The rest is written when the terminal has room for it.
    let source = DispatchSource.makeWriteSource(fileDescriptor: found.pointee.output, queue: .main)
    source.setEventHandler { [weak self] in
      source.cancel()
      MainActor.assumeIsolated { self?.write("") }
    }
    source.resume()
  }

  /// Takes over the terminal, and draws everything again.
  private func resume() {
    var mode = found.pointee.mode
    cfmakeraw(&mode)
    // In the background, this stops the program until it is in the foreground, but not a thread that blocks that.
    var signals = signalSet(SIGTTOU)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    while tcsetattr(0, TCSANOW, &mode) < 0, errno == EINTR {}
    found.pointee.isTaken = true
    if found.pointee.heldErrors >= 0 { dup2(found.pointee.heldErrors, 2) }
    // The alternate screen, without a cursor and without wrapping, and with marks around pasted text.
    write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h")
    isBlank = true
    drawSoon()
  }

  private func suspend() {
    found.pointee.mustStop = false
    input = TerminalInput()
    leave()
    deliver(SIGTSTP)
    resume()
  }

  /// Restores the terminal for good.
  public func close() {
    for source in sources { source.cancel() }
    leave()
  }

  private func leave() {
    // The rest of a frame would come after the screen is gone.
    unwritten = []
    found.restore()
  }
}
