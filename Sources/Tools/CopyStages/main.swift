// Copy stages: copies the stages into another project, and updates such a copy.

import Foundation

let help = """
  Copies the stages into your project, and updates a copy:

    swift run copy-stages STAGE FOLDER
        stages 1 to STAGE, in a folder of their own
    swift run copy-stages STAGE --one-file FILE
        the same, as a single file
    swift run copy-stages 5 FOLDER --tests MODULE
        stage 5, for tests of the MODULE that contains stages 1 to 4
    swift run copy-stages --diff FOLDER
        what you changed in a copy; for a single file, give its name

    --swiftui       adds SwiftUISupport to stages 1 to 8
    --force         replaces and removes files that you changed, and those in the
                    way
    --smaller       removes the files of stages that the new copy lacks
    --other-module  copies although a name near it says that it cannot compile:
                    that is in another module

  Stages 6 to 8 do not need stage 5. If several modules use the stages, copy them
  into one that the others import.

  To update a copy, run its command again. This replaces the files that it wrote,
  and deletes those that the new version no longer has. To keep what you changed,
  save it, update, and bring it back:

    swift run copy-stages --diff FOLDER > mine.patch
    swift run copy-stages STAGE FOLDER --force
    patch --ignore-whitespace --directory FOLDER < mine.patch

  Like diff, --diff ends with status 1 if it finds a difference, and with 2 if it
  cannot compare.
  """

/// The reason why the program does nothing.
struct Refusal: LocalizedError {
  let errorDescription: String?

  init(_ reason: String) { errorDescription = reason }
}

/// What the arguments ask for.
struct Request {
  private var flags: Set<String> = []
  /// What to copy, or `nil` to show what was changed in a copy.
  private(set) var copy: Copy?
  let destination: Destination
  /// The module that stage 5 tests.
  private let tested: String?

  init(_ arguments: some Sequence<String>) throws {
    var arguments = ArraySlice(arguments)
    var words: ArraySlice<String> = []
    var names: [String: String] = [:]
    while let argument = arguments.popFirst() {
      switch argument {
      case "--swiftui", "--force", "--smaller", "--other-module", "--diff": flags.insert(argument)
      case "--one-file", "--tests":
        guard let name = arguments.popFirst(), !name.hasPrefix("-") else {
          throw Refusal("\(argument) needs a name. See copy-stages --help")
        }
        names[argument] = name
      case _ where argument.hasPrefix("-"):
        throw Refusal("there is no option \(argument). See copy-stages --help")
      default: words.append(argument)
      }
    }
    if !flags.contains("--diff") {
      copy = try Copy(words.popFirst(), flags, module: names["--tests"])
    }
    tested = names["--tests"]
    guard let path = names["--one-file"] ?? words.popFirst(), !path.isEmpty else {
      throw Refusal("which folder? See copy-stages --help")
    }
    if let word = words.first { throw Refusal("\(word) is one argument too many") }
    let isFolder = (try? FileManager.default.contentsOfDirectory(atPath: path)) != nil
    let isOneFile = names["--one-file"] != nil || copy == nil && !isFolder
    destination = Destination(path, isOneFile: isOneFile)
  }

  /// Does what is asked for, and returns the text to print and the status to exit with.
  func answer() throws -> (text: String, status: Int32) {
    guard var copy else {
      let changes = try destination.changes()
      return (changes.isEmpty ? "Nothing was changed by hand" : changes, changes.isEmpty ? 0 : 1)
    }
    let module = Module(around: destination)
    try module.checkPlace()
    copy.isInOtherModule = flags.contains("--other-module") || destination.isInOtherModule
    let files = try copy.files(in: destination)
    if !copy.isInOtherModule {
      try module.checkNames(of: files)
      if let tested { try module.checkTested(tested) }
    }
    try destination.update(
      to: files, isForced: flags.contains("--force"), mayShrink: flags.contains("--smaller"))
    return ("Copied to \(destination.url.path)", 0)
  }
}

let arguments = CommandLine.arguments.dropFirst()
do {
  if arguments.contains(where: ["--help", "-h"].contains) {
    print(help)
  } else {
    let (text, status) = try Request(arguments).answer()
    print(text)
    exit(status)
  }
} catch {
  let message = "copy-stages: \(error.localizedDescription)\n"
  try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
  exit(arguments.contains("--diff") ? 2 : 1)
}
