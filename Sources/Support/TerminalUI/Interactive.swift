// Terminal UI: the abilities of the terminal.
// SPDX-License-Identifier: MIT

public import Foundation

extension Terminal {
  /// Whether a full-screen program can run: input and output are terminals with the necessary abilities.
  public static func isInteractive(
    input: Int32 = STDIN_FILENO,
    output: Int32 = STDOUT_FILENO,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    // `isatty`, because not every character device is a terminal: /dev/null is one, too.
    let kind = environment["TERM"] ?? ""
    return isatty(input) == 1 && isatty(output) == 1 && kind != "" && kind != "dumb"
  }

  /// Whether the terminal shows more than ASCII, which is so unless the locale names an encoding other than UTF-8.
  public static func hasUnicode(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"].map { environment[$0] ?? "" }
    // Many containers have no locale, but usually a modern terminal.
    guard let locale = names.first(where: { !$0.isEmpty })?.uppercased() else { return true }
    // A variant may follow: ca_ES.UTF-8@valencia.
    let name = locale.prefix { $0 != "@" }
    return name.hasSuffix("UTF-8") || name.hasSuffix("UTF8")
  }

  /// Whether the user wants colours: `NO_COLOR` is unset or empty (https://no-color.org).
  public static func wantsColours(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    (environment["NO_COLOR"] ?? "").isEmpty
  }
}
