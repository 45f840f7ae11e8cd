// Line mode: several programs under one name.
// SPDX-License-Identifier: MIT

/// A program that chooses by its first argument which of several to be.
@MainActor
public struct Programs {
  let name: String
  let summary: String
  let programs: [Program]

  /// Makes a program out of several.
  ///
  /// - Parameters:
  ///   - name: The word that starts it in a shell. The name of each of the others is this word, a space
  ///     and the word that chooses it.
  ///   - summary: What they are, in a line of its `--help`.
  ///   - programs: In the order help lists them.
  public init(name: String, summary: String, programs: [Program]) {
    self.name = name
    self.summary = summary
    self.programs = programs
  }

  /// Runs the one that the first of `arguments` names, with the rest of them; without any it lists them.
  ///
  /// - Returns: The exit status: that of the one chosen, or 64 if there is none of that name.
  public func run(arguments: [String]) async -> Int32 {
    guard let word = arguments.first, !["--help", "-h"].contains(word) else {
      guard let failure = Output.standard.write(help), !failure.isClosedPipe else { return 0 }
      Output.error.write("\(name): the answer cannot be written: \(failure.message)")
      return 74  // EX_IOERR
    }
    guard let program = programs.first(where: { $0.name == "\(name) \(word)" }) else {
      Output.error.write(
        "\(name): there is no '\(word.printable)'; \(name) --help lists the programs")
      return 64
    }
    return await program.run(Array(arguments.dropFirst()))
  }

  private var help: String {
    """
    \(summary)

    usage: \(name) NAME [flags]

    \(table(programs.map { ($0.name, $0.summary) }))

    \(name) NAME --help lists the commands and flags of one.
    """
  }
}

/// One of several programs, whatever it shows as its state.
@MainActor
public struct Program {
  let name: String
  let summary: String
  let run: (_ arguments: [String]) async -> Int32

  /// - Parameter screens: Runs it as a full-screen program and returns the exit status, or `nil` if
  ///   there is no terminal to do so.
  public init(
    _ lineMode: LineMode<some Encodable>, screens: @escaping () async -> Int32? = { nil }
  ) {
    name = lineMode.name
    summary = lineMode.summary
    run = { arguments in
      let start = Start(arguments: arguments, options: lineMode.options)
      if start == .session(inJSON: false), let status = await screens() { return status }
      return await lineMode.run(start)
    }
  }
}
