// Copy stages: whether the files compile where they are copied.

import Foundation

private let manager = FileManager.default

/// The module around a copy, as far as its folders show.
struct Module {
  private let destination: Destination

  init(around destination: Destination) { self.destination = destination }

  /// Refuses places that belong to no module, or to several.
  func checkPlace() throws {
    let (path, folder) = (destination.url.path, destination.folder)
    let isSwift = destination.url.pathExtension == "swift"
    if destination.isOneFile && !isSwift {
      throw Refusal("\(path) would be no Swift file: give it a name that ends in .swift")
    }
    if !destination.isOneFile && isSwift
      && !names(in: destination.url).contains("CopiedStages.swift")
    {
      throw Refusal(
        "\(path) has the name of a file: to write a single file, add --one-file before it")
    }
    if let project = projectFile(in: folder), !destination.isOneFile || project == "Package.swift" {
      throw Refusal(
        """
        nothing was changed, because \(folder.path) is no module: it is the folder of \(project).
        Name a folder in one of its modules, such as \(folder.path)/Sources/App/Redux.
        """)
    }
    let isForModules = ["Sources", "Tests"].contains(folder.lastPathComponent)
    if isForModules,
      !destination.isOneFile || names(in: folder).contains(where: isFolder(in: folder))
    {
      throw Refusal(
        """
        nothing was changed, because \(folder.path) is no module: it contains one in each folder.
        Name a folder in one of them, such as \(folder.path)/App/Redux.
        """)
    }
  }

  /// Refuses a second copy in a module, types with the names of copied ones, and types that take the place of those that
  /// the copied files use.
  func checkNames(of files: [String: Data]) throws {
    let copied = Names(in: files.values)
    for file in swiftFiles where !isPartOfCopy(file, files) {
      guard let bytes = manager.contents(atPath: file) else { continue }
      let own = Names(in: [bytes])
      if let name = copied.declared.intersection(own.declared.union(own.privately)).min()
        ?? copied.privately.intersection(own.declared).min()
      {
        throw refusal(
          isSealed(bytes) == nil
            ? """
            already has a type with the name \(name), in \(file).
            Rename that type
            """
            : """
            already has a copy of these files, in \(copy(with: file)).
            Update or remove that copy
            """)
      }
      if let name = copied.used.intersection(own.declared).min() {
        throw refusal(
          """
          has a type with the name \(name), in \(file), and the copied files use another \(name).
          Rename that type
          """)
      }
    }
  }

  private func refusal(_ obstacle: String) -> Refusal {
    Refusal(
      """
      nothing was changed, because this module \(obstacle), or give this copy a module of its own, which the others \
      import. If it has one, add --other-module.
      """)
  }

  private func isPartOfCopy(_ file: String, _ files: [String: Data]) -> Bool {
    let url = URL(filePath: file)
    guard url.deletingLastPathComponent().path == destination.folder.path else { return false }
    if destination.isOneFile { return url.lastPathComponent == destination.mainName }
    return files[url.lastPathComponent] != nil
      || manager.contents(atPath: file).flatMap(isSealed) != nil
  }

  /// The folder or the single file of the copy to which a file belongs.
  private func copy(with file: String) -> String {
    let folder = URL(filePath: file).deletingLastPathComponent()
    return names(in: folder).contains("CopiedStages.swift") ? folder.path : file
  }

  /// Refuses tests of a module that does not exist, or whose copy of the stages below 5 lacks some or is of another version.
  func checkTested(_ name: String) throws {
    guard let project else { return }
    guard let tested = folder(of: name, in: project) else {
      if mentions(name, in: project) { return }
      throw Refusal(
        """
        nothing was changed, because there is no module \(name) in \(project.path).
        After --tests, give the name of the module that contains stages 1 to 4. If it is elsewhere, add --other-module.
        """)
    }
    let files = swiftFiles(in: tested)
    let types = Names(in: files.compactMap(manager.contents(atPath:))).declared
    let missing = try Copy.typesBelowStage5().subtracting(types)
    if let name = missing.min() {
      let copy = files.first { main(in: $0) != nil }.map(copy(with:))
      let place = copy ?? "\(tested.path)/Redux"
      let command = place.hasSuffix(".swift") ? "4 --one-file" : "4"
      throw Refusal(
        """
        nothing was changed, because stage 5 needs stages 1 to 4, and the module \(tested.lastPathComponent) lacks \(name).
        Copy them first: copy-stages \(command) \(place)
        If another module contains them, and this one exports it, add --other-module.
        """)
    }
    for file in files {
      guard let command = main(in: file) else { continue }
      let copy = copy(with: file)
      let request = try Request(command.split(separator: " ").map(String.init) + [copy])
      guard let current = try request.copy?.files(in: request.destination) else { continue }
      let folder = request.destination.folder.path
      let isOld = current.contains { name, new in
        guard let old = manager.contents(atPath: "\(folder)/\(name)") else { return true }
        return isSealed(old) == true && code(in: old) != code(in: new)
      }
      if isOld {
        throw Refusal(
          """
          nothing was changed, because the copy in \(copy) is of another version.
          Update it first: copy-stages \(command) \(copy)
          """)
      }
    }
  }

