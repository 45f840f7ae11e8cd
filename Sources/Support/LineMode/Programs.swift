// Line mode: several programs in one.
// SPDX-License-Identifier: MIT

/// A program whose first argument selects one of several programs.
@MainActor
public struct Programs {
  let name: String
  let summary: String
  let programs: [Program]

  /// - Parameter name: The word that starts it in a shell. The name of each other program consists of this word, a
  ///   space and the word that selects it.
  public init(name: String, summary: String, programs: [Program]) {
    (self.name, self.summary, self.programs) = (name, summary, programs)
  }

  /// Runs the program that the first argument selects, with the other arguments. Without arguments, lists all programs.
  public func run(arguments: [String]) async -> Int32 {
    guard let word = arguments.first, !["--help", "-h"].contains(word) else {
      return print(help, for: name)
    }
    if word == "--version" { return print("\(name) \(version)", for: name) }
    guard let program = programs.first(where: { $0.name == "\(name) \(word)" }) else {
      Output.error.writeLine(
        "\(name): there is no '\(word.printable)'; \(name) --help lists the programs")
      return ExitStatus.usage.rawValue
    }
    return await program.run(Array(arguments.dropFirst()))
  }

  private var help: String {
    """
    \(summary)

    usage: \(name) NAME [flags]

    \(table(programs.map { ($0.name, $0.summary) }))

    \(name) NAME --help lists the commands and flags of one.
    \(name) --version prints the version.

    exit status:
    \(ExitStatus.list())
    """
  }
}

@MainActor
public struct Program {
  let name: String
  let summary: String
  let run: (_ arguments: [String]) async -> Int32

  /// - Parameter screens: Runs it as a full-screen program and returns the exit status, or `nil` if
  ///   there is no terminal.
  public init(
    _ lineMode: LineMode, screens: @escaping () async -> Int32? = { nil }
  ) {
    name = lineMode.name
    summary = lineMode.summary
    run = { arguments in
      var (lineMode, isPlain) = (lineMode, false)
      lineMode.options.append(.plain { isPlain = true })
      let start = Start(arguments: arguments, options: lineMode.options)
      if start == .session(inJSON: false), !isPlain, let status = await screens() { return status }
      return await lineMode.run(start)
    }
  }
}

public enum Start: Equatable, Sendable {
  case session(inJSON: Bool)
  case help
  case version
  case misuse(String, ExitStatus = .usage)

  /// Parses the arguments and sets the options, up to `--help`, `--version` or the first mistake.
  @MainActor
  public init(arguments: [String], options: [Option]) {
    self = .session(inJSON: false)
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": self = .session(inJSON: true)
      case "--help", "-h": self = .help
      case "--version": self = .version
      default: self = set(argument, from: options, &rest) ?? self
      }
      guard case .session = self else { return }
    }
  }
}

@MainActor
private func set(
  _ argument: String, from options: [Option], _ rest: inout ArraySlice<String>
) -> Start? {
  guard let option = options.first(where: { $0.name == argument }) else {
    return .misuse("unknown flag '\(argument.printable)'")
  }
  var value = ""
  if !option.parameter.isEmpty {
    guard let next = rest.popFirst() else { return .misuse("\(option.usage) needs a value") }
    if next.isEmpty { return .misuse("\(option.usage) needs a value that is not empty") }
    value = next
  }
  do { try option.set(value) } catch {
    return .misuse(error.message.printable, error.status == .failed ? .usage : error.status)
  }
  return nil
}
