// The parts of SwiftUI that this package uses, declared like Apple's: animations.
//
// Transactions work, so that a trial can check which one is current when an action is sent.

// Documented.

public struct Animation: Equatable, Sendable {
  let name: String

  public static let `default` = Animation(name: "default")
  public static var linear: Animation { Animation(name: "linear") }
}

@frozen
public struct Transaction {
  public var animation: Animation?

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  /// The current transaction, which Apple's SwiftUI does not expose.
  nonisolated(unsafe) public static var current = Transaction()
}

public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = transaction
  defer { Transaction.current = outer }
  return try body()
}
