// Test support: an object that does something when it is released.

public final class Farewell {
  private let say: () -> Void

  public init(_ say: @escaping () -> Void) { self.say = say }

  deinit { say() }
}
