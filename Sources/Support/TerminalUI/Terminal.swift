// Terminal UI: the terminal, for a full-screen program.
// SPDX-License-Identifier: MIT

public import Foundation

/// The owner of the terminal: takes it over, shows frames, delivers events, and restores it.
///
///     let terminal = try Terminal()
///     terminal.draw(frame)
///     for await _ in terminal.events.arrivals { … terminal.events.take() … }
///     terminal.restore()
///
/// It is also restored by `exit`, a trap, each signal that ends a program, and while the program is stopped.
/// A program has one terminal at a time, and uses it from one actor.
public final class Terminal: @unchecked Sendable {
  /// The events, for a single loop. They end with `restore()` or the end of the input.
  public let events = Events()

  private let (input, output): (FileDescriptor, FileDescriptor)
  private let style: (colors: Bool, mouse: Bool)
  /// The original mode, which is read only once: after `SIGSTOP`, a shell may restore a mode that this program has set.
  private let foundMode: termios
  private let previousActions: [Int32: sigaction]
  private let loopHasEnded = DispatchSemaphore(value: 0)
  private var shown: Frame?
  private var isRestored = false

  /// Takes over the terminal: the full screen, every key, and the signals that could end the program.
  ///
  /// - Parameter mouse: Whether clicks and the wheel are reported. Users then hold Shift to select text.
  public init(
    input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO,
    colors: Bool = Terminal.wantsColors(), mouse: Bool = false
  ) throws(NotATerminal) {
    var mode = termios()
    guard isatty(output) == 1, tcgetattr(input, &mode) == 0 else { throw NotATerminal() }
    // Opened again, because O_NONBLOCK would hold for other programs, too. Another user's terminal cannot be opened.
    let own = ttyname(output).map { open($0, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) } ?? -1
    (self.input, self.output) = (
      FileDescriptor(number: input), FileDescriptor(number: own < 0 ? output : own)
    )
    (style, foundMode) = ((colors, mouse), mode)
    // Signals first: from now on, they wait in the pipe for the loop.
    previousActions = Signals.handle()
    let loop = EventLoop(input: self.input, output: self.output, events: events)
    Thread.detachNewThread { [loopHasEnded] in
      var loop = loop
      loop.run()
      loopHasEnded.signal()
    }
    // Last, because this may wait for a terminal that no one reads, while signals already work.
    resume()
  }

  /// The size of the screen, for the first frame. Events report later sizes.
  public var size: Size { Size(of: output) }

  /// Shows a frame, with one write of the cells that differ from the previous frame.
  ///
  /// Returns when the terminal has accepted it. Does nothing after `restore()`, or before `resume()` if stopped.
  public func draw(_ frame: Frame) {
    guard Restoration.isDue else { return }
    let changes = render(frame, over: shown, colors: style.colors)
    shown = changes.isEmpty || write(changes) ? frame : nil
  }

  /// Writes the text, and returns whether that succeeded. Waits for a terminal that no one reads, but only until the
  /// program should quit.
  private func write(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      var (count, code) = (-1, EPIPE)
      Restoration.alone {
        guard Restoration.isDue else { return }
        count = rest.withUnsafeBytes { Foundation.write(output.number, $0.baseAddress, $0.count) }
        code = errno
      }
      if count < 0, code != EINTR {
        guard code == EAGAIN, !Signals.isQuitRequested else { return false }
        _ = FileDescriptor.wait(for: [], orToWriteTo: output, milliseconds: 500)
      }
      rest = rest.dropFirst(max(count, 0))
    }
    return true
  }

  /// Draws the next frame in full, because the screen may not show the last one any more.
  public func forgetWhatIsShown() { shown = nil }

  /// Switches to the full screen, and to receiving each key at once. Necessary after the event `resumed`.
  public func resume() {
    if isRestored { return }
    Restoration.prepare(input: input, output: output, mode: foundMode)
    // No echo, no line buffering, and no signals for keys, which come as bytes in order with all others.
    // (If keys sent signals, the system would discard the input before Ctrl-C.)
    var mode = foundMode
    cfmakeraw(&mode)
    // Without flushing, so that keys typed while the program started are not lost. If the process is in the
    // background, this stops it until it is in the foreground again.
    while tcsetattr(input.number, TCSANOW, &mode) < 0, errno == EINTR {}
    let mouse = style.mouse ? ControlSequence.reportMouse : ""
    _ = write(ControlSequence.enterFullScreen + mouse)
    shown = nil
    // From now on, the event loop reads keys.
    Signals.send(Signals.wake)
  }

  /// Restores the terminal and the signals. Calling it again has no effect. Later keys are for the shell.
  public func restore() {
    if isRestored { return }
    leave()
    for (number, var action) in previousActions { sigaction(number, &action, nil) }
  }

  /// Restores the terminal and ends the program with the signal that asked it to quit, so that its parent sees why.
  ///
  /// - Parameter last: Runs once the terminal is restored. If it is stuck, another such signal ends the program.
  public func restore(dyingOf signal: Int32, _ last: () -> Void = {}) -> Never {
    leave()
    last()
    end(by: signal)
  }

  private func leave() {
    isRestored = true
    Restoration.perform()
    Signals.send(0)
    loopHasEnded.wait()
  }
}

/// The input or the output is not a terminal but a file or a pipe, or it is closed.
public struct NotATerminal: Error {}

extension Terminal {
  /// Whether a full-screen program can run: input and output are terminals with the necessary abilities.
  public static func isInteractive(
    input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    isatty(input) == 1 && isatty(output) == 1 && !["", "dumb"].contains(environment["TERM"] ?? "")
  }

  /// Whether the user wants colors: `NO_COLOR` is unset or empty (https://no-color.org).
  public static func wantsColors() -> Bool {
    (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
  }
}

extension Size {
  /// The size that the terminal reports, or else the traditional 80 by 24.
  init(of terminal: FileDescriptor) {
    var window = winsize()
    _ = ioctl(terminal.number, UInt(TIOCGWINSZ), &window)
    self.init(
      columns: window.ws_col > 0 ? Int(window.ws_col) : 80,
      rows: window.ws_row > 0 ? Int(window.ws_row) : 24)
  }
}
