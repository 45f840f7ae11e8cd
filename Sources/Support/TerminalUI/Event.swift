// Terminal UI: the events of a terminal.
// SPDX-License-Identifier: MIT

/// An event of a terminal. Events come in the order in which they happen.
public enum Event: Equatable, Sendable {
  /// The user typed a key. Ctrl-C and Ctrl-Z never come as keys: see `quitRequested` and `resumed`.
  case key(Key)
  /// The size of the screen may have changed. The screen may show anything: call `forgetWhatIsShown()`.
  case resize(Size)
  /// The program was stopped, for example by Ctrl-Z, and continues: call `resume()`.
  case resumed
  /// The program should quit, because of Ctrl-C (`SIGINT`), `SIGTERM`, or a closed terminal (`SIGHUP`). It
  /// should save its data first. A second such signal ends it at once.
  case quitRequested(signal: Int32)
  /// There are no more keys. This is the last event.
  case endOfInput
}
