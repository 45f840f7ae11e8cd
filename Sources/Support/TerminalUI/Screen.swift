// Terminal UI: the terminal's mode, and what it shows.
// SPDX-License-Identifier: MIT

import Foundation

/// The terminal's mode, and what it shows.
///
/// Frames come from the program's main actor while the terminal is left and entered, at Ctrl-Z, on the
/// event loop's thread: a lock keeps them apart, so that no frame is drawn on a shell's screen.
final class Screen: @unchecked Sendable {
  private enum Phase { case left, entered, closed }

  private let input: FileDescriptor
  private let output: FileDescriptor
  private let colours: Bool
  private let unicode: Bool
  private let mouse: Bool
  /// The mode in which the terminal was found, and is left. It is read only once: after a stop that
  /// could not be foreseen (`SIGSTOP`), a shell may bring back a mode that was ours.
  private let foundMode: termios

  // Unchecked, as the compiler cannot see that these are used within the lock only.
  private let lock = NSLock()
  private var phase = Phase.left
  private var shown: Frame?
  private var errors: HeldErrors?

  /// Fails if the input is no terminal.
  init?(input: FileDescriptor, output: FileDescriptor, colours: Bool, unicode: Bool, mouse: Bool) {
    var mode = termios()
    guard tcgetattr(input.number, &mode) == 0 else { return nil }
    (self.input, self.output, foundMode) = (input, output, mode)
    (self.colours, self.unicode, self.mouse) = (colours, unicode, mouse)
  }

  /// Takes the whole screen, and every key as soon as it is typed.
  ///
  /// Does nothing once the screen is closed.
  func enter() {
    lock.withLock {
      guard phase != .closed else { return }
      if phase == .left {
        errors = HeldErrors(for: output)
        Rescue.arm(input: input, output: output, mode: foundMode, errors: errors)
      }
      // No echo, no lines, no signals by key: those keys come as bytes, in order with the others.
      // (With signals by key, the system throws away what was typed before Ctrl-C.)
      var mode = foundMode
      cfmakeraw(&mode)
      // Not "flush": what was typed while the program started is not lost.
      while tcsetattr(input.number, TCSANOW, &mode) < 0, errno == EINTR {}
      _ = output.write(
        ControlSequence.enterFullScreen + (mouse ? ControlSequence.reportMouse : ""))
      shown = nil
      phase = .entered
    }
  }

  /// Gives the terminal back as it was found, for a while.
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

  /// Gives the terminal back as it was found, for good, and tells whether that was still to be done.
  @discardableResult
  func close() -> Bool {
    leave()
    return lock.withLock {
      defer { phase = .closed }
      return phase != .closed
    }
  }

  /// Does the same at once, even if a frame is being written to a terminal that nobody reads, which
  /// may take for ever. To be called only by a process that then ends.
  func abandon() {
    // Never unlocked: no frame comes after it.
    _ = lock.lock(before: Date(timeIntervalSinceNow: 0.2))
    Rescue.giveBack()
  }

  /// Shows a frame, by one write of what differs from the last one.
  func draw(_ frame: Frame) {
    lock.withLock {
      guard phase == .entered else { return }
      Rescue.useAlternateStack()
      let changes = render(frame, over: shown, colours: colours, unicode: unicode)
      shown = changes.isEmpty || output.write(changes) ? frame : nil
    }
  }

  /// Draws the next frame in full, as the terminal may have changed what it shows.
  func forgetWhatIsShown() {
    lock.withLock { shown = nil }
  }

  /// The size that the terminal tells.
  var size: Size { Size(of: output) }
}
