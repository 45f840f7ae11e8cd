// Terminal UI: the mode and contents of the terminal.
// SPDX-License-Identifier: MIT

import Foundation

/// The mode and contents of the terminal.
///
/// The main actor draws frames, while the thread of the event loop leaves and enters the terminal at Ctrl-Z. A
/// lock separates the two, so that no frame is drawn on the shell's screen.
final class Screen: @unchecked Sendable {
  private enum Phase { case left, entered, closed }

  private let input: FileDescriptor
  private let output: FileDescriptor
  private let colours: Bool
  private let unicode: Bool
  private let mouse: Bool
  /// The original mode of the terminal, which is restored at the end. It is read only once, because after
  /// `SIGSTOP`, a shell may restore a mode that this program has set.
  private let foundMode: termios

  // Unchecked, because the compiler cannot see that these are only used under the lock.
  private let lock = NSLock()
  private var phase = Phase.left
  private var shown: Frame?
  private var errors: HeldErrors?

  /// Fails if the input is not a terminal.
  init?(input: FileDescriptor, output: FileDescriptor, colours: Bool, unicode: Bool, mouse: Bool) {
    var mode = termios()
    guard tcgetattr(input.number, &mode) == 0 else { return nil }
    (self.input, self.output, foundMode) = (input, output, mode)
    (self.colours, self.unicode, self.mouse) = (colours, unicode, mouse)
  }

  /// Switches to the full screen, and to receiving each key at once.
  ///
  /// Does nothing after the screen has been closed.
  func enter() {
    lock.withLock {
      guard phase != .closed else { return }
      if phase == .left {
        errors = HeldErrors(for: output)
        Rescue.arm(input: input, output: output, mode: foundMode, errors: errors)
      }
      // No echo, no line buffering, and no signals for keys, which come as bytes in order with all others.
      // (If keys sent signals, the system would discard the input before Ctrl-C.)
      var mode = foundMode
      cfmakeraw(&mode)
      // Without flushing, so that keys typed while the program started are not lost.
      while tcsetattr(input.number, TCSANOW, &mode) < 0, errno == EINTR {}
      _ = output.write(
        ControlSequence.enterFullScreen + (mouse ? ControlSequence.reportMouse : ""))
      shown = nil
      phase = .entered
    }
  }

  /// Restores the terminal temporarily.
  func leave() {
    lock.withLock {
      guard phase == .entered else { return }
      _ = output.write(ControlSequence.leaveFullScreen)
      var mode = foundMode
      while tcsetattr(input.number, TCSANOW, &mode) < 0, errno == EINTR {}
      Rescue.disarm()
      errors?.release()
      phase = .left
    }
  }

  /// Restores the terminal for good, and returns whether that was still necessary.
  @discardableResult
  func close() -> Bool {
    leave()
    return lock.withLock {
      defer { phase = .closed }
      return phase != .closed
    }
  }

  /// Restores the terminal at once, even while a frame is being written to a terminal that no one reads, which
  /// could take forever. Only for a process that is about to end.
  func abandon() {
    // Never unlocked, so that no frame follows.
    _ = lock.lock(before: Date(timeIntervalSinceNow: 0.2))
    Rescue.giveBack()
  }

  /// Shows a frame, with one write of the cells that differ from the last frame.
  func draw(_ frame: Frame) {
    lock.withLock {
      guard phase == .entered else { return }
      Rescue.useAlternateStack()
      let changes = render(frame, over: shown, colours: colours, unicode: unicode)
      shown = changes.isEmpty || output.write(changes) ? frame : nil
    }
  }

  /// Draws the next frame in full, because the contents of the terminal may have changed.
  func forgetWhatIsShown() {
    lock.withLock { shown = nil }
  }

  /// The size that the terminal reports.
  var size: Size { Size(of: output) }
}
