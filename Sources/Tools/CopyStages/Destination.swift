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

  var folder: URL { isOneFile ? url.deletingLastPathComponent() : url }

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
  func update(to files: [String: Data], isForced: Bool, mayShrink: Bool) throws {
    if !mayShrink { try checkRemoved(by: files) }
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
    do {
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
      // A file that is not touched is not compiled again.
      for (name, new) in files where bytes(name) != new {
        try new.write(to: folder.appending(path: name), options: .atomic)
      }
      for name in old where files[name] == nil {
        try manager.removeItem(at: folder.appending(path: name))
      }
    } catch {
      throw Refusal("\(url.path) cannot be written: \(reason(of: error))")
    }
  }

  /// Refuses to remove files that the current version can copy: someone may have named a smaller stage by mistake.
  private func checkRemoved(by files: [String: Data]) throws {
    var removed = try copied.filter { files[$0] == nil }.filter(Copy.allNames().contains)
    if isOneFile, let old = bytes(mainName), isUnchanged(mainName) != nil {
      let new = Names(in: files.values).declared
      removed = Names(in: [old]).declared.subtracting(new).map { "the type \($0)" }.sorted()
    }
    if removed.isEmpty { return }
    throw Refusal(
      """
      nothing was changed, because the new copy lacks what the one in \(url.path) has:
        \(removed.joined(separator: "\n  "))
      To remove this, add --smaller. To update the copy instead, run the command that \(mainName) names.
      """)
  }

  /// Why a file cannot be written. On some systems, the error is POSIX's; on others, it contains that one.
  private func reason(of error: any Error) -> String {
    let error = error as NSError
    let inner = error.userInfo[NSUnderlyingErrorKey] as? NSError
    let codes = [error, inner].compactMap { error in
      error.flatMap {
        $0.domain == NSPOSIXErrorDomain ? POSIXErrorCode(rawValue: Int32($0.code)) : nil
      }
    }
    return switch ((error as? CocoaError)?.code, codes.last) {
    case (.fileWriteOutOfSpace?, _), (_, .ENOSPC?), (_, .EDQUOT?):
      "its disk is full. Make room, and run the command again"
    case (.fileWriteVolumeReadOnly?, _), (_, .EROFS?): "its disk can only be read"
    case (.fileWriteNoPermission?, _), (_, .EACCES?), (_, .EPERM?): "you may not write there"
    case (.fileWriteFileExists?, _), (_, .ENOTDIR?), (_, .EEXIST?), (_, .EISDIR?):
      "something is in its way"
    default: "something is in its way, or you may not write there"
    }
  }

  /// Whether someone has said before that what is near the copy is in another module.
  var isInOtherModule: Bool {
    bytes(mainName).flatMap(command)?.contains("--other-module") == true
  }

  /// What was changed by hand, as `diff` shows it.
  func changes() throws -> String {
    let main = String(decoding: bytes(mainName) ?? Data(), as: UTF8.self)
    guard isUnchanged(mainName) != nil, let command = command(in: Data(main.utf8)) else {
      throw Refusal("there is no copy in \(url.path)")
    }
    var copy = try Request(command.split(separator: " ").map(String.init) + [url.path]).copy
    copy?.commit = main.firstMatch(of: /\/\/ Commit: ([0-9a-f]{40})\s/).map { String($0.1) }
    let original = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: original) }
    let unchanged = Set(names.filter { isUnchanged($0) == true })
    let files = try copy?.files(in: self, without: unchanged).sorted { $0.key < $1.key } ?? []
    let changes = try files.map { name, bytes in
      if isUnchanged(name) == true { return "" }
      try bytes.write(to: original)
      let labels = ["--label", "\(name)\tas it was copied", "--label", name]
      let paths = [original.path, folder.appending(path: name).path]
      return run(["diff", "-uwN"] + labels + paths).output
    }.joined()
    return changes
  }
}
