// Line mode: what the arguments of a program ask for.
// SPDX-License-Identifier: MIT

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
