// Line mode: what the arguments of a program ask for.
// SPDX-License-Identifier: MIT

public enum Start: Equatable, Sendable {
  case session(inJSON: Bool)
  case help
  case version
  case misuse(String)

  /// Parses the arguments and sets the options, up to `--help`, `--version` or the first mistake.
  @MainActor
  public init(arguments: [String], options: [Option]) {
    self = .session(inJSON: false)
    var rest = arguments[...]
    while case .session = self, let argument = rest.popFirst() {
      switch argument {
      case "--json": self = .session(inJSON: true)
      case "--help", "-h": self = .help
      case "--version": self = .version
      default:
        guard let option = options.first(where: { $0.name == argument }) else {
          self = .misuse("unknown flag '\(argument.printable)'")
          return
        }
        let value = option.parameter.isEmpty ? "" : rest.popFirst() ?? ""
        if value.isEmpty && !option.parameter.isEmpty {
          self = .misuse("\(option.usage) needs a value")
        } else {
          option.set(value)
        }
      }
    }
  }
}
