// Line mode: the flags that a program is started with.

/// The flags in the arguments of a program.
public struct Flags {
  /// A flag for the help: `--file PATH`, or `--json` without a value.
  public typealias Known = (usage: String, summary: String)

  static let ofAllPrograms: [Known] = [
    ("--json", "answer each command with a JSON object on one line"),
    ("--help", "print this help, as -h does"),
    ("--version", "print the version"),
  ]

  private var values: [String: String] = [:]

  /// Parses the arguments, or throws the first mistake. If `--help` or `--version` is among them, all others are ignored.
  public init(_ arguments: [String], known: [Known]) throws(CommandFailure) {
    if let argument = arguments.first(where: { $0.contains("\u{FFFD}") }) {
      throw CommandFailure("the argument '\(argument)' is not UTF-8 text", .usage)
    }
    let arguments = arguments.map { $0 == "-h" ? "--help" : $0 }
    let only = arguments.first { ["--help", "--version"].contains($0) }
    var rest = (only.map { [$0] } ?? arguments)[...]
    while let name = rest.popFirst() {
      let flag = (known + Self.ofAllPrograms).first { $0.usage.prefix { $0 != " " } == name }
      guard let usage = flag?.usage else {
        throw CommandFailure("unknown flag '\(name)'; --help lists the flags", .usage)
      }
      if values[name] != nil { throw CommandFailure("\(name) is given twice", .usage) }
      values[name] = usage == name ? "" : rest.popFirst() ?? ""
      if usage != name, values[name] == "" {
        throw CommandFailure("\(usage) needs a value; --help lists the flags", .usage)
      }
    }
  }

  /// The value of a flag, which is empty for a flag without a value.
  public subscript(name: String) -> String? { values[name] }
}
