// Copy stages: copies the stages into another project, and updates or removes such a copy.
// SPDX-License-Identifier: MIT

import Foundation

do {
  print(try Command(CommandLine.arguments.dropFirst()).run())
} catch {
  let message = (error as? Refusal)?.message ?? error.localizedDescription
  FileHandle.standardError.write(Data("copy-stages: \(message)\n".utf8))
  exit(1)
}

/// The reason why nothing was written.
struct Refusal: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
