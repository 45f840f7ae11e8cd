// Numbers: the source of facts about numbers, and an effect that requests one.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// A number with a known fact.
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
  /// A client with built-in facts.
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

  /// Requests the fact about `number`, and gives up after ``patience``.
  ///
  /// - Parameter clock: Measures the time. A test passes a clock that it advances itself.
  public func request(
    _ number: Number, clock: any Clock<Duration>
  ) -> Effect<Result<String, NumbersError>> {
    .run { send in await send(answer(about: number, clock: clock)) }
  }

  private func answer(
    about number: Number, clock: any Clock<Duration>
  ) async -> Result<String, NumbersError> {
    await withTaskGroup(of: Result<String, NumbersError>.self) { group in
      group.addTask {
        do throws(NumbersError) {
          return .success(try await fact(number))
        } catch {
          return .failure(error)
        }
      }
      group.addTask {
        try? await clock.sleep(for: Self.patience)
        return .failure(.timedOut)
      }
      defer { group.cancelAll() }
      return await group.next() ?? .failure(.timedOut)
    }
  }
}
