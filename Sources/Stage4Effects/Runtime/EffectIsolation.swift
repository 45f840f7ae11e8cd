// Stage 4: reports, and the traps for a store that is used on the wrong actor.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(WASILibc)
  import WASILibc
#elseif canImport(ucrt)
  import ucrt
#endif

#if canImport(Dispatch)
  import Dispatch

  private nonisolated let mainQueueKey: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
#endif

/// Writes `message` and a line break to standard error.
public nonisolated func _reportToStandardError(_ message: String) {
  var line = message + "\n"
  #if canImport(ucrt)
    line.withUTF8 { bytes in _ = _write(2, bytes.baseAddress, UInt32(bytes.count)) }
  #else
    line.withUTF8 { bytes in _ = write(2, bytes.baseAddress, bytes.count) }
  #endif
}

/// Traps in an actor's async initializer, where `#isolation` is a null pointer: a compiler bug.
nonisolated func trapUnlessKnown(_ actor: any Actor) {
  if unsafeBitCast(actor as AnyObject, to: UInt.self) != 0 { return }
  fatalError(
    """
    A store with effects was created in an actor's async initializer, which is not isolated yet. \
    Create it in a method, or write `lazy var store = Store(…, isolation: self)`.
    """)
}

/// Whether the caller is known to be on `actor`. Only for the main actor, Swift can say so without a trap.
nonisolated func isKnown(toRunOn actor: any Actor) -> Bool {
  #if canImport(Dispatch)
    actor === MainActor.shared && DispatchQueue.getSpecific(key: mainQueueKey) != nil
  #else
    false
  #endif
}

/// Traps if the caller is not on `actor`, which the compiler does not check in Swift 5 mode.
nonisolated func trapUnlessIsolated(to actor: any Actor) {
  let message = "A store with effects must be used on the actor that it was created on: \(actor)."
  #if canImport(Dispatch)
    // On some systems, the runtime's own check prints nothing about the main actor.
    if actor === MainActor.shared && !isKnown(toRunOn: actor) {
      _reportToStandardError(message)
    }
  #endif
  actor.assertIsolated(message)
}
