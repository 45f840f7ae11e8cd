// Terminal UI: the terminal, and its one owner.
// SPDX-License-Identifier: MIT

public import Foundation

/// The terminal, and its one owner: takes it over, shows frames, tells events, and gives it back.
///
///     let terminal = try Terminal()
///     terminal.draw(frame)
///     for await event in terminal.events {
///       …
///       terminal.draw(frame)
///     }
///     terminal.restore()
///
/// The terminal is given back however the program ends: by `restore()`, by `exit`, by a signal, by a
/// crash; only `SIGKILL` leaves no chance. It is given back too while the program is stopped.
/// One program has one terminal: a second one can be made only after `restore()`.
public final class Terminal: Sendable {
  /// What happens, in order, for one loop. It ends with `restore()` or the end of the input.
  public let events: AsyncStream<Event>

  private let screen: Screen
  private let previousActions: [Int32: SignalAction]
  private let loopHasEnded = DispatchSemaphore(value: 0)

  /// Takes over the terminal: the whole screen, every key, and the signals by which it is lost.
  ///
  /// - Parameter mouse: Whether the mouse is reported, as keys. To select text, one then holds Shift.
  /// - Throws: `NotATerminal` if one of the two files is none; nothing has happened then.
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
      fatalError("There is a Terminal already. Use that one, or restore() it first.")
    }
    self.screen = screen
    // Signals first: one that comes from now on waits in the pipe for the loop.
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
    // Last, as it may wait for a terminal that nobody reads: signals are heard meanwhile.
    screen.enter()
  }

  /// Whether there is a Terminal: 1 if there is none.
  private static let turn = DispatchSemaphore(value: 1)

  /// The size of the screen, for the first frame; later ones are told by events.
  public var size: Size { screen.size }

  /// Shows a frame, by one write of what differs from the frame before.
  ///
  /// Returns when the terminal has taken it. While the program is stopped, and after `restore()`,
  /// it does nothing.
  public func draw(_ frame: Frame) { screen.draw(frame) }

  /// Gives the terminal back as it was found, and the signals too. Again it does nothing.
  ///
  /// No key is read after it: what is typed then is for the shell.
  public func restore() {
    guard screen.close() else { return }
    SignalPipe.shared.send(0)
    loopHasEnded.wait()
    for (signal, action) in previousActions { action.set(for: signal) }
    Self.turn.signal()
  }

  /// Gives the terminal back and ends the program by the signal that asked it to quit, so that its
  /// parent sees why: a shell script, say, that Ctrl-C shall end too.
  public func restore(dyingOf signal: Int32) -> Never {
    restore()
    die(of: signal)
  }
}

/// Why there is no `Terminal`: the input or the output is a file, a pipe, or closed.
public struct NotATerminal: Error {}
