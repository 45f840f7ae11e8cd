// Copy stages: the command line.
// SPDX-License-Identifier: MIT

import Foundation

/// What the arguments ask for.
struct Command {
  static let help = """
    Copies the stages into your project, and updates such a copy:

      swift run copy-stages STAGE FOLDER          stages 1 to STAGE, as files in a folder of their own
      swift run copy-stages STAGE --one-file FILE the same as a single file
      swift run copy-stages 5 FOLDER --tests MODULE
                                                  the test store, for tests of the MODULE with stages 1 to 4
      swift run copy-stages --remove FOLDER       removes a copy; give a FILE to remove a single file

      --internal   makes nothing public, so several modules of an app can contain a copy
      --swiftui    adds SwiftUISupport to stages 1 to 8
      --force      also replaces and removes files that were changed by hand or are in the way

    Stage 5 is for tests only: without --tests, it is left out. To update a copy, run its command again. This
    replaces the files that it wrote, deletes those that the new version no longer has, and leaves
    .DS_Store alone. If it finds a file that was changed by hand or is not its own, it lists them and
    changes nothing.
    """

  var copy: Copy?
  /// A folder, or a single file.
  var path = ""
  var isOneFile = false
  var isForced = false
  var isHelp = false

  init(_ arguments: ArraySlice<String>) throws {
    var arguments = arguments
    var words: [String] = []
    var copy = Copy()
    var removes = false
    while let argument = arguments.popFirst() {
      func parameter(_ name: String) throws -> String {
        guard let value = arguments.popFirst(), !value.hasPrefix("-") else {
          throw Refusal("\(argument) needs \(name)")
        }
        return value
      }
      switch argument {
      case "--one-file": (path, isOneFile) = (try parameter("the name of a file"), true)
      case "--tests": copy.module = try parameter("the name of the module that your tests import")
      case "--internal": copy.isInternal = true
      case "--swiftui": copy.hasSwiftUI = true
      case "--force": isForced = true
      case "--remove": removes = true
      case "--help", "-h": isHelp = true
      case _ where argument.hasPrefix("-"):
        throw Refusal("there is no option \(argument). See copy-stages --help")
      default: words.append(argument)
      }
    }
    if isHelp { return }
    if !removes {
      guard !words.isEmpty else { throw Refusal("which stages? See copy-stages --help") }
      copy.stage = try Self.stage(words.removeFirst())
      try copy.check()
      self.copy = copy
    }
    if !isOneFile, !words.isEmpty { path = words.removeFirst() }
    if path.isEmpty { throw Refusal("which folder? See copy-stages --help") }
    if let word = words.first { throw Refusal("\(word) is one argument too many") }
    if copy.stage != 0, isOneFile, !path.hasSuffix(".swift") {
      throw Refusal("\(path) should be the name of a Swift file")
    }
  }

  private static func stage(_ word: String) throws -> Int {
    guard let stage = Int(word), 1...8 ~= stage else {
      throw Refusal("there is no stage \(word), only stages 1 to 8")
    }
    return stage
  }

  /// Returns what to print.
  func run() throws -> String {
    if isHelp { return Self.help }
    let url = URL(filePath: path)
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    guard let copy else {
      if !exists { throw Refusal("\(path) does not exist") }
      let place = Place(url, isOneFile: !isFolder.boolValue)
      try place.update(to: [:], isForced: isForced)
      return "Removed the copy in \(path)"
    }
    if exists, isFolder.boolValue == isOneFile {
      throw Refusal("\(path) is a \(isOneFile ? "folder" : "file")")
    }
    let place = Place(url, isOneFile: isOneFile)
    let files =
      try isOneFile ? copy.oneFile(named: place.rootName) : copy.files(root: place.rootName)
    try place.update(to: files.mapValues { Data($0.utf8) }, isForced: isForced)
    let note = copy.stage == 5 && copy.module == nil ? ". Stage 5 is for tests: see --tests" : ""
    return "Copied \(copy.title) to \(path)\(note)"
  }
}
