// Line mode: what a program is started with.
// SPDX-License-Identifier: MIT

/// What a program's arguments ask for.
public enum Start: Equatable, Sendable {
  case session(inJSON: Bool)
  case help
  case version
  /// They cannot be understood, and why.
  case misuse(String)

  /// Reads arguments, and sets the options among them, up to the first that decides.
  ///
  /// - Parameters:
  ///   - arguments: The words after the program's name.
  ///   - options: The flags there are besides `--json`, `--help` and `--version`.
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

/// Sets an option, and returns what is wrong, if anything.
@MainActor
private func set(
  _ argument: String, from options: [Option], _ rest: inout ArraySlice<String>
) -> Start? {
  guard let option = options.first(where: { $0.name == argument }) else {
    return .misuse("unknown flag '\(argument.printable)'")
  }
  var value = ""
  if !option.parameter.isEmpty {
    guard let next = rest.popFirst() else { return .misuse("\(option.usage) lacks its value") }
    if next.isEmpty { return .misuse("\(option.usage) takes no empty value") }
    value = next
  }
  do { try option.set(value) } catch { return .misuse(error.message.printable) }
  return nil
}
