// Four example apps in line mode.

import Foundation
import LineMode

let exampleFlags: [String: [Flags.Known]] = [
  "modular-app": [("--online", "ask numbersapi.com, or the service in $NUMBERS_API")],
  "chat-room": [("--trace", "print each step")],
]
let argument = CommandLine.arguments.dropFirst().first ?? "--help"
let name = argument == "-h" ? "--help" : argument
do throws(CommandFailure) {
  let flags = try Flags(Array(CommandLine.arguments.dropFirst(2)), known: exampleFlags[name] ?? [])
  if flags["--online"] == nil { setenv("NUMBERS_API", "embedded", 1) }
  let examples = [modularApp(), chatRoom(flags), coordinator(), musicMap()]
  if let example = examples.first(where: { $0.name == "examples \(name)" }) {
    exit(await example.run(flags))
  }
  if name != "--help" {
    throw CommandFailure("there is no '\(name)'; --help lists the examples", .usage)
  }
  print("usage: examples NAME [flags], where --help lists the commands and flags of one")
  for example in examples {
    print("\n  \(example.name)\n    \(example.summary.prefix { $0 != "\n" })")
  }
} catch {
  complain("examples: \(error.message)")
  exit(error.status.rawValue)
}
