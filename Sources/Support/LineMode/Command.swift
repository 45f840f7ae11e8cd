// Line mode: what can be typed, as a table.
// SPDX-License-Identifier: MIT

import Foundation

/// A word that can be typed, and what it does.
public struct Command {
  /// The word itself.
  public let name: String
  /// What is to be typed after it, as help shows it: `I [J …]`; empty if nothing is.
  public let parameters: String
  /// What it does, as help shows it.
  public let summary: String
  /// Does it, and returns the answer, which is one line.
  public let run: @MainActor (Call) async throws(CommandFailure) -> String

  public init(
    _ name: String,
    parameters: String = "",
    summary: String,
    run: @escaping @MainActor (Call) async throws(CommandFailure) -> String
  ) {
    self.name = name
    self.parameters = parameters
    self.summary = summary
    self.run = run
  }

  var usage: String { parameters.isEmpty ? name : "\(name) \(parameters)" }
}

/// What was typed with a command.
public struct Call: Equatable, Sendable {
  /// The text after the word.
  public let argument: String
  /// Whether the line ended in ` &`: what takes time is begun, and not waited for.
  public let isInBackground: Bool

  init(_ text: String) {
    isInBackground = text == "&" || text.hasSuffix(" &")
    argument = (isInBackground ? String(text.dropLast()) : text)
      .trimmingCharacters(in: .whitespaces)
  }
}

/// Why a command could not be carried out, and what could.
public struct CommandFailure: Error, Equatable {
  public let message: String

  public init(_ message: String) { self.message = message }
}

/// A flag that the program takes besides those that every program has.
public struct Option {
  let name: String
  let parameter: String
  let summary: String
  let set: @MainActor (String) throws(CommandFailure) -> Void

  /// Makes a flag.
  ///
  /// - Parameters:
  ///   - parameter: What is to be given after it, as help shows it; empty if nothing is.
  ///   - set: Takes what is given, an empty text if nothing is to be, or says why it is wrong: then the
  ///     program does not begin.
  public init(
    _ name: String, parameter: String = "", summary: String,
    set: @escaping @MainActor (String) throws(CommandFailure) -> Void
  ) {
    self.name = name
    self.parameter = parameter
    self.summary = summary
    self.set = set
  }

  var usage: String { parameter.isEmpty ? name : "\(name) \(parameter)" }
}
