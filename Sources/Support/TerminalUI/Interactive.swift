// Terminal UI: whether there is someone to talk to.
// SPDX-License-Identifier: MIT

public import Foundation

extension Terminal {
  /// Whether a full-screen program makes sense: input and output are terminals, and able ones.
  public static func isInteractive(
    input: Int32 = STDIN_FILENO,
    output: Int32 = STDOUT_FILENO,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    // isatty, as to be a character device is not enough: /dev/null is one.
    let kind = environment["TERM"] ?? ""
    return isatty(input) == 1 && isatty(output) == 1 && kind != "" && kind != "dumb"
  }

  /// Whether the terminal shows more than ASCII: the locale does not name another encoding than UTF-8.
  public static func hasUnicode(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"].map { environment[$0] ?? "" }
    // Without any, as in many containers, the terminal is likely a modern one.
    guard let name = names.first(where: { !$0.isEmpty })?.uppercased() else { return true }
    return name.hasSuffix("UTF-8") || name.hasSuffix("UTF8")
  }

  /// Whether the user wants colours: `NO_COLOR` is not set, or empty (https://no-color.org).
  public static func wantsColours(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    (environment["NO_COLOR"] ?? "").isEmpty
  }
}
