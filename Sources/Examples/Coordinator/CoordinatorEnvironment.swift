// Coordinator: the dependencies of the app, as one value.
// SPDX-License-Identifier: MIT

/// The dependencies of the app. The user sees the descriptions of the errors that they throw.
///
/// The closures of a new environment trap with their own names. A test replaces those that it expects to be used.
public struct CoordinatorEnvironment: Sendable {
  /// Returns the news for the home screen.
  public var news: @Sendable () async throws -> String = { unimplemented("news") }
  /// Returns a fact about a number.
  public var fact: @Sendable (_ number: Int) async throws -> String = { _ in unimplemented("fact") }
  /// Returns the notes of others on a number.
  public var suggestions: @Sendable (_ number: Int) async throws -> [String] = { _ in
    unimplemented("suggestions")
  }
  /// Publishes a note on a number.
  public var publish: @Sendable (_ number: Int, _ note: String) async throws -> Void = { _, _ in
    unimplemented("publish")
  }
  /// Returns when it is time to increment a number.
  public var delay: @Sendable () async throws -> Void = { unimplemented("delay") }
  /// Throws if the number is not available.
  public var check: @Sendable (_ number: Int) async throws -> Void = { _ in unimplemented("check") }
  /// Sends a code for signing in.
  public var sendCode: @Sendable (_ name: String) async throws -> Void = { _ in
    unimplemented("sendCode")
  }
  /// Throws if the code is wrong.
  public var verify: @Sendable (_ name: String, _ code: String) async throws -> Void = { _, _ in
    unimplemented("verify")
  }

  public init() {}
}

extension CoordinatorEnvironment {
  /// An environment with simulated servers, each of which takes a moment and always gives the same answers.
  public static let offline: CoordinatorEnvironment = {
    var environment = CoordinatorEnvironment()
    environment.news = { try await answering("ten new numbers today") }
    environment.fact = { number in
      try await answering("\(number) is \(number.isMultiple(of: 2) ? "even" : "odd")")
    }
    environment.suggestions = { number in
      try await answering([
        "I like \(number)", "\(number) is overrated", "who counts to \(number)?",
      ])
    }
    environment.publish = { _, _ in try await answering(()) }
    environment.delay = { try await Task.sleep(for: .milliseconds(200)) }
    environment.check = { number in
      try await answering(())
      guard number.magnitude <= 1_000_000 else {
        throw Refusal("\(number) is sold out; choose one from -1000000 to 1000000")
      }
    }
    environment.sendCode = { _ in try await answering(()) }
    environment.verify = { _, code in
      try await answering(())
      guard code == "1234" else { throw Refusal("the code is wrong; the offline code is 1234") }
    }
    return environment
  }()
}

/// The reason why something was refused, for the user to read.
public struct Refusal: Error, Equatable, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }
}

private func answering<Value>(_ value: Value) async throws -> Value {
  try await Task.sleep(for: .milliseconds(20))
  return value
}

private func unimplemented(_ name: String) -> Never {
  fatalError(
    "CoordinatorEnvironment.\(name) is unimplemented, but was used: provide it in the test.")
}
