// Terminal UI: what a signal does.
// SPDX-License-Identifier: MIT

import Foundation

/// What a signal does to the process: the system's own type, set and read back as a value.
struct SignalAction {
  private var action = sigaction()

  /// What the system does by itself: stop, end, or nothing.
  static let byDefault = SignalAction(handler: SIG_DFL)

  /// A function that runs when the signal comes, on any thread, between any two instructions. It may
  /// only use what POSIX calls async-signal-safe: no allocation, no lock, no Swift runtime call
  /// that might do either.
  init(handler: (@convention(c) (Int32) -> Void)?) {
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_flags = SA_RESTART
    sigemptyset(&action.sa_mask)
  }

  /// The same on the alternate stack, with what the system knows of the signal.
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

  /// What `signal` does now.
  init(of signal: Int32) {
    sigaction(signal, nil, &action)
  }

  /// Whether whoever started the program wants the signal to do nothing.
  var isIgnore: Bool { handlerAddress == unsafeBitCast(SIG_IGN, to: Int.self) }

  /// Where the handler is; C has two functions, which are none, for the default and for nothing.
  var handlerAddress: Int {
    #if canImport(Darwin)
      unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self)
    #else
      unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    #endif
  }

  /// Makes this what `signal` does.
  func set(for signal: Int32) {
    var action = action
    sigaction(signal, &action, nil)
  }
}

/// Ends the process as `signal` does by default, so that its parent sees what it died of.
func die(of signal: Int32) -> Never {
  SignalAction.byDefault.set(for: signal)
  unblockAllSignals()
  raise(signal)
  _exit(128 + signal)
}

/// Lets the current thread receive signals. Threads of Dispatch and of Swift's own pool do not.
func unblockAllSignals() {
  var none = sigset_t()
  sigemptyset(&none)
  pthread_sigmask(SIG_SETMASK, &none, nil)
}
