// Terminal UI: the terminal and its owner.
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
/// The terminal is restored however the program ends, whether by `restore()`, `exit`, a signal or a crash; only
/// `SIGKILL` leaves no chance. It is also restored while the program is stopped. A program has one terminal at a
/// time: create a second one only after `restore()`.
public final class Terminal: Sendable {
  /// The events in order, for a single loop. The stream ends with `restore()` or the end of the input.
  public let events: AsyncStream<Event>

  private let screen: Screen
  private let previousActions: [Int32: SignalAction]
  private let loopHasEnded = DispatchSemaphore(value: 0)

  /// Takes over the terminal: the full screen, every key, and the signals that could end the program.
  ///
  /// - Parameter mouse: Whether clicks and the wheel are reported. Users then hold Shift to select text.
  /// - Throws: `NotATerminal` if one of the two files is not a terminal. Nothing has changed then.
  public init(
    input: Int32 = STDIN_FILENO,
    output: Int32 = STDOUT_FILENO,
    colours: Bool = Terminal.wantsColours(),
    unicode: Bool = Terminal.hasUnicode(),
    mouse: Bool = false
  ) throws(NotATerminal) {
    let input = FileDescriptor(number: input)
    let output = FileDescriptor(number: output)
    guard isatty(output.number) == 1,
      let screen = Screen(
        input: input, output: output, colours: colours, unicode: unicode, mouse: mouse)
    else { throw NotATerminal() }
    guard Self.turn.wait(timeout: .now()) == .success else {
      fatalError("There is already a Terminal. Use that one, or call its restore() first.")
    }
    self.screen = screen
    // Signals first: from now on, they wait in the pipe for the loop.
    previousActions = SignalPipe.shared.open(for: EventLoop.signals)

    let (events, continuation) = AsyncStream.makeStream(of: Event.self)
    self.events = events
    let size = screen.size
    let ended = loopHasEnded
    Thread.detachNewThread {
      var loop = EventLoop(screen: screen, size: size, input: input, tell: continuation)
      loop.run()
      ended.signal()
    }
    // Last, because this may wait for a terminal that no one reads, while signals already work.
    screen.enter()
  }

  /// 1 if there is no `Terminal`, otherwise 0.
  private static let turn = DispatchSemaphore(value: 1)

  /// The size of the screen, for the first frame. Events report later sizes.
  public var size: Size { screen.size }

  /// Shows a frame, with one write of the cells that differ from the previous frame.
  ///
  /// Returns when the terminal has accepted the frame. Does nothing while the program is stopped, and after
  /// `restore()`.
  public func draw(_ frame: Frame) { screen.draw(frame) }

  /// Restores the terminal and the signals. Calling it again has no effect.
  ///
  /// It reads no keys afterwards; they are for the shell.
  public func restore() {
    guard screen.close() else { return }
    SignalPipe.shared.send(0)
    loopHasEnded.wait()
    for (signal, action) in previousActions { action.set(for: signal) }
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
