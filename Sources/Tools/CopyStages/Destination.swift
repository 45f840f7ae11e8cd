// Copy stages: writes and updates a copy, and never loses what was written by hand.

import Foundation

/// A folder or a single file that contains a copy, or will.
struct Destination {
  /// The folder or the single file.
  let url: URL
  let isOneFile: Bool

  init(_ path: String, isOneFile: Bool) {
    url = URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath()
    self.isOneFile = isOneFile
  }

  private var folder: URL { isOneFile ? url.deletingLastPathComponent() : url }

  /// The name of the single file, or of the one that says what the copy is.
  var mainName: String { isOneFile ? url.lastPathComponent : "CopiedStages.swift" }

  /// The names in the folder, and for a single file no others than its own.
  private var names: [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return all.sorted().filter { !isOneFile || $0 == mainName }
  }

  private func bytes(_ name: String) -> Data? {
    try? Data(contentsOf: folder.appending(path: name))
  }

  /// Whether a file is as it was copied, or `nil` if it is no part of a copy.
  private func isUnchanged(_ name: String) -> Bool? { bytes(name).flatMap(isSealed) }

  private var copied: [String] { names.filter { isUnchanged($0) != nil } }

  /// Makes `files` the copy.
  ///
  /// Everything is checked before anything is written. Each file says itself whether it is part of a copy and
  /// unchanged, so an update that was interrupted can be repeated. Other files stay.
  func update(to files: [String: Data], isForced: Bool) throws {
    let problems = names.compactMap { name -> String? in
      switch isUnchanged(name) {
      case true?: nil
      case false?: "\(name) was changed by hand"
      case nil: files[name] == nil ? nil : "\(name) is not part of the copy"
      }
    }
    if !problems.isEmpty && !isForced {
      throw Refusal(
        """
        nothing was changed, because of these files in \(folder.path):
          \(problems.joined(separator: "\n  "))
        --diff shows what was changed by hand, and --force replaces or removes these files.
        """)
    }
    let (manager, old) = (FileManager.default, copied)
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    // A file that is not touched is not compiled again.
    for (name, new) in files where bytes(name) != new {
      try new.write(to: folder.appending(path: name), options: .atomic)
    }
    for name in old where files[name] == nil {
      try manager.removeItem(at: folder.appending(path: name))
    }
  }

  /// What was changed by hand, as `diff` shows it.
  func changes() throws -> String {
    let main = String(decoding: bytes(mainName) ?? Data(), as: UTF8.self)
    guard isUnchanged(mainName) != nil,
      let command = main.firstMatch(of: /\/\/ ClassicRedux, by: copy-stages (.*)/)?.1
    else { throw Refusal("there is no copy in \(url.path)") }
    var copy = try Request(command.split(separator: " ").map(String.init) + [url.path]).copy
    copy?.commit = main.firstMatch(of: /\/\/ Commit: ([0-9a-f]{40})\s/).map { String($0.1) }
    let original = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: original) }
    let unchanged = Set(names.filter { isUnchanged($0) == true })
    let files = try copy?.files(in: self, without: unchanged).sorted { $0.key < $1.key } ?? []
    let changes = try files.map { name, bytes in
      if isUnchanged(name) == true { return "" }
      try bytes.write(to: original)
      let labels = ["--label", "\(name), as it was copied", "--label", name]
      let paths = [original.path, folder.appending(path: name).path]
      return run(["diff", "-uwN"] + labels + paths).output
    }.joined()
    return changes.isEmpty ? "Nothing was changed by hand" : changes
  }

  /// Refuses a second copy in a module, and files that declare a type with a name that the module already has.
  func checkModule(for files: [String: Data]) throws {
    let new = files.values.reduce(into: Set()) { $0.formUnion(types(in: $1)) }
    let names = copied.compactMap(bytes).reduce(into: new) { $0.subtract(types(in: $1)) }
    guard let module, !names.isEmpty else { return }
    let own = url.path + (isOneFile ? "" : "/")
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: module.path)) ?? []
    for file in paths.sorted().map({ "\(module.path)/\($0)" }) {
      guard file.hasSuffix(".swift"), !file.hasPrefix(own),
        let bytes = FileManager.default.contents(atPath: file),
        let name = types(in: bytes).intersection(names).min()
      else { continue }
      var obstacle = "type with the name \(name), in \(file).\nRename that type"
      if isSealed(bytes) != nil {
        let folder = URL(filePath: file).deletingLastPathComponent().path
        let isFolder = FileManager.default.fileExists(atPath: "\(folder)/CopiedStages.swift")
        let copy = isFolder ? folder : file
        obstacle = "copy of these files, in \(copy).\nUpdate or remove that copy"
      }
      throw Refusal(
        """
        nothing was changed, because this module already has a \(obstacle), or give this copy a module of its own, \
        which the others import. If it has one, add --other-module.
        """)
    }
  }

  /// The folder of the module: one in `Sources` or `Tests`, or in the folder of a project.
  private var module: URL? {
    sequence(first: folder) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }.first {
      let parent = $0.deletingLastPathComponent()
      let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
      return ["Sources", "Tests"].contains(parent.lastPathComponent)
        || names.contains { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") }
    }
  }
}

/// The types that a file declares, as far as lines that are not indented show them.
private func types(in file: Data) -> Set<String> {
  let declaration = /(?m)^(?!\/\/)(?:\S+ )*?(?:class|struct|enum|actor|protocol|typealias) (\w+)/
  return Set(String(decoding: file, as: UTF8.self).matches(of: declaration).map { String($0.1) })
}
