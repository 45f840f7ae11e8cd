// Copy stages: writes, updates and removes a copy, and never loses what was written by hand.

import Foundation

/// The file that is being written. An update that was interrupted can leave it behind, and the next one replaces it.
private let unfinished = ".copy-stages.new"

/// A folder or a single file that contains a copy, or will.
struct Destination {
  let folder: URL
  let isOneFile: Bool
  /// The single file, or the one that says what the copy is.
  let mainName: String

  init(_ path: String, isOneFile: Bool) {
    var url = URL(filePath: path).absoluteURL
    // A link is followed, also if nothing is there any more. Links in a circle lead nowhere.
    for _ in 1...32 {
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)
      guard let target else { break }
      url = URL(filePath: target, relativeTo: url.deletingLastPathComponent()).absoluteURL
    }
    self.isOneFile = isOneFile
    folder = isOneFile ? url.deletingLastPathComponent() : url
    mainName = isOneFile ? url.lastPathComponent : "CopiedStages.swift"
  }

  /// Makes `files` the copy. If there are none, removes it.
  ///
  /// Everything is checked before anything is written. Each file says itself whether it is part of a copy and
  /// unchanged, so an update that was interrupted can be repeated or removed. Other files stay.
  func update(to files: [String: Data], isForced: Bool) throws {
    var (old, problems) = ([String](), [String]())
    for name in names {
      let bytes = try? Data(contentsOf: folder.appending(path: name))
      let unchanged = bytes.flatMap(isUnchanged)
      if unchanged != nil { old.append(name) }
      if files[name] == nil && unchanged == nil || files[name] == bytes && bytes != nil { continue }
      if bytes == nil { throw Refusal("nothing was changed, because \(name) cannot be read") }
      if unchanged == nil { problems.append("\(name) is not part of the copy") }
      if unchanged == false { problems.append("\(name) was changed by hand") }
    }
    if files.isEmpty && old.isEmpty { throw Refusal("there is no copy in \(folder.path)") }
    if !problems.isEmpty && !isForced {
      throw Refusal(
        """
        nothing was changed, because of these files in \(folder.path):
          \(problems.joined(separator: "\n  "))
        --diff shows what was changed by hand, and --force replaces or removes these files.
        """)
    }
    do { try replace(old, by: files) } catch {
      throw Refusal("\(folder.path) could not be changed: \(error.localizedDescription)")
    }
  }

  private func replace(_ old: [String], by files: [String: Data]) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, bytes) in files { try write(bytes, to: name) }
    try? FileManager.default.removeItem(at: folder.appending(path: unfinished))
    for name in old where files[name] == nil {
      try FileManager.default.removeItem(at: folder.appending(path: name))
    }
    if files.isEmpty && !isOneFile && names.isEmpty {
      try FileManager.default.removeItem(at: folder)
    }
  }

  /// What was changed by hand, as `diff` shows it.
  func changes() throws -> String {
    let main = (try? Data(contentsOf: folder.appending(path: mainName))) ?? Data()
    guard isUnchanged(main) != nil else { throw Refusal("there is no copy in \(folder.path)") }
    let text = String(decoding: main, as: UTF8.self)
    let command = text.firstMatch(of: /by: copy-stages ([^\r\n]*)/)?.1.split(separator: " ") ?? []
    let path = isOneFile ? folder.appending(path: mainName).path : folder.path
    var copy = try Request(command.map(String.init) + [path]).copy
    copy?.commit = text.firstMatch(of: /Commit: ([0-9a-f]{40}) of [-0-9]+\s/).map { String($0.1) }
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

  /// A file of another copy in the same module, a folder below `Sources`, `Tests`, or the folder of a project.
  func otherCopy() -> String? {
    func containsModules(_ url: URL) -> Bool {
      let names = try? FileManager.default.contentsOfDirectory(atPath: url.path)
      return ["Sources", "Tests"].contains(url.lastPathComponent)
        || names?.contains { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") } == true
    }
    var module = folder.standardizedFileURL
    let own = isOneFile ? module.appending(path: mainName).path : module.path + "/"
    while !containsModules(module.deletingLastPathComponent()) {
      module.deleteLastPathComponent()
      if module.path == "/" { return nil }
    }
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: module.path)) ?? []
    return paths.filter { $0.hasSuffix(".swift") }.map { module.appending(path: $0).path }.first {
      !$0.hasPrefix(own) && FileManager.default.contents(atPath: $0).flatMap(isUnchanged) != nil
    }
  }

  /// The names in the folder, and for a single file no others than its own.
  private var names: [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return all.sorted().filter { isOneFile ? $0 == mainName : $0 != unfinished }
  }

  private func write(_ bytes: Data, to name: String) throws {
    let (file, new) = (folder.appending(path: name), folder.appending(path: unfinished))
    // A file that is not touched is not compiled again.
    if (try? Data(contentsOf: file)) == bytes { return }
    try bytes.write(to: new)
    if rename(new.path, file.path) != 0 { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
  }
}
