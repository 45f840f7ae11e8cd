// Terminal UI: turns bytes and signals into events.
// SPDX-License-Identifier: MIT

import Foundation

/// Waits for bytes and signals, and reports them in order. It has its own thread, so that it also receives keys
/// and requests to quit while the program is busy.
struct EventLoop {
  /// The signals that it handles.
  static let signals = [SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH]

  /// How many milliseconds after an ESC it counts as the Escape key: longer than the pauses within a sequence
  /// on a slow line, but too short to notice.
  ///
  /// A paste may pause for longer, but if its end is lost, it must not swallow the following keys forever.
  private static func quiet(_ isInPaste: Bool) -> Int { isInPaste ? 1_000 : 50 }

  private let screen: Screen
  private let input: FileDescriptor
  private let tell: AsyncStream<Event>.Continuation
  private var parser = KeyParser()
  private var size: Size
  private var isAtEnd = false
  private var wasAskedToQuit = false

  /// - Parameter size: The size that the program knows. Only a different size is reported.
  init(
    screen: Screen, size: Size, input: FileDescriptor, tell: AsyncStream<Event>.Continuation
  ) {
    (self.screen, self.size, self.input, self.tell) = (screen, size, input, tell)
  }

  /// Runs until it receives 0 as a signal.
  mutating func run() {
    unblockAllSignals()
    let signals = FileDescriptor(number: SignalPipe.shared.readEnd)
    while true {
      let ready = FileDescriptor.wait(
        reading: isAtEnd ? [signals] : [signals, input],
        milliseconds: parser.isPending ? Self.quiet(parser.isInPaste) : nil)
      if ready.isEmpty { handle(parser.flush()) }
      if ready.contains(signals) {
        for signal in SignalPipe.shared.takeSignals() {
          if signal == 0 { return tell.finish() }
          handle(signal)
        }
      }
      if ready.contains(input) { handle(input.read()) }
    }
  }

  private mutating func handle(_ piece: FileDescriptor.Piece) {
    switch piece {
    case .bytes(let bytes): handle(parser.feed(bytes))
    case .nothing: break
    case .end:
      handle(parser.flush())
      tell.yield(.endOfInput)
      tell.finish()
      // Signals still work, so that the program can be stopped even if it takes its time.
      (isAtEnd, wasAskedToQuit) = (true, true)
    }
  }

  private mutating func handle(_ keys: [Key]) {
    for key in keys {
      switch key {
      case .control("c"): requestQuit(SIGINT)
      // Sent to all programs of the job, as the terminal does, because one may wait for another.
      case .control("z"): kill(0, SIGTSTP)
      case .control("l"):
        screen.forgetWhatIsShown()
        tell.yield(.resumed)
      default: tell.yield(.key(key))
      }
    }
  }

  private mutating func handle(_ signal: Int32) {
    switch signal {
    case SIGWINCH:
      screen.forgetWhatIsShown()
      tellSize()
    case SIGTSTP: stop()
    case SIGCONT: resume()
    default: requestQuit(signal)
    }
  }

  private mutating func requestQuit(_ signal: Int32) {
    // A closed terminal is reported up to three times: the kernel and a shell each send SIGHUP, and the
    // input ends. Together, they are one request.
    if wasAskedToQuit, signal == SIGHUP { return }
    if wasAskedToQuit {
      screen.abandon()
      die(of: signal)
    }
    wasAskedToQuit = true
    tell.yield(.quitRequested(signal: signal))
  }

  /// Restores the terminal and stops the process until it is continued.
  private mutating func stop() {
    screen.leave()
    SignalAction.byDefault.set(for: SIGTSTP)
    SignalAction.byDefault.set(for: SIGCONT)
    // Returns when the process continues, or at once if there is no shell that could continue it, because the
    // system then does not stop it.
    raise(SIGTSTP)
    SignalPipe.action.set(for: SIGTSTP)
    SignalPipe.action.set(for: SIGCONT)
    resume()
  }

  private mutating func resume() {
    // If the process is in the background, this stops it until it is in the foreground again.
    screen.enter()
    tellSize()
    tell.yield(.resumed)
  }

  private mutating func tellSize() {
    guard screen.size != size else { return }
    size = screen.size
    tell.yield(.resize(size))
  }
}
