// Numbers: the source of facts about numbers, and an effect that requests one.

public import ClassicRedux

public enum Number: Int, Sendable {
  case one = 1
  case two, three, four
}

public enum NumbersError: String, Error {
  case unavailable = "the numbers service is not available"
}

/// A source of facts about numbers.
public struct NumbersClient: Sendable {
  /// Returns the fact about a number.
  ///
  /// It returns soon after its task is cancelled; the result is then ignored.
  public var fact: @Sendable (_ number: Number) async -> Result<String, NumbersError>

  public init(fact: @escaping @Sendable (_ number: Number) async -> Result<String, NumbersError>) {
    self.fact = fact
  }

  /// Requests the fact about `number`, and replaces an earlier request for it.
  public func request(_ number: Number) -> Effect<Result<String, NumbersError>> {
    .run { send in await send(fact(number)) }.cancellable(id: number, cancelInFlight: true)
  }

  /// Facts that need no service.
  public static let embedded = NumbersClient { number in
    switch number {
    case .one: .success("1 is neither prime nor composite.")
    case .two: .success("2 is the only prime that is even.")
    case .three: .success("3 points that are not in line lie on one circle only.")
    case .four: .success("4 colors are enough for any map in the plane.")
    }
  }
}
