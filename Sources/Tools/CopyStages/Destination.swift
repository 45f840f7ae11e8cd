// Copy stages: writes, updates and removes a copy, and never loses what was written by hand.

import Foundation

/// A folder or a single file that contains a copy, or will.
struct Destination {
  let folder: URL
  let isOneFile: Bool
  /// The single file, or the one that says what the copy is.
  let mainName: String

  init(_ path: String, isOneFile: Bool) {
    let url = URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath()
    self.isOneFile = isOneFile
    folder = isOneFile ? url.deletingLastPathComponent() : url
    mainName = isOneFile ? url.lastPathComponent : "CopiedStages.swift"
  }

  /// Makes `files` the copy. If there are none, removes it.
  ///
  /// Everything is checked before anything is written. Each file says itself whether it is part of a copy and
  /// unchanged, so an update that was interrupted can be repeated or removed. Other files stay.
  func update(to files: [String: Data], isForced: Bool, ignoresModule: Bool) throws {
    if !ignoresModule, let obstacle = obstacle(to: files) {
      throw Refusal(
        """
        nothing was changed, because this module already has \(obstacle). With both, names would be ambiguous. Give \
        the copy a module of its own, which the others import; --other-module says that it has one already.
        """)
    }
    let lock = try lock()
    defer { close(lock) }
    let (old, problems) = (copied, try problems(for: files))
    if files.isEmpty && old.isEmpty { throw Refusal("there is no copy in \(folder.path)") }
    if !problems.isEmpty && !isForced {
      throw Refusal(
        """
        nothing was changed, because of these files in \(folder.path):
          \(problems.joined(separator: "\n  "))
        --diff shows what was changed by hand, and --force replaces or removes these files.
        """)
    }
    do { try replace(Set(old.keys), by: files) } catch { throw couldNotChange(error) }
  }

  /// Waits until no other process changes the folder, until `close` or the end of this one.
  private func lock() throws -> Int32 {
    let place = isOneFile ? folder : folder.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let file = open(place.path, O_RDONLY)
    if file < 0 || flock(file, LOCK_EX) != 0 {
      throw couldNotChange(POSIXError(.init(rawValue: errno) ?? .EIO))
    }
    return file
  }

  /// The files of the copy that is there.
  private var copied: [String: Data] {
    names.reduce(into: [:]) { files, name in
      let bytes = try? Data(contentsOf: folder.appending(path: name))
      if let bytes, isUnchanged(bytes) != nil { files[name] = bytes }
    }
  }

  /// What would be lost if these files became the copy.
  private func problems(for files: [String: Data]) throws -> [String] {
    try names.compactMap { name in
      let bytes = try? Data(contentsOf: folder.appending(path: name))
      let unchanged = bytes.flatMap(isUnchanged)
      if files[name] == nil && unchanged == nil || files[name] == bytes && bytes != nil {
        return nil
      }
      if bytes == nil { throw Refusal("nothing was changed, because \(name) cannot be read") }
      guard let unchanged else { return "\(name) is not part of the copy" }
      return unchanged ? nil : "\(name) was changed by hand"
    }
  }

  private func couldNotChange(_ error: any Error) -> Refusal {
    Refusal("\(folder.path) could not be changed: \(error.localizedDescription)")
  }

  private func replace(_ old: Set<String>, by files: [String: Data]) throws {
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, bytes) in files {
      let file = folder.appending(path: name)
      // A file that is not touched is not compiled again.
      if (try? Data(contentsOf: file)) != bytes { try bytes.write(to: file, options: .atomic) }
    }
    for name in old.subtracting(files.keys) {
      try manager.removeItem(at: folder.appending(path: name))
    }
    if files.isEmpty && !isOneFile && names.isEmpty { try manager.removeItem(at: folder) }
  }

  /// What was changed by hand, as `diff` shows it.
  func changes() throws -> String {
    let main = (try? Data(contentsOf: folder.appending(path: mainName))) ?? Data()
    guard isUnchanged(main) != nil else { throw Refusal("there is no copy in \(folder.path)") }
    let text = String(decoding: main, as: UTF8.self)
    func line(_ label: String) -> String {
      let start = text.range(of: label, options: .backwards)?.upperBound ?? text.endIndex
      return String(text[start...].prefix { !$0.isNewline })
    }
    let path = isOneFile ? folder.appending(path: mainName).path : folder.path
    let words = line("// ClassicRedux, by: copy-stages ").split(separator: " ").map(String.init)
    var copy = try Request(words + [path]).copy
    copy?.commit = line("// Commit: ").wholeMatch(of: /([0-9a-f]{40}) of [-0-9]+\s*/)
      .map { String($0.1) }
    let original = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: original) }
    let changes = try copy?.files(in: self).sorted { $0.key < $1.key }.map { name, bytes in
      let file = folder.appending(path: name)
      if (try? Data(contentsOf: file)).flatMap(isUnchanged) == true { return "" }
      try bytes.write(to: original)
      let labels = ["--label", "\(name), as it was copied", "--label", name]
      return run(["diff", "-uwN"] + labels + [original.path, file.path]).output
    }.joined()
    return changes.flatMap { $0.isEmpty ? nil : $0 } ?? "Nothing was changed by hand"
  }

  /// What the same module already has: another copy, or a type with a name that is new in these files.
  private func obstacle(to files: [String: Data]) -> String? {
    let old = copied
    let names = types(in: files).subtracting(types(in: old))
    guard let module, !names.isEmpty else { return nil }
    let own = isOneFile ? folder.appending(path: mainName).path : folder.path + "/"
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: module.path)) ?? []
    for path in paths.sorted() where path.hasSuffix(".swift") {
      let file = "\(module.path)/\(path)"
      guard !file.hasPrefix(own), let bytes = FileManager.default.contents(atPath: file) else {
        continue
      }
      let isCopy = isUnchanged(bytes) != nil
      if isCopy && old.isEmpty { return "a copy, \(file)" }
      if !isCopy, let name = types(in: [file: bytes]).intersection(names).min() {
        return "a type with the name \(name), in \(file)"
      }
    }
    return nil
  }

  /// The folder of the module: one in `Sources` or `Tests`, or in the folder of a project.
  private var module: URL? {
    var module = folder
    while module.path != "/" {
      let parent = module.deletingLastPathComponent()
      let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
      let isProject = names.contains { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") }
      if isProject || ["Sources", "Tests"].contains(parent.lastPathComponent) { return module }
      module = parent
    }
    return nil
  }

  /// The names in the folder, and for a single file no others than its own.
  private var names: [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return all.sorted().filter { !isOneFile || $0 == mainName }
  }
}

/// The types that files declare, as far as lines that are not indented show them.
private func types(in files: [String: Data]) -> Set<String> {
  let kinds: Set<Substring> = ["class", "struct", "enum", "actor", "protocol", "typealias"]
  return files.values.reduce(into: []) { names, bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("//") {
      guard line.first?.isWhitespace == false else { continue }
      let words = line.split(separator: " ").drop { !kinds.contains($0) }.dropFirst()
      guard let name = words.first else { continue }
      names.insert(String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
    }
  }
}
