// Terminal UI: the terminal, for a full-screen program.

import Foundation

/// The owner of the terminal: takes it over, shows frames, delivers events, and restores it.
///
/// It is also restored by `exit`, a trap, each signal that ends a program, and while the program is stopped.
/// A program has one terminal at a time, and uses it from one actor.
public final class Terminal: @unchecked Sendable {
  /// The events, for a single loop. They end with `restore()` or the end of the input.
  public let events = Events()

  private let (input, output): (Int32, Int32)
  /// Whether `NO_COLOR` is unset or empty (https://no-color.org).
  private let hasColors = (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
  /// The original mode, which is read only once: after `SIGSTOP`, a shell may restore a mode that this program has set.
  private let foundMode: termios
  private let loopHasEnded = DispatchSemaphore(value: 0)
  private var shown: Frame?

  /// Whether a full-screen program can run: input and output are terminals with the necessary abilities.
  public static func isInteractive() -> Bool {
    let kind = ProcessInfo.processInfo.environment["TERM"] ?? ""
    return isatty(0) == 1 && isatty(1) == 1 && !["", "dumb"].contains(kind)
  }

  /// Takes over the terminal: the full screen, every key, the mouse, and the signals that could end the program.
  /// Fails if the input or the output is not a terminal.
  public init?(input: Int32 = 0, output: Int32 = 1) {
    var mode = termios()
    guard isatty(output) == 1, tcgetattr(input, &mode) == 0 else { return nil }
    // Opened again, because O_NONBLOCK would hold for other programs, too. Another user's terminal cannot be opened.
    let own = ttyname(output).map { open($0, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) } ?? -1
    (self.input, self.output, foundMode) = (input, own < 0 ? output : own, mode)
    // Signals first: from now on, they wait in the pipe for the loop.
    Signals.handle()
    Thread.detachNewThread { [events, loopHasEnded] in
      events.wait(reading: input)
      loopHasEnded.signal()
    }
    // Last, because this may wait for a terminal that no one reads, while signals already work.
    resume()
  }

  /// The size of the screen that the terminal reports, or else the traditional 80 by 24.
  public var size: Size {
    var window = winsize()
    _ = ioctl(output, UInt(TIOCGWINSZ), &window)
    let (columns, rows) = (Int(window.ws_col), Int(window.ws_row))
    return Size(columns: columns > 0 ? columns : 80, rows: rows > 0 ? rows : 24)
  }

  /// Shows a frame, with one write of the lines that differ from the previous frame.
  ///
  /// Returns when the terminal has accepted it. Does nothing after `restore()`, or before `resume()` if stopped.
  public func draw(_ frame: Frame) {
    guard Restoration.isDue else { return }
    let changes = render(frame, over: shown, colors: hasColors)
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
        count = rest.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
        code = errno
      }
      if count < 0, code != EINTR {
        guard code == EAGAIN, !Signals.isQuitRequested else { return false }
        var awaited = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        poll(&awaited, 1, 500)
      }
      rest = rest.dropFirst(max(count, 0))
    }
    return true
  }

  /// Switches to the full screen, and to receiving each key at once. The next frame is drawn in full. Necessary after the
  /// event `redraw`.
  public func resume() {
    Restoration.prepare(input: input, output: output, mode: foundMode)
    // No echo, no line buffering, and no signals for keys, which come as bytes in order with all others.
    // (If keys sent signals, the system would discard the input before Ctrl-C.)
    var mode = foundMode
    cfmakeraw(&mode)
    // Without flushing, so that keys typed while the program started are not lost. If the process is in the
    // background, this stops it until it is in the foreground again.
    while tcsetattr(input, TCSANOW, &mode) < 0, errno == EINTR {}
    _ = write(ControlSequence.enterFullScreen)
    shown = nil
    // From now on, the event loop reads keys.
    Signals.send(Signals.wake)
  }

  /// Restores the terminal, for good. Later keys are for the shell, and a signal ends the program.
  public func restore() {
    Restoration.perform()
    Signals.requestQuit()
    Signals.send(0)
    loopHasEnded.wait()
  }
}
