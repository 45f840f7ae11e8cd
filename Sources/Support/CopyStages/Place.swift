// Copy stages: writes, updates and removes a copy, and never loses what was written by hand.
// SPDX-License-Identifier: MIT

import Foundation

/// The file that is being written. An update that was interrupted can leave it behind, and the next one replaces it.
private let unfinished = ".copy-stages.new"

/// A folder or a single file that contains a copy, or will.
struct Place {
  let folder: URL
  let isOneFile: Bool
  /// The single file, or the one that lists the others.
  let rootName: String

  init(_ link: URL, isOneFile: Bool) {
    let url = link.resolvingSymlinksInPath()
    self.isOneFile = isOneFile
    folder = isOneFile ? url.deletingLastPathComponent() : url
    rootName = isOneFile ? url.lastPathComponent : "CopiedStages.swift"
  }

  /// Makes `files` the copy. If there are none, removes it.
  ///
  /// Everything is checked before anything is written. A file that already is as wanted is never in the
  /// way, so an update that was interrupted can be repeated.
  func update(to files: [String: Data], isForced: Bool) throws {
    let present = try names()
    let root = present.contains(rootName) ? Head(try read(rootName)) : nil
    if files.isEmpty && root?.isOurs != true {
      throw Refusal("there is no copy: \(rootName) is missing, or was not written by copy-stages")
    }
    let hashes = isOneFile ? [:] : root?.hashes ?? [:]

    var problems: [String] = []
    for name in present {
      let isOurs = name == rootName ? root?.isOurs == true : hashes[name] != nil
      if !isOurs && files[name] == nil {
        // Removing a copy leaves it alone, so it needs no permission.
        if !files.isEmpty { problems.append("\(name) is not part of the copy") }
        continue
      }
      let bytes = try read(name)
      if files[name] == bytes { continue }
      if !isOurs {
        problems.append("\(name) is not part of the copy")
      } else if name == rootName ? root?.isUnchanged != true : hashes[name] != hash(bytes) {
        problems.append("\(name) was changed by hand")
      }
    }
    if !problems.isEmpty && !isForced {
      throw Refusal(
        """
        nothing was changed, because of these files in \(folder.relativePath):
          \(problems.joined(separator: "\n  "))
        Move them elsewhere, or use --force. It replaces or removes those that were changed by hand or have the
        name of a copied file, and leaves the others alone.
        """)
    }
    do { try replace(hashes.keys.filter(present.contains), by: files) } catch {
      throw Refusal(
        """
        \(folder.relativePath) could not be changed: \(error.localizedDescription) Remove the cause, and \
        run the same command again to complete it.
        """)
    }
  }

  private func replace(_ old: [String], by files: [String: Data]) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, bytes) in files where name != rootName { try write(bytes, to: name) }
    for name in old where files[name] == nil { try remove(name) }
    // Last, because until then the old one says what may be replaced.
    if let bytes = files[rootName] { return try write(bytes, to: rootName) }
    try remove(rootName)
    if try !isOneFile && names().isEmpty { try FileManager.default.removeItem(at: folder) }
  }

  /// The names in the folder, and for a single file no others than its own.
  private func names() throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { ![".DS_Store", unfinished].contains($0) && (!isOneFile || $0 == rootName) }
  }

  private func read(_ name: String) throws -> Data {
    // A folder of that name cannot be read either.
    do { return try Data(contentsOf: folder.appending(path: name)) } catch {
      throw Refusal(
        "nothing was changed, because \(name) cannot be read: \(error.localizedDescription)")
    }
  }

  private func write(_ bytes: Data, to name: String) throws {
    let (file, new) = (folder.appending(path: name), folder.appending(path: unfinished))
    // A file that is not touched is not compiled again.
    if (try? Data(contentsOf: file)) == bytes { return }
    try bytes.write(to: new)
    if rename(new.path, file.path) != 0 { throw Refusal("\(name) could not be replaced") }
  }

  private func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: folder.appending(path: name))
  }
}
