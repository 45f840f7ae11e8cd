// Coordinator: the dependencies of the app, as one value.
// SPDX-License-Identifier: MIT

/// The dependencies of the app. The user sees the descriptions of the errors that they throw.
public struct CoordinatorEnvironment: Sendable {
  /// Returns the news for the home screen.
  public var news: @Sendable () async throws -> String
  /// Returns a fact about a number.
  public var fact: @Sendable (_ number: Int) async throws -> String
  /// Suggests and publishes notes.
  public var notes: NotesClient
  /// Returns when it is time to increment a number.
  public var delay: @Sendable () async throws -> Void
  /// Throws if the number is not available.
  public var check: @Sendable (_ number: Int) async throws -> Void
  /// Sends and verifies the codes for signing in.
  public var accounts: AccountsClient
  /// Keeps the stack between sessions.
  public var stacks: StackClient

  public init(
    news: @escaping @Sendable () async throws -> String,
    fact: @escaping @Sendable (_ number: Int) async throws -> String,
    notes: NotesClient,
    delay: @escaping @Sendable () async throws -> Void,
    check: @escaping @Sendable (_ number: Int) async throws -> Void,
    accounts: AccountsClient,
    stacks: StackClient
  ) {
    self.news = news
    self.fact = fact
    self.notes = notes
    self.delay = delay
    self.check = check
    self.accounts = accounts
    self.stacks = stacks
  }
}

/// Suggests and publishes notes on numbers.
public struct NotesClient: Sendable {
  /// Returns the notes of others on a number.
  public var suggestions: @Sendable (_ number: Int) async throws -> [String]
  public var publish: @Sendable (_ number: Int, _ note: String) async throws -> Void

  public init(
    suggestions: @escaping @Sendable (_ number: Int) async throws -> [String],
    publish: @escaping @Sendable (_ number: Int, _ note: String) async throws -> Void
  ) {
    self.suggestions = suggestions
    self.publish = publish
  }
}

/// Signs users in with a code that they were sent.
public struct AccountsClient: Sendable {
  public var sendCode: @Sendable (_ name: String) async throws -> Void
  /// Throws if the code is wrong.
  public var verify: @Sendable (_ name: String, _ code: String) async throws -> Void

  public init(
    sendCode: @escaping @Sendable (_ name: String) async throws -> Void,
    verify: @escaping @Sendable (_ name: String, _ code: String) async throws -> Void
  ) {
    self.sendCode = sendCode
    self.verify = verify
  }
}

/// The reason why something was refused, for the user to read.
public struct Refusal: Error, Equatable, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }
}
