// Terminal UI: from bytes and signals to events.
// SPDX-License-Identifier: MIT

import Foundation

/// Waits for bytes and signals, and tells of them in order. It has a thread of its own, so that no key
/// waits in the terminal, and no request to quit goes unheard, while the program is busy.
struct EventLoop {
  /// The signals that it is told of.
  static let signals = [SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH]

  /// How long nothing must come after an ESC for it to be the Escape key: longer than a sequence
  /// takes over a slow line, shorter than one notices.
  ///
  /// A paste pauses longer than a key; one whose end is lost shall still not swallow the keys for ever.
  private static func quiet(_ isInPaste: Bool) -> Int { isInPaste ? 1_000 : 50 }

  private let screen: Screen
  private let input: FileDescriptor
  private let tell: AsyncStream<Event>.Continuation
  private var parser = KeyParser()
  private var size: Size
  private var isAtEnd = false
  private var wasAskedToQuit = false

  /// - Parameter size: The size that the program knows of; only another one is told.
  init(
    screen: Screen, size: Size, input: FileDescriptor, tell: AsyncStream<Event>.Continuation
  ) {
    (self.screen, self.size, self.input, self.tell) = (screen, size, input, tell)
  }

  /// Runs until 0 comes as a signal.
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
      // Signals are still heard: the program may take its time, and shall not become unstoppable.
      (isAtEnd, wasAskedToQuit) = (true, true)
    }
  }

  private mutating func handle(_ keys: [Key]) {
    for key in keys {
      switch key {
      case .control("c"): requestQuit(SIGINT)
      // To all programs of the job, as the terminal would: one of them may wait for another.
      case .control("z"): kill(0, SIGTSTP)
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
    // A terminal that goes away says so up to three times: the kernel and a shell each send SIGHUP,
    // and its input ends. That is one request.
    if wasAskedToQuit, signal == SIGHUP { return }
    if wasAskedToQuit {
      screen.abandon()
      die(of: signal)
    }
    wasAskedToQuit = true
    tell.yield(.quitRequested(signal: signal))
  }

  /// Stops the process, with the terminal given back, until it is told to go on.
  private mutating func stop() {
    screen.leave()
    SignalAction.byDefault.set(for: SIGTSTP)
    SignalAction.byDefault.set(for: SIGCONT)
    // Returns when the process goes on, or at once if there is no shell that could make it go on:
    // the system then does not stop it.
    raise(SIGTSTP)
    SignalPipe.action.set(for: SIGTSTP)
    SignalPipe.action.set(for: SIGCONT)
    resume()
  }

  private mutating func resume() {
    // In the background, this stops the process until it is in the foreground again.
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
