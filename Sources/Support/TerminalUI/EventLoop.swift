// Terminal UI: the thread that waits for keys and signals.
// SPDX-License-Identifier: MIT

import Foundation

/// Waits for bytes and signals, and reports them in order. It has its own thread, so that it also receives keys
/// and requests to quit while the program is busy.
struct EventLoop {
  private let input: FileDescriptor
  private let output: FileDescriptor
  private let doubt: Doubt
  private let tell: AsyncStream<Event>.Continuation
  private var parser = KeyParser()
  private var size: Size
  private var isAtEnd = false

  init(
    input: FileDescriptor, output: FileDescriptor, doubt: Doubt,
    tell: AsyncStream<Event>.Continuation
  ) {
    (self.input, self.output, self.doubt, self.tell) = (input, output, doubt, tell)
    size = Size(of: output)
  }

  /// Runs until it receives 0 as a signal.
  mutating func run() {
    unblockAllSignals()
    let signals = FileDescriptor(number: Signals.pipe.read)
    while true {
      let ready = FileDescriptor.wait(
        for: isAtEnd ? [signals] : [signals, input], milliseconds: parser.isPending ? quiet : -1)
      if ready.isEmpty { tellKeys(parser.flush()) }
      if ready.contains(signals) {
        for signal in Signals.take() {
          if signal == 0 { return tell.finish() }
          handle(signal)
        }
      }
      if ready.contains(input) { read() }
    }
  }

  /// How many milliseconds after an ESC it counts as the Escape key: longer than the pauses within a sequence
  /// on a slow line, but too short to notice. A paste may pause for longer, but if its end is lost, it must not
  /// swallow the following keys forever.
  private var quiet: Int32 { parser.isInPaste ? 1_000 : 50 }

  private mutating func read() {
    if let bytes = input.read() { return tellKeys(parser.feed(bytes)) }
    tellKeys(parser.flush())
    tell.yield(.endOfInput)
    tell.finish()
    isAtEnd = true
    // From now on, a signal ends the program, even if it takes its time.
    Signals.noteRequest()
  }

  private func tellKeys(_ keys: [Key]) {
    for key in keys {
      switch key {
      case .control("c"):
        Signals.requestQuit(SIGINT)
        tell.yield(.quitRequested(signal: SIGINT))
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
    guard signal == SIGWINCH || signal == SIGCONT else {
      tell.yield(.quitRequested(signal: signal))
      return
    }
    doubt.raise(signal == SIGCONT ? .screen : .frame)
    let found = Size(of: output)
    if found != size { tell.yield(.resize(found)) }
    if signal == SIGCONT { tell.yield(.resumed) }
    size = found
  }
}
