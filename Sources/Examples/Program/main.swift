// Four example apps, each on a terminal or in line mode.

import Foundation
import LineMode
import TerminalUI

let examples = [modularApp(), chatRoom(), coordinator(), musicMap()]
let arguments = CommandLine.arguments.dropFirst()
if let example = examples.first(where: { $0.name == arguments.first }) {
  exit(await example.run(Array(arguments.dropFirst())))
}
let isHelp = [nil, "--help", "-h"].contains(arguments.first)
if !isHelp { print("examples: there is no '\(arguments.first!.printable)'\n") }
print("usage: examples NAME [flags], where --help lists the commands and flags of one\n")
for example in examples {
  print("  examples \(example.name)".padded(to: 24) + example.summary)
}
exit(isHelp ? 0 : ExitStatus.usage.rawValue)
