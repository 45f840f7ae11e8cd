// Terminal UI: the abilities and the size of the terminal.
// SPDX-License-Identifier: MIT

public import Foundation

extension Terminal {
  /// Whether a full-screen program can run: input and output are terminals with the necessary abilities.
  public static func isInteractive(
    input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    isatty(input) == 1 && isatty(output) == 1 && !["", "dumb"].contains(environment["TERM"] ?? "")
  }

  /// Whether the terminal shows more than ASCII, which is so unless the locale names an encoding other than UTF-8.
  public static func hasUnicode(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }
    // Many containers have no locale, but usually a modern terminal.
    guard let name = names.first(where: { !$0.isEmpty }) else { return true }
    let encoding = name.prefix { $0 != "@" }.uppercased()
    return encoding.hasSuffix("UTF-8") || encoding.hasSuffix("UTF8")
  }

  /// Whether the user wants colours: `NO_COLOR` is unset or empty (https://no-color.org).
  public static func wantsColours() -> Bool {
    (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
  }
}

extension Size {
  /// The size that the terminal reports, or else the traditional 80 by 24.
  init(of terminal: FileDescriptor) {
    var window = winsize()
    _ = ioctl(terminal.number, UInt(TIOCGWINSZ), &window)
    self.init(
      columns: window.ws_col > 0 ? Int(window.ws_col) : 80,
      rows: window.ws_row > 0 ? Int(window.ws_row) : 24)
  }
}
