// Line mode: what can be typed, as a table.
// SPDX-License-Identifier: MIT

/// A word that can be typed, and what it does.
public struct Command {
  /// The word itself.
  public let name: String
  /// What is to be typed after it, as help shows it: `I [J …]`; empty if nothing is.
  public let parameters: String
  /// What it does, as help shows it.
  public let summary: String
  /// Does it, with the text typed after the word, and returns the answer, which is one line.
  public let run: @MainActor (String) async throws(CommandFailure) -> String

  public init(
    _ name: String,
    parameters: String = "",
    summary: String,
    run: @escaping @MainActor (String) async throws(CommandFailure) -> String
  ) {
    self.name = name
    self.parameters = parameters
    self.summary = summary
    self.run = run
  }

  var usage: String { parameters.isEmpty ? name : "\(name) \(parameters)" }
}

/// Why a command could not be carried out, and what could.
public struct CommandFailure: Error, Equatable {
  public let message: String

  public init(_ message: String) { self.message = message }
}
