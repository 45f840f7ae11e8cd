// Numbers: the source of facts about numbers, and an effect that requests one.

public import ClassicRedux

public enum Number: Int, Sendable {
  case one = 1
  case two, three, four
}

public enum NumbersError: String, Error {
  case unavailable = "the numbers service is not available"
  case timedOut = "the numbers service took too long to answer"
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

public struct NumbersEnvironment: Sendable {
  public var numbers: NumbersClient
  /// Measures how long a request takes. A test passes a clock that it advances itself.
  public var clock: any Clock<Duration>

  /// How long a request may take.
  public static let patience = Duration.seconds(10)

  public init(numbers: NumbersClient, clock: any Clock<Duration> = ContinuousClock()) {
    self.numbers = numbers
    self.clock = clock
  }

  /// Requests the fact about `number`, replaces an earlier request for it, and gives up after ``patience``.
  public func request(_ number: Number) -> Effect<Result<String, NumbersError>> {
    .run { send in
      await send(
        withTaskGroup(of: Result<String, NumbersError>.self) { group in
          group.addTask { await numbers.fact(number) }
          group.addTask {
            try? await clock.sleep(for: Self.patience)
            return .failure(.timedOut)
          }
          defer { group.cancelAll() }
          return await group.next()!
        })
    }
    .cancellable(id: number, cancelInFlight: true)
  }
}
