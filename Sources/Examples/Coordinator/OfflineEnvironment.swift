// Coordinator: an environment without a network, and one for tests.
// SPDX-License-Identifier: MIT

extension CoordinatorEnvironment {
  /// An environment with simulated servers, each of which takes a moment and always gives the same answers. The
  /// stack is kept in files.
  public static let offline = CoordinatorEnvironment(
    news: { try await answering("ten new numbers today") },
    fact: { number in
      try await answering("\(number) is \(number.isMultiple(of: 2) ? "even" : "odd")")
    },
    notes: NotesClient(
      suggestions: { number in
        try await answering([
          "I like \(number)", "\(number) is overrated", "who counts to \(number)?",
        ])
      },
      publish: { _, _ in try await answering(()) }),
    delay: { try await Task.sleep(for: .milliseconds(200)) },
    check: { number in
      try await answering(())
      guard number.magnitude <= 1_000_000 else {
        throw Refusal("\(number) is sold out; choose one from -1000000 to 1000000")
      }
    },
    accounts: AccountsClient(
      sendCode: { _ in try await answering(()) },
      verify: { _, code in
        try await answering(())
        guard code == "1234" else { throw Refusal("the code is wrong; the offline code is 1234") }
      }),
    stacks: .file)

  /// An environment whose closures trap with their own names. A test replaces the closures that it expects to be
  /// used.
  public static let unimplemented = CoordinatorEnvironment(
    news: { untouchable("news") },
    fact: { _ in untouchable("fact") },
    notes: NotesClient(
      suggestions: { _ in untouchable("notes.suggestions") },
      publish: { _, _ in untouchable("notes.publish") }),
    delay: { untouchable("delay") },
    check: { _ in untouchable("check") },
    accounts: AccountsClient(
      sendCode: { _ in untouchable("accounts.sendCode") },
      verify: { _, _ in untouchable("accounts.verify") }),
    stacks: StackClient(
      save: { _, _ in untouchable("stacks.save") },
      load: { _ in untouchable("stacks.load") }))
}

private func answering<Value>(_ value: Value) async throws -> Value {
  try await Task.sleep(for: .milliseconds(20))
  return value
}

private func untouchable(_ name: String) -> Never {
  fatalError(
    "CoordinatorEnvironment.\(name) is unimplemented, but was used: provide it in the test.")
}
