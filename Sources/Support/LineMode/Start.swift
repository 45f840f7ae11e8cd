// Line mode: the arguments of a program.
// SPDX-License-Identifier: MIT

/// The meaning of a program's arguments.
public enum Start: Equatable, Sendable {
  case session(inJSON: Bool)
  case help
  case version
  /// The arguments are wrong, for this reason.
  case misuse(String)

  /// Parses the arguments and sets the options, up to the first argument that decides.
  ///
  /// - Parameters:
  ///   - arguments: The words after the program's name.
  ///   - options: The flags besides `--json`, `--help` and `--version`.
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

/// Sets an option, and returns the reason if that fails.
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
  do { try option.set(value) } catch { return .misuse(error.message.printable) }
  return nil
}
