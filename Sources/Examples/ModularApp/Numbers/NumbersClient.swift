// Numbers: where the facts about numbers come from, and the work of asking for one.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// A number that there is a fact about.
public enum Number: Int, CaseIterable, Sendable {
  case one = 1
  case two, three, four
}

/// Where facts about numbers come from.
public struct NumbersClient: Sendable {
  /// The fact about a number.
  ///
  /// It ends soon once its task is cancelled; nobody looks at what comes of it then.
  public var fact: @Sendable (_ number: Number) async throws(NumbersError) -> String

  public init(fact: @escaping @Sendable (_ number: Number) async throws(NumbersError) -> String) {
    self.fact = fact
  }
}

extension NumbersClient {
  /// Knows its facts by heart.
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

  /// The work of asking for the fact about `number`, which is given up after ``patience``.
  ///
  /// - Parameter clock: Whose time it is; a test's own clock lets it pass at once.
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
