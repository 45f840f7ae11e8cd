// Terminal UI: the action of a signal.
// SPDX-License-Identifier: MIT

import Foundation

/// The action of a signal, as a value of the system's own type that can be read and set.
struct SignalAction {
  private var action = sigaction()

  /// The system's default action: stop, end, or nothing.
  static let byDefault = SignalAction(handler: SIG_DFL)

  /// Creates an action that runs a function when the signal arrives, on any thread, between any two
  /// instructions. The function may only use what POSIX calls async-signal-safe: no allocation, no lock, and no
  /// Swift runtime call that might do either.
  init(handler: (@convention(c) (Int32) -> Void)?) {
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_flags = SA_RESTART
    sigemptyset(&action.sa_mask)
  }

  /// Creates an action that runs a function on the alternate stack, with the system's information on the signal.
  init(
    handler:
      @escaping @convention(c) (
        Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?
      ) -> Void
  ) {
    #if canImport(Darwin)
      action.__sigaction_u.__sa_sigaction = handler
    #else
      action.__sigaction_handler.sa_sigaction = handler
    #endif
    action.sa_flags = SA_RESTART | SA_ONSTACK | SA_SIGINFO
    sigemptyset(&action.sa_mask)
  }

  /// Reads the current action of `signal`.
  init(of signal: Int32) {
    sigaction(signal, nil, &action)
  }

  /// Whether the program was started with the signal ignored.
  var isIgnore: Bool { handlerAddress == unsafeBitCast(SIG_IGN, to: Int.self) }

  /// The address of the handler. C uses two special addresses for the default and for no action.
  var handlerAddress: Int {
    #if canImport(Darwin)
      unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self)
    #else
      unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    #endif
  }

  /// Sets this action for `signal`.
  func set(for signal: Int32) {
    var action = action
    sigaction(signal, &action, nil)
  }
}

/// Ends the process with the default action of `signal`, so that its parent sees the reason.
func die(of signal: Int32) -> Never {
  SignalAction.byDefault.set(for: signal)
  unblockAllSignals()
  raise(signal)
  _exit(128 + signal)
}

/// Lets the current thread receive signals, which threads of Dispatch and of Swift's pool do not.
func unblockAllSignals() {
  var none = sigset_t()
  sigemptyset(&none)
  pthread_sigmask(SIG_SETMASK, &none, nil)
}
