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
    let isCopy = names(in: destination.url).contains("CopiedStages.swift")
    if !destination.isOneFile && isSwift && !isCopy {
      throw Refusal(
        "\(path) has the name of a file: to write a single file, add --one-file before it")
    }
    func refusal(_ reason: String, _ example: String) -> Refusal {
      Refusal(
        """
        nothing was changed, because \(folder.path) is no module: it \(reason).
        Name a folder in a module, such as \(folder.path)/\(example)/Redux.
        """)
    }
    if let project = projectFile(in: folder), !destination.isOneFile || project == "Package.swift" {
      throw refusal("is the folder of \(project)", "Sources/App")
    }
    let hasFolders = names(in: folder).contains { isFolder(folder.appending(path: $0)) }
    if ["Sources", "Tests"].contains(folder.lastPathComponent), !destination.isOneFile || hasFolders
    {
      throw refusal("contains one in each folder", "App")
    }
  }

  /// Refuses a second copy in a module, types with the names of copied ones, and types that take the place of those that
  /// the copied files use.
  func checkNames(of files: [String: Data]) throws {
    let copied = Names(in: files.values)
    for file in swiftFiles where !isPartOfCopy(file, files) {
      guard let bytes = manager.contents(atPath: file) else { continue }
      let own = Names(in: [bytes])
      let same =
        copied.declared.intersection(own.declared.union(own.privately)).min()
        ?? copied.privately.intersection(own.declared).min()
      if same != nil, isSealed(bytes) != nil {
        throw refusal(
          "already has a copy of these files, in \(copy(with: file)).\nUpdate or remove that copy")
      }
      if let same {
        throw refusal("already has a type with the name \(same), in \(file).\nRename that type")
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

  /// Refuses tests of a module that does not exist, or that lacks stages below 5.
  func checkTested(_ name: String) throws {
    guard let project = folders.first(where: { projectFile(in: $0) != nil }) else { return }
    let manifest = manifest(in: project)
    guard let tested = folder(of: name, in: project, manifest) else {
      // A module in a folder with another name.
      if ["\"\(name)\"", "= \(name);"].contains(where: manifest.contains) { return }
      throw Refusal(
        """
        nothing was changed, because there is no module \(name) in \(project.path).
        After --tests, give the name of the module that contains stages 1 to 4. If it is elsewhere, add --other-module.
        """)
    }
    let files = swiftFiles(in: tested)
    let types = Names(in: files.compactMap(manager.contents(atPath:))).declared
    if let name = try Copy.typesBelowStage5().subtracting(types).min() {
      let copied = files.first { manager.contents(atPath: $0).flatMap(isSealed) != nil }
      let place = copied.map(copy(with:)) ?? "\(tested.path)/Redux"
      throw Refusal(
        """
        nothing was changed, because stage 5 needs stages 1 to 4, and the module \(tested.lastPathComponent) lacks \(name).
        Copy them first: copy-stages \(place.hasSuffix(".swift") ? "4 --one-file" : "4") \(place)
        If another module contains them, and this one exports it, add --other-module.
        """)
    }
  }

  // MARK: Folders

  /// The folder of the copy, and those around it.
  private var folders: some Sequence<URL> {
    sequence(first: destination.folder) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
  }

  /// The files of the module, whose folder is in `Sources` or `Tests`, or in the folder of a project. Elsewhere, the files
  /// around the copy.
  private var swiftFiles: [String] {
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

  private func swiftFiles(in folder: URL) -> [String] {
    let paths = (try? manager.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.filter { $0.hasSuffix(".swift") && !"/\($0)".contains("/.") }.sorted()
      .map { "\(folder.path)/\($0)" }
  }

  private func projectFile(in folder: URL) -> String? {
    let names = names(in: folder)
    return names.first { $0 == "Package.swift" } ?? names.first { $0.hasSuffix(".xcodeproj") }
  }

  /// The text that names the modules of a project.
  private func manifest(in project: URL) -> String {
    names(in: project).compactMap { name in
      let file = name.hasSuffix(".xcodeproj") ? "\(name)/project.pbxproj" : name
      if !["Package.swift", "project.pbxproj"].contains(where: file.hasSuffix) { return nil }
      return try? String(contentsOf: project.appending(path: file), encoding: .utf8)
    }.joined()
  }

  /// The folder of a module, which has its name or is named in the manifest.
  private func folder(of name: String, in project: URL, _ manifest: String) -> URL? {
    let named = manifest.matches(of: /name:\s*"([^"]+)"[^()]*?\bpath:\s*"([^"]+)"/).first {
      $0.1 == name
    }
    let spaced = name.replacing("_", with: " ")
    let paths = (named.map { [String($0.2)] } ?? []) + ["Sources/\(name)", name, spaced]
    return paths.map { project.appending(path: $0) }.first(where: isFolder)
  }

  private func names(in folder: URL) -> [String] {
    ((try? manager.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  private func isFolder(_ url: URL) -> Bool {
    !url.lastPathComponent.hasPrefix(".")
      && (try? manager.contentsOfDirectory(atPath: url.path)) != nil
  }
}

/// The arguments that made a copy, as its main file says.
func command(in file: Data) -> Substring? {
  String(decoding: file, as: UTF8.self)
    .firstMatch(of: /\/\/ ClassicRedux, by: copy-stages (.*)/)?.1
}
