// Learn: a guide through the course, in the terminal.

import Foundation

var arguments = Array(CommandLine.arguments.dropFirst())
var folder = repository.appending(path: "Playgrounds")

sayWhenStopped()
do {
  if let flag = arguments.firstIndex(of: "--playgrounds") {
    guard arguments.indices.contains(flag + 1) else {
      throw Failure("--playgrounds needs a folder.")
    }
    folder = URL(filePath: arguments[flag + 1], directoryHint: .isDirectory)
    if !folder.exists { throw Failure("There is no folder \(arguments[flag + 1]).") }
    arguments.removeSubrange(flag...flag + 1)
  }
  if ["help", "--help", "-h"].contains(arguments.first) {
    print(help)
  } else {
    try run(arguments, Course(in: folder))
  }
} catch let failure as Failure {
  print(failure.message)
  exit(1)
} catch {
  let details = (error as NSError).userInfo
  let path = details[NSFilePathErrorKey] as? String ?? "A file"
  // The description of many errors is only a number.
  let cause = (details[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError }
  let reason = cause?.localizedFailureReason ?? error.localizedDescription
  print("\(path) cannot be read or written: \(reason)")
  exit(1)
}
