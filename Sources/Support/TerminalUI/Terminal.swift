// Terminal UI: the terminal, for a full-screen program.
// SPDX-License-Identifier: MIT

public import Foundation

/// The owner of the terminal: takes it over, shows frames, delivers events, and restores it.
///
///     let terminal = try Terminal()
///     terminal.draw(frame)
///     for await event in terminal.events {
///       …
///       terminal.draw(frame)
///     }
///     terminal.restore()
///
/// The terminal is also restored by `exit`, by a trap, by `SIGINT`, `SIGTERM`, `SIGHUP` and `SIGQUIT`, and while the
/// program is stopped. A program has one terminal at a time: create a second one only after `restore()`. Use it from
/// one actor.
public final class Terminal: @unchecked Sendable {
  /// The events in order, for a single loop. The stream ends with `restore()` or the end of the input.
  public let events: AsyncStream<Event>

  private let input: FileDescriptor
  private let output: FileDescriptor
  private let style: (colours: Bool, unicode: Bool, mouse: Bool)
  /// The original mode of the terminal. It is read only once, because after `SIGSTOP`, a shell may restore a mode
  /// that this program has set.
  private let foundMode: termios
  private let previousActions: [Int32: sigaction]
  private let loopHasEnded = DispatchSemaphore(value: 0)
  private let doubt = Doubt()
  private var shown: Frame?
  private var isRestored = false

  /// Takes over the terminal: the full screen, every key, and the signals that could end the program.
  ///
  /// - Parameter mouse: Whether clicks and the wheel are reported. Users then hold Shift to select text.
  /// - Throws: `NotATerminal` if one of the two files is not a terminal. Nothing has changed then.
  public init(
    input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO,
    colours: Bool = Terminal.wantsColours(), unicode: Bool = Terminal.hasUnicode(),
    mouse: Bool = false
  ) throws(NotATerminal) {
    var mode = termios()
    guard isatty(output) == 1, tcgetattr(input, &mode) == 0 else { throw NotATerminal() }
    guard Self.turn.wait(timeout: .now()) == .success else {
      fatalError("There is already a Terminal. Use that one, or call its restore() first.")
    }
    self.input = FileDescriptor(number: input)
    self.output = FileDescriptor(number: output)
    (style, foundMode) = ((colours, unicode, mouse), mode)
    // Signals first: from now on, they wait in the pipe for the loop.
    previousActions = Signals.handle()
    let (events, continuation) = AsyncStream.makeStream(of: Event.self)
    self.events = events
    let loop = EventLoop(input: self.input, output: self.output, doubt: doubt, tell: continuation)
    Thread.detachNewThread { [loopHasEnded] in
      var loop = loop
      loop.run()
      loopHasEnded.signal()
    }
    // Last, because this may wait for a terminal that no one reads, while signals already work.
    enter()
  }

  /// 1 if there is no `Terminal`, otherwise 0.
  private static let turn = DispatchSemaphore(value: 1)

  /// The size of the screen, for the first frame. Events report later sizes.
  public var size: Size { Size(of: output) }

  /// Shows a frame, with one write of the cells that differ from the previous frame.
  ///
  /// Returns when the terminal has accepted the frame. Does nothing after `restore()`.
  public func draw(_ frame: Frame) {
    if isRestored { return }
    switch doubt.take() {
    case .none: break
    case .frame: shown = nil
    case .screen: enter()
    }
    let changes = render(frame, over: shown, colours: style.colours, unicode: style.unicode)
    shown = changes.isEmpty || output.write(changes) ? frame : nil
  }

  /// Draws the next frame in full, in case another program has written on the screen.
  public func forgetWhatIsShown() { doubt.raise(.frame) }

  /// Switches to the full screen, and to receiving each key at once.
  private func enter() {
    Restoration.prepare(input: input, output: output, mode: foundMode)
    // No echo, no line buffering, and no signals for keys, which come as bytes in order with all others.
    // (If keys sent signals, the system would discard the input before Ctrl-C.)
    var mode = foundMode
    cfmakeraw(&mode)
    // Without flushing, so that keys typed while the program started are not lost. If the process is in the
    // background, this stops it until it is in the foreground again.
    while tcsetattr(input.number, TCSANOW, &mode) < 0, errno == EINTR {}
    _ = output.write(
      ControlSequence.enterFullScreen + (style.mouse ? ControlSequence.reportMouse : ""))
    shown = nil
  }

  /// Restores the terminal and the signals. Calling it again has no effect.
  ///
  /// It reads no keys afterwards; they are for the shell.
  public func restore() {
    if isRestored { return }
    isRestored = true
    Restoration.perform()
    Signals.send(0)
    loopHasEnded.wait()
    for (number, action) in previousActions {
      var action = action
      sigaction(number, &action, nil)
    }
    Self.turn.signal()
  }

  /// Restores the terminal and ends the program with the signal that asked it to quit, so that its parent sees
  /// the reason. For example, Ctrl-C should also end a shell script that runs the program.
  public func restore(dyingOf signal: Int32) -> Never {
    restore()
    die(of: signal)
  }
}

/// The input or the output is not a terminal but a file or a pipe, or it is closed.
public struct NotATerminal: Error {}

/// Whether the terminal may show something else than the last frame. The lock is never held while waiting for the
/// terminal, so that the event loop always goes on.
final class Doubt: @unchecked Sendable {
  enum Kind: Int { case none, frame, screen }

  private let lock = NSLock()
  private var kind = Kind.none

  func raise(_ new: Kind) { lock.withLock { if new.rawValue > kind.rawValue { kind = new } } }

  func take() -> Kind {
    lock.withLock {
      defer { kind = .none }
      return kind
    }
  }
}
