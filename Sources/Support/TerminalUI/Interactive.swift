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

  /// Whether the user wants colours: `NO_COLOR` is not set, or empty (https://no-color.org).
  public static func wantsColours(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    (environment["NO_COLOR"] ?? "").isEmpty
  }
}
