// Coordinator: all that the app reaches out to, as one value.
// SPDX-License-Identifier: MIT

/// All that the app reaches out to. What a closure throws is shown by its description.
public struct CoordinatorEnvironment: Sendable {
  /// What the home screen has to tell.
  public var news: @Sendable () async throws -> String
  /// Something about a number.
  public var fact: @Sendable (_ number: Int) async throws -> String
  /// What the editing of a note takes.
  public var notes: NotesClient
  /// Returns when it is time to increment a number.
  public var delay: @Sendable () async throws -> Void
  /// Throws if the number is not to be had.
  public var check: @Sendable (_ number: Int) async throws -> Void
  /// How somebody signs in.
  public var accounts: AccountsClient
  /// Where the stack is kept between sessions.
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

/// Where notes on numbers are published.
public struct NotesClient: Sendable {
  /// What others have noted on a number.
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

/// Who may sign in: who knows the code that they were sent.
public struct AccountsClient: Sendable {
  public var sendCode: @Sendable (_ name: String) async throws -> Void
  /// Throws if it is not the code that was sent.
  public var verify: @Sendable (_ name: String, _ code: String) async throws -> Void

  public init(
    sendCode: @escaping @Sendable (_ name: String) async throws -> Void,
    verify: @escaping @Sendable (_ name: String, _ code: String) async throws -> Void
  ) {
    self.sendCode = sendCode
    self.verify = verify
  }
}

/// Why something is not done, in words.
public struct Refusal: Error, Equatable, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }
}
