// Numbers: the source of facts about numbers, and an effect that requests one.

public import ClassicRedux

public enum Number: Int, CaseIterable, Sendable {
  case one = 1
  case two, three, four
}

/// A source of facts about numbers.
public struct NumbersClient: Sendable {
  /// Returns the fact about a number.
  ///
  /// It returns or throws soon after its task is cancelled; the result is then ignored.
  public var fact: @Sendable (_ number: Number) async throws(NumbersError) -> String

  public init(fact: @escaping @Sendable (_ number: Number) async throws(NumbersError) -> String) {
    self.fact = fact
  }
}

extension NumbersClient {
  /// Facts that need no service.
  public static let embedded = NumbersClient { number in
    switch number {
    case .one: "1 is neither prime nor composite."
    case .two: "2 is the only prime that is even."
    case .three: "3 points that are not in line lie on one circle only."
    case .four: "4 colors are enough for any map in the plane."
    }
  }

  /// How long a request may take.
  public static let patience = Duration.seconds(10)
}

public struct NumbersEnvironment: Sendable {
  public var numbers: NumbersClient
  /// Measures how long a request takes. A test passes a clock that it advances itself.
  public var clock: any Clock<Duration>

  public init(numbers: NumbersClient, clock: any Clock<Duration> = ContinuousClock()) {
    self.numbers = numbers
    self.clock = clock
  }

  /// Requests the fact about `number`, replaces an earlier request for it, and gives up after
  /// ``NumbersClient/patience``.
  public func request(_ number: Number) -> Effect<Result<String, NumbersError>> {
    .run { send in await send(answer(about: number)) }
      .cancellable(id: number, cancelInFlight: true)
  }

  private func answer(about number: Number) async -> Result<String, NumbersError> {
    await withTaskGroup(of: Result<String, NumbersError>.self) { group in
      group.addTask {
        do throws(NumbersError) {
          return .success(try await numbers.fact(number))
        } catch {
          return .failure(error)
        }
      }
      group.addTask {
        try? await clock.sleep(for: NumbersClient.patience)
        return .failure(.timedOut)
      }
      defer { group.cancelAll() }
      return await group.next() ?? .failure(.timedOut)
    }
  }
}

public enum NumbersError: Error, Equatable {
  /// The service answered with a status other than 200.
  case status(Int)
  /// There is no service at the address, or the connection broke.
  case unreachable
  case timedOut
}

extension NumbersError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .status(let status): "the numbers service answered with status \(status)"
    case .unreachable: "the numbers service cannot be reached"
    case .timedOut: "the numbers service took too long to answer"
    }
  }
}
