// Four example apps in line mode.

import Foundation
import LineMode

let examples = [modularApp(), chatRoom(), coordinator(), musicMap()]
let arguments = CommandLine.arguments.dropFirst()
if let example = examples.first(where: { $0.name == arguments.first }) {
  exit(await example.run(Array(arguments.dropFirst())))
}
let list =
  "usage: examples NAME [flags], where --help lists the commands and flags of one\n"
  + examples.map { "\n  examples \($0.name)\n    \($0.introduction.prefix { $0 != "\n" })" }
  .joined()
if [nil, "--help", "-h"].contains(arguments.first) {
  print(list)
} else {
  complain("examples: there is no '\(arguments.first!)'")
  FileHandle.standardError.write(Data("\(list)\n".utf8))
  exit(ExitStatus.usage.rawValue)
}