  /// The arguments that made a copy, if this file says so.
  private func main(in file: String) -> Substring? {
    guard let bytes = manager.contents(atPath: file), isSealed(bytes) != nil else { return nil }
    return command(in: bytes)
  }

  // MARK: Folders

  /// The files of the module, whose folder is in `Sources` or `Tests`, or in the folder of a project. Elsewhere, the files
  /// around the copy.
  private var swiftFiles: [String] {
    let folders = sequence(first: destination.folder) {
      $0.path == "/" ? nil : $0.deletingLastPathComponent()
    }
    let module = folders.first {
      let parent = $0.deletingLastPathComponent()
      return ["Sources", "Tests"].contains(parent.lastPathComponent)
        || projectFile(in: parent) != nil
    }
    if let module { return swiftFiles(in: module) }
    let folder = destination.folder
    let around = destination.isOneFile ? folder : folder.deletingLastPathComponent()
    return names(in: around).filter { $0.hasSuffix(".swift") }.map { "\(around.path)/\($0)" }
  }

  /// The folder of the project around the copy.
  private var project: URL? {
    sequence(first: destination.folder) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
      .first { projectFile(in: $0) != nil }
  }

  private func projectFile(in folder: URL) -> String? {
    let names = names(in: folder)
    return names.first { $0 == "Package.swift" } ?? names.first { $0.hasSuffix(".xcodeproj") }
  }

  private func names(in folder: URL) -> [String] {
    ((try? manager.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  private func isFolder(in folder: URL) -> (String) -> Bool {
    { name in
      var isFolder: ObjCBool = false
      return manager.fileExists(atPath: folder.appending(path: name).path, isDirectory: &isFolder)
        && isFolder.boolValue && !name.hasPrefix(".")
    }
  }

  private func swiftFiles(in folder: URL) -> [String] {
    let paths = (try? manager.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") && !$0.contains("/.") }
      .sorted()
      .map { "\(folder.path)/\($0)" }
  }

  /// The folder of a module, which has its name or is named in the manifest.
  private func folder(of name: String, in project: URL) -> URL? {
    let manifest =
      (try? String(contentsOf: project.appending(path: "Package.swift"), encoding: .utf8)) ?? ""
    let named = manifest.matches(of: /name:\s*"([^"]+)"[^()]*?\bpath:\s*"([^"]+)"/).first {
      $0.1 == name
    }
    let spaced = name.replacing("_", with: " ")
    let candidates = (named.map { [String($0.2)] } ?? []) + ["Sources/\(name)", name, spaced]
    return candidates.map { project.appending(path: $0) }
      .first { isFolder(in: $0.deletingLastPathComponent())($0.lastPathComponent) }
  }

  /// Whether the project names a module that is not in a folder of this name.
  private func mentions(_ name: String, in project: URL) -> Bool {
    let files = names(in: project).map { name in
      project.appending(path: name.hasSuffix(".xcodeproj") ? "\(name)/project.pbxproj" : name)
    }
    return files.filter { ["Package.swift", "project.pbxproj"].contains($0.lastPathComponent) }
      .contains { file in
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.contains("\"\(name)\"") || text.contains("= \(name);")
      }
  }
}

/// The arguments that made a copy, as its main file says.
func command(in file: Data) -> Substring? {
  String(decoding: file, as: UTF8.self)
    .firstMatch(of: /\/\/ ClassicRedux, by: copy-stages (.*)/)?.1
}

/// A copied file without whitespace, which does not count, and without the lines that say of which commit it is.
private func code(in file: Data) -> [UInt8] {
  let lines = String(decoding: file, as: UTF8.self).split(whereSeparator: \.isNewline)
  return lines.filter { line in
    !["// Written by", "// Version:", "// Commit:"].contains { line.hasPrefix($0) }
  }.flatMap { $0.utf8.filter { !" \t".utf8.contains($0) } }
}
