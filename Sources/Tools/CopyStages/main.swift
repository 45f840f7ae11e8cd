// Copy stages: copies the stages into another project, and updates or removes such a copy.

import Foundation

let help = """
  Copies the stages into your project, and updates or removes a copy:

    swift run copy-stages STAGE FOLDER             stages 1 to STAGE, in a folder of their own
    swift run copy-stages STAGE --one-file FILE    the same, as a single file
    swift run copy-stages 5 FOLDER --tests MODULE  stage 5, for tests of the MODULE that contains stages 1 to 4
    swift run copy-stages --diff FOLDER            what you changed in a copy; for a single file, give its name
    swift run copy-stages --remove FOLDER          removes a copy; for a single file, give its name

    --swiftui       adds SwiftUISupport to stages 1 to 8
    --force         replaces and removes files that you changed, and those in the way
    --other-module  copies although another copy or a type with one of its names is near: that is in another module

  Stages 6 to 8 do not need stage 5. If several modules use the stages, copy them into one that the others import.

  To update a copy, run its command again. This replaces the files that it wrote, and deletes those that the new
  version no longer has.
  """

/// The reason why the program does nothing.
struct Refusal: Error {
  let message: String

  init(_ message: String) { self.message = message }
}

/// What the arguments ask for.
struct Request {
  var flags: Set<String> = []
  /// What to copy, or `nil` if it is about a copy that is there.
  var copy: Copy?
  let path: String
  let destination: Destination

  init(_ arguments: some Sequence<String>) throws {
    var arguments = ArraySlice(arguments)
    var words: ArraySlice<String> = []
    var values: [String: String] = [:]
    while let argument = arguments.popFirst() {
      switch argument {
      case "--swiftui", "--force", "--other-module", "--remove", "--diff": flags.insert(argument)
      case "--one-file", "--tests":
        guard let value = arguments.popFirst(), !value.hasPrefix("-") else {
          throw Refusal("\(argument) needs a name. See copy-stages --help")
        }
        values[argument] = value
      case _ where argument.hasPrefix("-"):
        throw Refusal("there is no option \(argument). See copy-stages --help")
      default: words.append(argument)
      }
    }
    if flags.isDisjoint(with: ["--remove", "--diff"]) {
      copy = try Copy(words.popFirst(), flags, module: values["--tests"])
    }
    guard let path = values["--one-file"] ?? words.popFirst(), !path.isEmpty else {
      throw Refusal("which folder? See copy-stages --help")
    }
    if let word = words.first { throw Refusal("\(word) is one argument too many") }
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    var isOneFile = values["--one-file"] != nil
    if copy == nil {
      if !exists { throw Refusal("\(path) does not exist") }
      isOneFile = !isFolder.boolValue
    } else if exists && isFolder.boolValue == isOneFile {
      throw Refusal("\(path) is a \(isOneFile ? "folder" : "file")")
    }
    self.path = path
    destination = Destination(path, isOneFile: isOneFile)
  }

  /// Does what is asked for, and returns the text to print.
  func answer() throws -> String {
    if flags.contains("--diff") { return try destination.changes() }
    try destination.update(
      to: copy?.files(in: destination) ?? [:], isForced: flags.contains("--force"),
      ignoresModule: flags.contains("--other-module"))
    return copy == nil ? "Removed the copy in \(path)" : "Copied to \(path)"
  }
}

signal(SIGPIPE, SIG_IGN)
do {
  let arguments = CommandLine.arguments.dropFirst()
  let asksForHelp = arguments.contains { ["--help", "-h"].contains($0) }
  let answer = asksForHelp ? help : try Request(arguments).answer()
  // Unlike `print`, this notices an output that is closed or full.
  try FileHandle.standardOutput.write(contentsOf: Data("\(answer)\n".utf8))
} catch {
  let message = (error as? Refusal)?.message ?? error.localizedDescription
  try? FileHandle.standardError.write(contentsOf: Data("copy-stages: \(message)\n".utf8))
  exit(1)
}
