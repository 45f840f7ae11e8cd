// Copy stages: copies the stages into another project, and updates or removes such a copy.
// SPDX-License-Identifier: MIT

import Foundation

let help = """
  Copies the stages into your project, and updates or removes a copy:

    swift run copy-stages STAGE FOLDER             stages 1 to STAGE, in a folder of their own
    swift run copy-stages STAGE --one-file FILE    the same, as a single file
    swift run copy-stages 5 FOLDER --tests MODULE  stage 5, for tests of the MODULE that contains stages 1 to 4
    swift run copy-stages --remove FOLDER          removes a copy; for a single file, give its name

    --internal   makes nothing public, so that several modules of an app can each contain a copy
    --swiftui    adds SwiftUISupport to stages 1 to 8
    --force      replaces and removes files that you changed, and those in the way

  Stage 5 is for tests: without --tests, it is left out. A single file is meant for the module that contains it:
  in other modules it is slower, because nothing in it is inlined there.

  To update a copy, run its command again. This replaces the files that it wrote, and deletes those that the new
  version no longer has. If one of them was changed, or another file is in the folder, it lists them and changes
  nothing. It ignores .DS_Store and changes of whitespace.
  """

/// The reason why the program does nothing.
struct Refusal: Error {
  let message: String

  init(_ message: String) { self.message = message }
}

/// Does what the arguments say, and returns the text to print.
func run(_ arguments: ArraySlice<String>) throws -> String {
  var arguments = arguments
  var words: ArraySlice<String> = []
  var flags: Set<String> = []
  var values: [String: String] = [:]
  while let argument = arguments.popFirst() {
    switch argument {
    case "--help", "-h": return help
    case "--internal", "--swiftui", "--force", "--remove": flags.insert(argument)
    case "--one-file", "--tests":
      guard let value = arguments.popFirst(), !value.hasPrefix("-") else {
        throw Refusal(
          "\(argument) needs the name of a \(argument == "--tests" ? "module" : "file")")
      }
      values[argument] = value
    case _ where argument.hasPrefix("-"):
      throw Refusal("there is no option \(argument). See copy-stages --help")
    default: words.append(argument)
    }
  }

  let copy =
    flags.contains("--remove") ? nil : try makeCopy(words.popFirst(), flags, values["--tests"])
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
  } else if isOneFile && !path.hasSuffix(".swift") {
    throw Refusal("\(path) should be the name of a Swift file")
  }

  let place = Place(URL(filePath: path), isOneFile: isOneFile)
  let files =
    isOneFile
    ? try copy.map { [place.rootName: try $0.oneFile()] } : try copy?.files(root: place.rootName)
  try place.update(
    to: (files ?? [:]).mapValues { Data($0.utf8) }, isForced: flags.contains("--force"))
  guard let copy else { return "Removed the copy in \(path)" }
  let isPartial = copy.stage == 5 && copy.module == nil
  return "Copied to \(path)"
    + (isPartial ? ", without stage 5, which is for tests: see --tests" : "")
}

func makeCopy(_ word: String?, _ flags: Set<String>, _ module: String?) throws -> Copy {
  guard let word else { throw Refusal("which stages? See copy-stages --help") }
  guard let stage = Int(word), 1...8 ~= stage else {
    throw Refusal("there is no stage \(word), only stages 1 to 8")
  }
  if let module {
    if stage != 5 { throw Refusal("--tests goes with stage 5 only") }
    if module.wholeMatch(of: /[A-Za-z_]\w*/) == nil {
      throw Refusal("\(module) is not a valid module name")
    }
  }
  let hasSwiftUI = flags.contains("--swiftui")
  if hasSwiftUI && stage != 8 { throw Refusal("--swiftui needs stage 8") }
  return Copy(
    stage: stage, module: module, isInternal: flags.contains("--internal"), hasSwiftUI: hasSwiftUI)
}

do { print(try run(CommandLine.arguments.dropFirst())) } catch {
  let message = (error as? Refusal)?.message ?? error.localizedDescription
  try? FileHandle.standardError.write(contentsOf: Data("copy-stages: \(message)\n".utf8))
  exit(1)
}
