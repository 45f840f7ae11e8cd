// Terminal UI: what happens at a terminal.
// SPDX-License-Identifier: MIT

/// What happens at a terminal, in the order in which it happens.
public enum Event: Equatable, Sendable {
  /// A key was typed. Ctrl-C and Ctrl-Z never come as keys: see `quitRequested` and `resumed`.
  case key(Key)
  /// The screen has another size now; it is blank until a frame is drawn.
  case resize(Size)
  /// The program was stopped, by Ctrl-Z for example, and goes on; the screen is blank until a frame
  /// is drawn.
  case resumed
  /// Someone wants the program to quit: Ctrl-C (`SIGINT`), `SIGTERM`, or a terminal that went away
  /// (`SIGHUP`). It shall save what is to be saved and quit. A second `SIGINT` or `SIGTERM` ends it at
  /// once, should it not come to that.
  case quitRequested(signal: Int32)
  /// There will be no more keys. It is the last event.
  case endOfInput
}
